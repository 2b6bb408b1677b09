import type { Head } from "../../../../src/node/head-feed.js";
import { createHeadJudge } from "../../../../src/node/heads/head-plausibility.js";
import { createMembers, type Member } from "../../../../src/node/pooled-upstream.js";
import type { Upstream } from "../../../../src/node/upstream/upstream.js";

const maxLagBlocks = 5;
/** The furthest that a head may be ahead of all others. */
const farthest = 4 * maxLagBlocks;

const headAt = (number: number): Head => ({ number, hash: `0x${number}`, parentHash: `0x${number - 1}` });

/** Members in service with these heads, and what each of them would say now (the same where nothing is given). */
function judgeOf(heights: readonly number[], now: readonly (number | undefined)[] = heights) {
  const upstreams = heights.map((_, index) => ({ name: `node ${index}` }) as Upstream);
  const members = createMembers(upstreams, { concurrency: 1, queueLength: 1, now: () => 0 });
  for (const [index, member] of members.entries()) {
    member.head = headAt(heights[index] as number);
    member.health.recordProbe("good");
  }
  const asked: string[] = [];
  const headNow = async ({ name }: Member): Promise<Head | undefined> => {
    asked.push(name);
    const height = now[Number(name.slice(5))];
    return height === undefined ? undefined : headAt(height);
  };
  const judge = createHeadJudge(members, { maxLagBlocks }, { shown: () => headAt(Math.max(...heights)), headNow });
  const first = members[0] as Member;
  return {
    members,
    asked,
    judge: (height: number) => judge.judge(first, headAt(height)),
    isDoubtful: (height: number) => judge.isDoubtful(first, headAt(height)),
  };
}

it.each([
  [100, "good"],
  [95, "good"],
  [94, "lagging"],
  [100 + farthest, "good"],
  [100 + farthest + 1, "implausible"],
])("takes a head of %i, where the others are at 100, for %s", async (height, outcome) => {
  await expect(judgeOf([100, 100, 100]).judge(height)).resolves.toBe(outcome);
});

it("asks the others only about a head that is far ahead", async () => {
  const { judge, isDoubtful, asked } = judgeOf([100, 100, 100]);
  await judge(100 + farthest);
  expect([isDoubtful(100 + farthest), asked]).toEqual([false, []]);

  await judge(101 + farthest);
  expect([isDoubtful(101 + farthest), asked]).toEqual([true, ["node 1", "node 2"]]);
});

it.each<[string, readonly (number | undefined)[], string]>([
  ["one of them has come near", [0, 100, 181], "good"],
  ["all have come nearer, none near", [0, 150, 179], "implausible"],
  ["one of them doesn't answer", [0, undefined, 100], "good"],
  ["none of them answers", [0, undefined, undefined], "good"],
])("judges one at 200 by what the others say now, not by their last heads: %s", async (_, now, outcome) => {
  await expect(judgeOf([100, 100, 100], now).judge(200)).resolves.toBe(outcome);
});

it("believes one of two nodes, and one whose others are out of service", async () => {
  await expect(judgeOf([100, 100]).judge(1_000)).resolves.toBe("good");

  const { members, judge } = judgeOf([100, 100, 100]);
  members[2]?.health.recordProbe("syncing");
  await expect(judge(1_000)).resolves.toBe("good");
});

it("takes nobody for lagging behind a head that no node in service has", async () => {
  const { members, judge } = judgeOf([100, 50, 50]);
  for (const member of members) member.head = headAt(50);
  await expect(judge(50)).resolves.toBe("good");
});
