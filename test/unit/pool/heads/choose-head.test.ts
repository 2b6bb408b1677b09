import type { Head } from "../../../../src/node/head-feed.js";
import { chooseHead, type HeadContext, type Vote } from "../../../../src/pool/heads/choose-head.js";

const SHOWN = 10;
const DIFFICULTY = 100n;

/** A block of the shown chain, or of another branch. */
function block(number: number, branch = "a"): Head {
  return {
    number,
    hash: `0x${number}${branch}`,
    parentHash: "",
    difficulty: DIFFICULTY,
    totalDifficulty: BigInt(number) * DIFFICULTY,
  };
}

/** A node at a block of the shown chain. */
const at = (height: number, weight = 1): Vote => on("a", Math.min(height, SHOWN), height, weight);

/** A node whose chain leaves the shown one above `forkHeight`, and ends at `height`. */
function on(branch: string, forkHeight: number, height: number, weight = 1): Vote {
  const blocks: Head[] = [];
  for (let number = forkHeight + 1; number <= height; number++) blocks.push(block(number, branch));
  return { weight, branch: { head: blocks.at(-1) ?? block(height), forkHeight, blocks } };
}

/** What is decided, in short: its kind, and the block that is shown then. */
function decide(votes: readonly Vote[], given: Partial<HeadContext> = {}): string {
  const totalWeight = votes.reduce((sum, { weight }) => sum + weight, 0);
  const decision = chooseHead(votes, {
    shown: block(SHOWN),
    totalWeight,
    maxReorgBlocks: 30,
    waitedMs: 0,
    ...given,
  });
  if (decision.kind === "extend" || decision.kind === "replace")
    return `${decision.kind} ${decision.blocks.at(-1)?.hash}`;
  return decision.kind === "retract" ? `retract ${decision.forkHeight}` : decision.kind;
}

describe("the shown head", () => {
  it.each<[string, readonly Vote[], string]>([
    ["stays while all have it", [at(10), at(10), at(10)], "keep"],
    ["is followed by what half of the nodes have", [at(12), at(12), at(10), at(10)], "extend 0x12a"],
    ["is followed as far as half of the nodes have it", [at(14), at(12), at(11)], "extend 0x12a"],
    ["is not followed by what one of three has alone", [at(12), at(10), at(10)], "keep"],
    ["is followed by what one of two has", [at(12), at(10)], "extend 0x12a"],
    ["is followed by what the only node has", [at(12)], "extend 0x12a"],
    ["is followed by what a node has that weighs more than the others", [at(12, 3), at(10), at(10)], "extend 0x12a"],
    ["stays though nodes are behind", [at(10), at(7), at(8)], "keep"],
    ["stays while nobody votes", [], "keep"],
  ])("%s", (_, votes, expected) => {
    expect(decide(votes)).toBe(expected);
  });
});

describe("another branch", () => {
  it.each<[string, readonly Vote[], string]>([
    ["is not followed for one node of three, however long it is", [on("b", 9, 30), at(10), at(10)], "keep"],
    ["is followed for two nodes of three", [on("b", 9, 11), on("b", 9, 11), at(10)], "replace 0x11b"],
    ["is followed as far as half of the nodes have it", [on("b", 8, 13), on("b", 8, 11), at(10)], "replace 0x11b"],
    ["is followed for the heavier nodes", [on("b", 9, 11, 3), at(10), at(10)], "replace 0x11b"],
    ["is followed for all nodes, though it is lower", [on("b", 6, 9), on("b", 6, 9)], "replace 0x9b"],
    ["has to wait, when it is lower, while a node has the shown head", [on("b", 6, 9), on("b", 6, 9), at(10)], "wait"],
    ["doesn't win a tie by a block", [on("b", 9, 11), at(10)], "keep"],
    ["wins a tie by two blocks' difficulty", [on("b", 9, 12), at(10)], "replace 0x12b"],
    ["is not followed for one node while two are on two others", [on("b", 9, 12), on("c", 9, 12), at(10)], "keep"],
    ["counts for a branch that forks off it", [on("b", 8, 12), on("b", 8, 11), on("a", 9, 13)], "replace 0x11b"],
  ])("%s", (_, votes, expected) => {
    expect(decide(votes)).toBe(expected);
  });

  it("has to wait for more than half of all nodes, or its time", () => {
    const votes = [on("b", 9, 11)];
    expect(decide(votes, { totalWeight: 3 })).toBe("wait");
    expect(decide(votes, { totalWeight: 3, waitedMs: 3_000 })).toBe("replace 0x11b");
  });

  it("has to wait longer when it is lower and less than half of all nodes are on it", () => {
    const votes = [on("b", 6, 9), on("b", 6, 9), at(10)];
    expect(decide(votes, { totalWeight: 4, waitedMs: 5_999 })).toBe("wait");
    expect(decide(votes, { totalWeight: 4, waitedMs: 6_000 })).toBe("replace 0x9b");
    expect(decide(votes, { totalWeight: 3, waitedMs: 3_000 })).toBe("replace 0x9b");
    expect(decide([on("b", 6, 10), on("b", 6, 10), at(10)], { totalWeight: 4, waitedMs: 3_000 })).toBe("replace 0x10b");
  });

  it("is not followed by less than half, however long it has waited", () => {
    expect(decide([on("b", 9, 12), at(10), at(10)], { waitedMs: 3_000 })).toBe("keep");
  });

  it("wins a tie by height where the difficulty is not told", () => {
    const bare = ({ number, hash, parentHash }: Head): Head => ({ number, hash, parentHash });
    const vote = (height: number): Vote => {
      const { weight, branch } = on("b", 9, height);
      return { weight, branch: { ...branch, blocks: branch.blocks.map(bare) } };
    };
    expect(decide([vote(11), at(10)])).toBe("keep");
    expect(decide([vote(12), at(10)])).toBe("replace 0x12b");
  });

  it.each([
    [30, "replace 0x101b"],
    [31, "refuse"],
  ])("%i blocks deep needs more than half of all nodes past 30: %s", (depth, expected) => {
    const votes = [on("b", 100 - depth, 101), on("b", 100 - depth, 101)];
    const shown = { ...block(100), totalDifficulty: undefined };
    expect(decide(votes, { shown, totalWeight: 4, waitedMs: 3_000 })).toBe(expected);
    expect(decide(votes, { shown, totalWeight: 3 })).toBe("replace 0x101b");
  });
});

describe("a shown head that no node has any more", () => {
  it("is waited for", () => {
    expect(decide([at(8), at(9), at(7)])).toBe("wait");
    expect(decide([on("b", 9, 12), at(9), at(9)])).toBe("wait");
  });

  it("gives way, after ten seconds, to the highest block that half of the nodes have", () => {
    expect(decide([at(9), at(8), at(7)], { waitedMs: 9_999 })).toBe("wait");
    expect(decide([at(9), at(8), at(7)], { waitedMs: 10_000 })).toBe("retract 8");
    expect(decide([on("b", 6, 12), on("c", 7, 12), at(9)], { waitedMs: 10_000 })).toBe("retract 7");
  });

  it("gives way, after three seconds, to a branch that half of the nodes have", () => {
    expect(decide([on("b", 6, 12), at(9)], { waitedMs: 3_000 })).toBe("replace 0x12b");
  });
});
