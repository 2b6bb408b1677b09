import { Distrust } from "../../../../src/pool/heads/distrust.js";
import { createPooledUpstreams, type PooledUpstream } from "../../../../src/pool/model/pooled-upstream.js";
import type { Upstream } from "../../../../src/upstream/upstream.js";

let nowMs: number;
let nodes: readonly PooledUpstream[];
let happened: string[];
let distrust: Distrust;

function open(weights: readonly number[]): void {
  [nowMs, happened] = [0, []];
  const clients = weights.map((weight, index) => ({ name: `node${index}`, weight }) as unknown as Upstream);
  nodes = createPooledUpstreams(clients, { concurrency: 1, queueLength: 1, now: () => nowMs });
  for (const { health } of nodes) health.recordProbe("good");
  distrust = new Distrust(nodes, {
    now: () => nowMs,
    log: { warn: (_fields: unknown, message?: string) => void happened.push(String(message).slice(0, 16)) },
    events: { onVerification: (name, verdict) => void happened.push(`${name} ${verdict}`) },
    review: ({ name, health }) => void happened.push(`${name} ${health.unavailableReason() ?? "in"}`),
  });
}

const states = () => nodes.map(({ health }) => health.unavailableReason() ?? "in");

it("takes nodes out as long as half of the weight is left", () => {
  open([1, 1, 1, 1]);
  for (const name of ["node0", "node1", "node1"]) distrust.add(name, "a lie");
  expect(states()).toEqual(["distrusted", "distrusted", "in", "in"]);
  expect(happened).toEqual(["node0 distrusted", "node1 distrusted"]);
});

it("puts all in again when one more fails, and takes none out for ten minutes", () => {
  open([1, 1, 1]);
  for (const name of ["node0", "node1", "node2"]) distrust.add(name, "a lie");
  expect(states()).toEqual(["in", "in", "in"]);
  expect(happened).toEqual(["node0 distrusted", "most nodes fail ", "node1 forgiven", "node0 in"]);
  nowMs = 599_999;
  distrust.add("node0", "a lie");
  expect(states()[0]).toBe("in");
  nowMs = 600_000;
  distrust.add("node0", "a lie");
  expect(states()[0]).toBe("distrusted");
});

it("takes out neither the only node, nor one of more than half of the weight", () => {
  open([1]);
  distrust.add("node0", "a lie");
  expect(states()).toEqual(["in"]);
  open([3, 1, 1]);
  distrust.add("node0", "a lie");
  expect(states()).toEqual(["in", "in", "in"]);
});
