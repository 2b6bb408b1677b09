import { networks } from "../../../../src/config/networks.js";
import { cancelStream, JsonStream, readJson } from "../../../../src/json/raw-json.js";
import { nodeUnavailable } from "../../../../src/node/node-unavailable.js";
import { createPooledUpstreams } from "../../../../src/pool/model/pooled-upstream.js";
import { callUpstream } from "../../../../src/pool/routing/call-upstream.js";
import { CallAbortController } from "../../../../src/turns/call-signal.js";
import { createUpstream, type Upstream } from "../../../../src/upstream/upstream.js";
import { createHandDrivenNode } from "../../../fakes/hand-driven-node.js";
import { settle } from "../../../fakes/manual-clock.js";

const signal = new AbortController().signal;
const parts = { now: () => 0, events: {}, review: () => undefined };

/** A node that a test answers for. */
function upstreamOf(concurrency: number) {
  const node = createHandDrivenNode();
  const client = { ...node, name: "node", weight: 1, concurrency } as unknown as Upstream;
  const [upstream] = createPooledUpstreams([client], { concurrency, queueLength: 10, now: () => 0 });
  if (!upstream) throw new Error("no upstream");
  return { node, upstream };
}

const call = { method: "eth_gasPrice", params: [] } as const;

it("ends the calls that wait for their turn too when their node is gone", async () => {
  const { node, upstream } = upstreamOf(1);
  const [running, waiting] = [1, 2].map(() => callUpstream(upstream, call, signal, parts));
  await settle();

  const gone = nodeUnavailable(new Error("gone"));
  for (const stop of upstream.running) stop.abort(gone);

  await expect(running).rejects.toBe(gone);
  await expect(waiting).rejects.toBe(gone);
  expect(node.calls).toHaveLength(1);
  expect(upstream.slots.outstanding()).toBe(0);
});

it("serves one lane's calls while another's are under way and waiting", async () => {
  const { node, upstream } = upstreamOf(4);
  const [heavy, light] = [new CallAbortController("heavy"), new CallAbortController("light")];
  for (let count = 0; count < 8; count++) void callUpstream(upstream, call, heavy, parts);
  const answer = callUpstream(upstream, call, light, parts);
  await settle();
  expect(node.calls.map(({ signal: { lane } }) => lane)).toEqual(["heavy", "heavy", "heavy", "light"]);

  node.last.answer("0x1");
  expect(await readJson(await answer)).toBe("0x1");
  expect(upstream.slots.hasFree("light")).toBe(true);
});

it("counts a connection that breaks under many calls as one failure, and each of its own as another", async () => {
  const { node, upstream } = upstreamOf(64);
  upstream.health.recordProbe("good");
  const failWith = async (errors: readonly Error[]): Promise<void> => {
    const calls = errors.map(() => callUpstream(upstream, call, signal, parts));
    await settle();
    for (const [index, error] of errors.entries()) node.calls.at(index - errors.length)?.fail(nodeUnavailable(error));
    await Promise.allSettled(calls);
  };

  const broken = new Error("the connection broke");
  await failWith(Array.from({ length: 20 }, () => broken));
  expect(upstream.health.unavailableReason()).toBeUndefined();
  await failWith(Array.from({ length: 4 }, () => new Error("the connection broke")));
  expect(upstream.health.unavailableReason()).toBe("failing");
});

it("frees the slot of a call that no node is asked for, since no chain has its block", async () => {
  const client = createUpstream({ url: "http://127.0.0.1:9/", network: networks.testnet });
  const [upstream] = createPooledUpstreams([client], { concurrency: 1, queueLength: 1, now: () => 0 });
  if (!upstream) throw new Error("no upstream");
  const params = [`0x${"0".repeat(40)}`, "0xffffffffffffffff"];
  for (let count = 0; count < 3; count++)
    await expect(callUpstream(upstream, { method: "eth_getBalance", params }, signal, parts)).rejects.toMatchObject({
      message: expect.stringContaining("not found"),
    });

  expect([upstream.slots.outstanding(), upstream.running.size, upstream.pendingCalls]).toEqual([0, 0, 0]);
  await client.close();
});

it("frees the slot of a call whose client throws", async () => {
  const { upstream } = upstreamOf(1);
  const failure = new Error("thrown, not rejected");
  const client = {
    ...upstream.client,
    call: () => {
      throw failure;
    },
  };

  await expect(callUpstream({ ...upstream, client }, call, signal, parts)).rejects.toBe(failure);
  expect([upstream.slots.outstanding(), upstream.running.size]).toEqual([0, 0]);
});

describe("a stream has a slot", () => {
  async function* chunks() {
    yield Buffer.from("[");
    yield Buffer.from("]");
  }

  async function streamOf({ node, upstream }: ReturnType<typeof upstreamOf>, stop: CallAbortController) {
    const answer = callUpstream(upstream, call, stop, parts);
    await settle();
    node.last.answerRaw(new JsonStream(chunks()));
    return (await answer) as JsonStream;
  }

  it("until it has been read", async () => {
    const setUp = upstreamOf(1);
    const stream = await streamOf(setUp, new CallAbortController());
    expect(setUp.upstream.slots.outstanding()).toBe(1);
    expect(await readJson(stream)).toEqual([]);
    expect(setUp.upstream.slots.outstanding()).toBe(0);
  });

  it("until its reader leaves", async () => {
    const setUp = upstreamOf(1);
    await cancelStream(await streamOf(setUp, new CallAbortController()));
    expect(setUp.upstream.slots.outstanding()).toBe(0);
  });

  it("until its caller is gone, though nobody has begun to read", async () => {
    const setUp = upstreamOf(1);
    const stop = new CallAbortController();
    const stream = await streamOf(setUp, stop);
    stop.abort(new Error("gone"));
    expect(setUp.upstream.slots.outstanding()).toBe(0);
    await cancelStream(stream);
    expect(setUp.upstream.slots.outstanding()).toBe(0);
  });
});
