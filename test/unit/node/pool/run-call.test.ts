import { createMembers } from "../../../../src/node/pool/member.js";
import { runCall } from "../../../../src/node/pool/run-call.js";
import { nodeUnavailable } from "../../../../src/node/upstream/node-unavailable.js";
import type { Upstream } from "../../../../src/node/upstream/upstream.js";
import { createHandDrivenNode } from "../../../fakes/hand-driven-node.js";
import { settle } from "../../../fakes/manual-clock.js";

const signal = new AbortController().signal;

it("ends the calls that wait for their turn too when their node is gone", async () => {
  const node = createHandDrivenNode();
  const upstream = { ...node, name: "node", weight: 1, concurrency: 1 } as unknown as Upstream;
  const [member] = createMembers([upstream], { concurrency: 1, queueLength: 1, now: () => 0 });
  if (!member) throw new Error("no member");
  const parts = { now: () => 0, events: {}, review: () => undefined };
  const call = { method: "eth_gasPrice", params: [] } as const;
  const [running, waiting] = [1, 2].map(() => runCall(member, call, signal, parts));
  await settle();

  const gone = nodeUnavailable(new Error("gone"));
  for (const stop of member.running) stop.abort(gone);

  await expect(running).rejects.toBe(gone);
  await expect(waiting).rejects.toBe(gone);
  expect(node.calls).toHaveLength(1);
  expect(member.slots.outstanding()).toBe(0);
});
