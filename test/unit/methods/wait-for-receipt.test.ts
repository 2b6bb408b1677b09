import { readJson } from "../../../src/json/raw-json.js";
import { waitForReceipt } from "../../../src/methods/receipts/wait-for-receipt.js";
import { nodeUnavailable } from "../../../src/node/node-unavailable.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";
import { contextOf, nodeAnswering } from "../../fakes/node-answering.js";

const hash = `0x${"ab".repeat(32)}` as const;
const receipt = { transactionHash: hash, status: "0x1" };

/** Time that passes only where it is waited for. */
function createTimers() {
  let nowMs = 0;
  const waits: number[] = [];
  return {
    waits,
    timers: {
      now: () => nowMs,
      after(delayMs: number, work: () => void) {
        waits.push(delayMs);
        nowMs += delayMs;
        const timer = setImmediate(work);
        return () => clearImmediate(timer);
      },
    },
  };
}

/** A node whose receipts are these, in turn; the last one stays. */
function nodeWith(...results: readonly (object | Error | null)[]) {
  let calls = 0;
  return nodeAnswering({
    eth_getTransactionReceipt() {
      const result = results[Math.min(calls++, results.length - 1)];
      if (result instanceof Error) throw result;
      return result;
    },
  });
}

describe("waiting for a receipt", () => {
  it.each([
    ["that is there", [receipt], 1],
    ["that comes later", [null, null, receipt], 3],
    ["while nodes fail", [nodeUnavailable(new Error("reset")), null, receipt], 3],
  ])("gives one %s", async (_, results, calls) => {
    const node = nodeWith(...results);
    const { timers } = createTimers();
    const found = await waitForReceipt(hash, { maxMs: 20_000, timers }, contextOf(node));
    expect(await readJson(found)).toEqual(receipt);
    expect(node.calls).toEqual(Array.from({ length: calls }, () => ["eth_getTransactionReceipt", [hash]]));
  });

  it("ends at the time that it has, with the hash", async () => {
    const { timers, waits } = createTimers();
    const waiting = waitForReceipt(hash, { maxMs: 1_200, timers }, contextOf(nodeWith(null)));
    await expect(waiting).rejects.toMatchObject({ code: 4, data: hash, message: expect.stringContaining("1200 ms") });
    expect(waits).toEqual([500, 500, 200]);
  });

  it("looks once more at the last moment", async () => {
    const { timers } = createTimers();
    const found = waitForReceipt(hash, { maxMs: 500, timers }, contextOf(nodeWith(null, receipt)));
    expect(await readJson(await found)).toEqual(receipt);
  });

  it("passes on what a node refuses", async () => {
    const node = nodeWith(new RpcError("LimitExceeded", "the node ran out of time"));
    const waiting = waitForReceipt(hash, { maxMs: 20_000, timers: createTimers().timers }, contextOf(node));
    await expect(waiting).rejects.toMatchObject({ code: -32011 });
  });

  it("ends when its caller has gone", async () => {
    const caller = new CallAbortController("test");
    const timers = { now: () => 0, after: () => () => undefined };
    const waiting = waitForReceipt(hash, { maxMs: 20_000, timers }, { ...contextOf(nodeWith(null)), signal: caller });
    setImmediate(() => caller.abort(new Error("gone")));
    await expect(waiting).rejects.toThrow("gone");
  });
});
