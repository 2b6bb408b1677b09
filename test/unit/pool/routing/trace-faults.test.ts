import { systemTimers } from "../../../../src/node/timers.js";
import { createPooledUpstreams, type PooledUpstream } from "../../../../src/pool/model/pooled-upstream.js";
import { TraceFaults } from "../../../../src/pool/routing/trace-faults.js";
import type { Upstream } from "../../../../src/upstream/upstream.js";

const { signal } = new AbortController();
let nowMs = 0;
let asked: string[] = [];

const timers = { ...systemTimers, now: () => nowMs };

function nodes(versions: readonly (() => unknown)[]): readonly PooledUpstream[] {
  const clients = versions.map((version, index) => ({
    name: `node${index}`,
    weight: 1,
    async query(method: string) {
      asked.push(`node${index} ${method}`);
      return version();
    },
  }));
  const upstreams = createPooledUpstreams(clients as unknown as Upstream[], {
    concurrency: 1,
    queueLength: 1,
    now: () => nowMs,
  });
  for (const { health } of upstreams) health.recordProbe("good");
  return upstreams;
}

const lacking = (upstreams: readonly PooledUpstream[]): boolean[] =>
  upstreams.map(({ missing }) =>
    ["trace_block", "trace_transaction", "debug_traceTransaction"].every((method) => missing.has(method, nowMs)),
  );

beforeEach(() => {
  [nowMs, asked] = [0, []];
});

it.each([
  ["RskJ/8.1.0/Linux/Java17/REED-abc", false],
  ["RskJ/9.0.0/Linux/Java17/VETIVER-abc", true],
  ["RskJ/9.0.1/Linux/Java17/VETIVER-abc", true],
  ["RskJ/9.0.2/Linux/Java17/VETIVER-abc", true],
  ["RskJ/9.0.20/Linux/Java17/VETIVER-abc", false],
  ["RskJ/9.0.3/Linux/Java17/VETIVER-abc", false],
  ["RskJ/9.1.0/Linux/Java17/SNAPSHOT-dev", false],
  ["rootgate/0.2.0 devchain", false],
  [null, false],
])("knows whether %s gives wrong inputs of inner calls: %s", async (version, isFaulty) => {
  const upstreams = nodes([() => version]);
  await new TraceFaults(timers).learn(upstreams, signal);
  expect(lacking(upstreams)).toEqual([isFaulty]);
});

it("asks each node once in ten minutes, calls that come together too", async () => {
  const faults = new TraceFaults(timers);
  const upstreams = nodes([() => "RskJ/9.0.2/Linux", () => "RskJ/9.0.3/Linux"]);
  await Promise.all([faults.learn(upstreams, signal), faults.learn(upstreams, signal)]);
  nowMs = 599_999;
  await faults.learn(upstreams, signal);
  expect([asked, lacking(upstreams)]).toEqual([
    ["node0 web3_clientVersion", "node1 web3_clientVersion"],
    [true, false],
  ]);
  nowMs = 600_000;
  await faults.learn(upstreams, signal);
  expect(asked).toHaveLength(4);
});

it("passes over a node that does not tell its version, and asks it again", async () => {
  const faults = new TraceFaults(timers);
  const upstreams = nodes([
    () => {
      throw new Error("gone");
    },
  ]);
  await faults.learn(upstreams, signal);
  await faults.learn(upstreams, signal);
  expect([asked.length, lacking(upstreams)]).toEqual([2, [false]]);
});
