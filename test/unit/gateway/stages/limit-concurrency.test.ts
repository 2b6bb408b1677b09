import type { Call } from "../../../../src/gateway/call.js";
import { limitConcurrency } from "../../../../src/gateway/stages/limit-concurrency.js";
import { cancelStream, collectBytes, JsonStream } from "../../../../src/json/raw-json.js";
import { createConcurrency } from "../../../../src/limits/concurrency.js";
import { HeldBytes } from "../../../../src/limits/held-bytes.js";
import { RpcError } from "../../../../src/rpc/rpc-error.js";
import { callOf } from "../../../fakes/call-of.js";

const caller = { userId: "u1", keyId: "k1", network: "testnet" } as const;
const request = { method: "eth_call", params: [], id: "1", bytes: 0 };

/** Responses of one user, with room for one running call and so many waiting, and for 1,000,000 bytes. */
function user({ maxQueued = 0 } = {}) {
  const shares = {
    concurrency: createConcurrency({ maxRunning: 1, maxQueued }),
    heldBytes: new HeldBytes({ maxBytes: 1_000_000, maxBytesPerUser: 1_000_000 }),
  };
  const open = (isInBatch = false, signal?: AbortSignal): Call & { readonly refund: jest.Mock } => {
    const refund = jest.fn();
    const call = callOf(request, caller, { ...shares, isInBatch, ...(signal && { signal }) });
    return Object.assign(call, { ticket: { isRefused: false as const, refund }, refund });
  };
  return { open, heldBytes: shares.heldBytes };
}

const run = (call: Call, next: () => unknown) => limitConcurrency(next)(call);

async function* chunksOf(...sizes: number[]): AsyncGenerator<Uint8Array> {
  for (const size of sizes) {
    if (size < 0) throw new Error("broken");
    yield Buffer.alloc(size);
  }
}

const isFull = expect.objectContaining({ code: -32005, data: { retryAfterMs: 1_000 } });

describe("limitConcurrency", () => {
  it("keeps a call's place until its response has left, however the call ends", async () => {
    const { open } = user();
    const ends = [
      () => "value",
      async () => "promise",
      async () => Promise.reject(new Error("rejected")),
      () => {
        throw new Error("thrown");
      },
    ];
    for (const end of ends) {
      const call = open();
      await (async () => run(call, end))().catch(() => {});
      expect(run(open(), () => "never")).toEqual(isFull);
      call.exchange.hold.close();
    }
    expect(run(open(), () => "free")).toBe("free");
  });

  it("keeps one place for all requests of a batch, and deadlocks none of them", async () => {
    const { open } = user({ maxQueued: 10 });
    const batch = open(true);
    const results = await Promise.all([1, 2, 3, 4].map((index) => run(batch, async () => index)));
    expect(results).toEqual([1, 2, 3, 4]);
    expect([1, 2].map((index) => run(batch, () => index))).toEqual([1, 2]);

    const other = run(open(), () => "after it");
    expect(other).toBeInstanceOf(Promise);
    batch.exchange.hold.close();
    expect(await other).toBe("after it");
  });

  it("gives its place free where the response had left before", async () => {
    const { open } = user();
    const call = open();
    let finish: ((value: string) => void) | undefined;
    const running = run(call, () => new Promise((resolve) => (finish = resolve)));
    call.exchange.hold.close();
    expect(run(open(), () => "never")).toEqual(isFull);
    finish?.("late");
    await running;
    expect(run(open(), () => "free")).toBe("free");
  });

  it("keeps the place of a call while its result streams, whether that ends well, early or in a failure", async () => {
    const { open } = user();
    for (const [read, sizes] of [
      [collectBytes, [1, 1]],
      [cancelStream, [1, 1]],
      [collectBytes, [1, -1]],
    ] as const) {
      const call = open();
      const stream = (await run(call, async () => new JsonStream(chunksOf(...sizes)))) as JsonStream;
      call.exchange.hold.close();
      expect(run(open(), () => "never")).toEqual(isFull);
      await read(stream).catch(() => undefined);
      const next = open();
      expect(run(next, () => "free")).toBe("free");
      next.exchange.hold.close();
    }
  });

  it("refuses past a full queue, for nothing", () => {
    const { open } = user();
    void run(open(), () => new Promise(() => {}));
    const call = open();

    expect(run(call, () => "never")).toEqual(isFull);
    expect(call.refund).toHaveBeenCalledTimes(1);
  });

  it("charges what fails otherwise, and frees its place", async () => {
    const { open } = user();
    const error = new RpcError("InvalidParams");
    const fails = [
      () => {
        throw error;
      },
      () => error,
      async () => error,
      async () => Promise.reject(error),
    ];
    for (const fail of fails) {
      const call = open();
      const outcome = (async () => run(call, fail))().catch((thrown: unknown) => thrown);
      expect(await outcome).toBe(error);
      expect(call.refund).not.toHaveBeenCalled();
      call.exchange.hold.close();
    }
    expect(run(open(), () => "free")).toBe("free");
  });

  it.each([
    ["at once", () => new RpcError("RateLimited")],
    ["by a promise", async () => new RpcError("RateLimited")],
  ])("gives back the token of what is refused with -32005 later, %s", async (_name, next) => {
    const call = user().open();
    expect(await run(call, next)).toMatchObject({ code: -32005 });
    expect(call.refund).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["throws", () => Promise.reject(new Error("broken"))],
    [
      "throws at once",
      () => {
        throw new Error("broken");
      },
    ],
  ])("fails a call that has waited and then %s, and frees its place", async (_name, next) => {
    const { open } = user({ maxQueued: 1 });
    const first = open();
    run(first, () => "first");
    const call = open();
    const waiting = run(call, next);
    first.exchange.hold.close();
    await expect(waiting).rejects.toThrow("broken");
    call.exchange.hold.close();
    expect(run(open(), () => "free")).toBe("free");
  });

  it("forgets those who give up while they wait", async () => {
    const { open } = user({ maxQueued: 1 });
    const first = open();
    run(first, () => "first");
    const stop = new AbortController();
    const call = open(false, stop.signal);
    const waiting = run(call, () => "never");
    stop.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    first.exchange.hold.close();
    expect(run(call, () => "free")).toBe("free");
    call.exchange.hold.close();
    expect(run(open(), () => "free too")).toBe("free too");
  });
});

describe("the memory of results", () => {
  it("is held until the response has left", () => {
    const { open, heldBytes } = user();
    const call = open();
    run(call, () => Buffer.alloc(900_000));
    expect(heldBytes.bytes).toBe(900_000);
    call.exchange.hold.close();
    expect(heldBytes.bytes).toBe(0);
  });

  it("is not counted for small results, but in batches, and is counted whole for the beginning of a stream", async () => {
    const { open, heldBytes } = user();
    const single = open();
    run(single, () => Buffer.alloc(16_384));
    expect(heldBytes.bytes).toBe(0);
    const stream = (await run(single, async () => new JsonStream(chunksOf(1)))) as JsonStream;
    expect(heldBytes.bytes).toBe(262_144);
    await collectBytes(stream);
    single.exchange.hold.close();
    const batch = open(true);
    run(batch, () => Buffer.alloc(100));
    run(batch, () => Buffer.alloc(100));
    expect(heldBytes.bytes).toBe(200);
  });

  it.each([
    ["at once", () => Buffer.alloc(1_000_001)],
    ["by a promise", async () => Buffer.alloc(1_000_001)],
  ])("refuses with -32005 what comes %s and doesn't fit, for nothing, and frees the place", async (_name, next) => {
    const { open, heldBytes } = user();
    const call = open();
    await expect((async () => run(call, next))()).rejects.toMatchObject({ code: -32005 });
    expect(call.refund).toHaveBeenCalledTimes(1);
    call.exchange.hold.close();
    expect(heldBytes.bytes).toBe(0);
    expect(run(open(), () => Buffer.alloc(1_000_000))).toHaveLength(1_000_000);
  });

  it("refuses a batch's stream once it doesn't fit, and lets go of what it had of it", async () => {
    const { open, heldBytes } = user();
    const call = open(true);
    run(call, () => Buffer.alloc(300_000));
    const stream = run(call, () => new JsonStream(chunksOf(400_000, 300_000, 1))) as JsonStream;
    await expect(collectBytes(stream)).rejects.toMatchObject({ code: -32005 });
    expect(heldBytes.bytes).toBe(300_000);
    expect(call.refund).toHaveBeenCalledTimes(1);

    const fitting = run(call, () => new JsonStream(chunksOf(400_000, 300_000))) as JsonStream;
    expect(await collectBytes(fitting)).toHaveLength(700_000);
    expect(heldBytes.bytes).toBe(1_000_000);
  });
});
