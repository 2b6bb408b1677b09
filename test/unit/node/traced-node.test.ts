import type { Node } from "../../../src/node/node.js";
import { TracedNode } from "../../../src/node/traced-node.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import type { Span, SpanAttributes } from "../../../src/telemetry/span.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";

/** A span that writes down what happens to it, and to those within it. */
function recordSpans(events: string[], name = "call"): Span {
  return {
    traceparent: `of ${name}`,
    begin(within: string): Span {
      events.push(`${name} > ${within}`);
      return recordSpans(events, within);
    },
    set: (attributes: SpanAttributes) => void events.push(`${name} ${JSON.stringify(attributes)}`),
    end: (error?: string) => void events.push(`${name} ended${error ? ` with ${error}` : ""}`),
  };
}

const bytes = Buffer.from('"0x1"');
const node = (parts: Partial<Node>): Node => ({
  call: async () => bytes,
  check: async () => {},
  close: async () => {},
  ...parts,
});

it.each([
  [bytes, true],
  [undefined, false],
])("tells whether the cache has it: %s", (known, isHit) => {
  const events: string[] = [];
  const traced = new TracedNode(node({ known: () => known }), recordSpans(events));
  expect(traced.known("eth_chainId", [])).toBe(known);
  expect(events).toEqual(["call > cache", `cache {"rootgate.cache.hit":${isHit}}`, "cache ended"]);
});

it("tells nothing of a cache that there isn't", () => {
  const events: string[] = [];
  expect(new TracedNode(node({}), recordSpans(events)).known("eth_chainId", [])).toBeUndefined();
  expect(events).toEqual([]);
});

it("has what the node asks of others be within its step, under the call's own signal", async () => {
  const events: string[] = [];
  const controller = new CallAbortController("user", 17);
  const call: Node["call"] = async (_method, _params, signal) => {
    expect(signal).toMatchObject({ lane: "user", endsAtMs: 17, aborted: false, span: { traceparent: "of node" } });
    const stopped = new Promise<void>((resolve) => signal.addEventListener("abort", resolve));
    controller.abort(new Error("gone"));
    await stopped;
    expect(signal.aborted).toBe(true);
    signal.throwIfAborted();
    return bytes;
  };
  await expect(
    new TracedNode(node({ call }), recordSpans(events)).call("eth_gasPrice", [], controller),
  ).rejects.toThrow("gone");
  expect(events).toEqual(["call > node", "node ended with cancelled"]);
});

it.each([
  [new RpcError("LimitExceeded"), "LimitExceeded"],
  [new Error("a bug"), "InternalError"],
])("names what a call failed of: %s", async (error, name) => {
  const events: string[] = [];
  const fail = async (): Promise<never> => {
    throw error;
  };
  const traced = new TracedNode(node({ call: fail }), recordSpans(events));
  await expect(traced.call("eth_gasPrice", [], new CallAbortController())).rejects.toBe(error);
  expect(events).toEqual(["call > node", `node ended with ${name}`]);
});
