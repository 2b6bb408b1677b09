import type { ArrivalStage, CallContext } from "../../../../src/gateway/call.js";
import { enforceQuota } from "../../../../src/gateway/stages/enforce-quota.js";
import { limitConcurrency } from "../../../../src/gateway/stages/limit-concurrency.js";
import { limitRate } from "../../../../src/gateway/stages/limit-rate.js";
import { measure } from "../../../../src/gateway/stages/measure.js";
import { createConcurrency } from "../../../../src/limits/concurrency.js";
import type { Quota, Refusal } from "../../../../src/limits/quota.js";
import type { CountedRequest } from "../../../../src/limits/usage-counts.js";
import { cancelStream, collectBytes, JsonStream } from "../../../../src/rpc/raw-json.js";
import type { InvalidRequest, RpcRequest } from "../../../../src/rpc/request.js";
import { RpcError } from "../../../../src/rpc/rpc-error.js";

const caller = { userId: "u1", keyId: "k1", network: "testnet" } as const;
const context: CallContext = { caller, signal: new AbortController().signal };
const request = (method: string): RpcRequest => ({ method, params: [], id: "1" });
const malformed: InvalidRequest = { error: new RpcError("InvalidRequest"), id: "null" };

/** A stage in front of a next step, ready to be called. */
const before =
  (stage: ArrivalStage, next: () => unknown) =>
  (arrival: RpcRequest | InvalidRequest = request("eth_call")) =>
    stage(next)(arrival, context);

const refusal: Refusal = {
  isRefused: true,
  reason: "daily_quota",
  limit: 10,
  used: 10,
  resetAt: "2026-11-22T00:00:00.000Z",
};
const quotaOf = (take: Quota["take"]) => ({ take }) as Quota;

describe("limitRate", () => {
  it("refuses with the time to wait, and runs nothing", () => {
    const next = jest.fn();
    const run = before(limitRate({ take: () => 250 }), next);

    expect(run).toThrow(expect.objectContaining({ code: -32005, data: { retryAfterMs: 250 } }));
    expect(next).not.toHaveBeenCalled();
  });

  it("is no step at all when there is no rate", () => {
    const next = jest.fn();
    expect(limitRate(undefined)(next)).toBe(next);
  });
});

const ticket = () => ({ isRefused: false as const, refund: jest.fn() });

describe("enforceQuota", () => {
  it("answers at once when the quota does", () => {
    expect(before(enforceQuota(quotaOf(ticket)), () => "result")()).toBe("result");
  });

  it("refuses with what the caller has to know", async () => {
    const error = {
      code: -32029,
      data: { reason: "daily_quota", limit: 10, used: 10, resetAt: "2026-11-22T00:00:00.000Z" },
    };
    const next = jest.fn();

    expect(before(enforceQuota(quotaOf(() => refusal)), next)).toThrow(expect.objectContaining(error));
    await expect(before(enforceQuota(quotaOf(async () => refusal)), next)()).rejects.toMatchObject(error);
    expect(next).not.toHaveBeenCalled();
  });

  it("charges what fails, and nothing for what is refused as too many at once", async () => {
    const taken = ticket();
    const fail = (error: Error) =>
      before(enforceQuota(quotaOf(() => taken)), () => {
        throw error;
      });
    expect(fail(new RpcError("InvalidParams"))).toThrow("Invalid params");
    expect(taken.refund).not.toHaveBeenCalled();
    expect(fail(new RpcError("RateLimited"))).toThrow("Too many requests");
    expect(taken.refund).toHaveBeenCalledTimes(1);
  });
});

describe("limitConcurrency", () => {
  it("frees a call's place however it ends", async () => {
    const stage = limitConcurrency(createConcurrency({ maxRunning: 1, maxQueued: 0 }));
    const ends = [
      () => "value",
      async () => "promise",
      async () => Promise.reject(new Error("rejected")),
      () => {
        throw new Error("thrown");
      },
    ];
    for (const end of ends) await (async () => before(stage, end)())().catch(() => {});

    expect(before(stage, () => "free")()).toBe("free");
  });

  it("takes a call for running while its result streams, whether that ends well, early or in a failure", async () => {
    const stage = limitConcurrency(createConcurrency({ maxRunning: 1, maxQueued: 0 }));
    async function* chunks(isWhole: boolean): AsyncGenerator<Uint8Array> {
      yield Buffer.from("[");
      if (!isWhole) throw new Error("broken");
      yield Buffer.from("]");
    }
    const begin = async (isWhole = true) =>
      (await before(stage, async () => new JsonStream(chunks(isWhole)))()) as JsonStream;

    for (const read of [collectBytes, cancelStream]) {
      const stream = await begin();
      expect(before(stage, () => "never")).toThrow(expect.objectContaining({ code: -32005 }));
      await read(stream);
    }
    await expect(collectBytes(await begin(false))).rejects.toThrow("broken");
    expect(before(stage, () => "free")()).toBe("free");
  });

  it("refuses past a full queue", () => {
    const stage = limitConcurrency(createConcurrency({ maxRunning: 1, maxQueued: 0 }));
    void before(stage, () => new Promise(() => {}))();

    expect(before(stage, () => "never")).toThrow(
      expect.objectContaining({ code: -32005, data: { retryAfterMs: 1_000 } }),
    );
  });

  it("runs those who wait when it is their turn", async () => {
    const stage = limitConcurrency(createConcurrency({ maxRunning: 1, maxQueued: 1 }));
    let finish: ((value: string) => void) | undefined;
    const first = before(stage, () => new Promise((resolve) => (finish = resolve)))();
    const second = before(stage, () => "second")();
    finish?.("first");

    expect(await Promise.all([first, second])).toEqual(["first", "second"]);
  });
});

describe("measure", () => {
  const counted: CountedRequest[] = [];
  const stage = measure((one) => counted.push(one));

  beforeEach(() => counted.splice(0));

  it("counts what becomes of every request object, once", async () => {
    before(stage, () => "value")();
    await before(stage, async () => "promise")();
    expect(
      before(stage, () => {
        throw new RpcError("QuotaExceeded");
      }),
    ).toThrow("Quota exceeded");
    await expect(before(stage, async () => Promise.reject(new RpcError("InvalidParams")))()).rejects.toThrow(
      "Invalid params",
    );
    await expect(before(stage, async () => Promise.reject(new Error("unexpected")))()).rejects.toThrow("unexpected");

    expect(counted.map(({ code }) => code)).toEqual([0, 0, -32029, -32602, -32603]);
    for (const { durationMs } of counted) expect(durationMs).toBeGreaterThanOrEqual(0);
    expect(counted[0]).toMatchObject({ caller, method: "eth_call" });
  });

  it("has few names for methods: what callers make up is not among them", () => {
    for (const arrival of [
      request("eth_chainId"),
      request("rpc.discover"),
      request("rg_test_secret"),
      request("constructor"),
      malformed,
    ])
      before(stage, () => "value")(arrival);

    expect(counted.map(({ method }) => method)).toEqual([
      "eth_chainId",
      "rpc.discover",
      "unknown",
      "unknown",
      "invalid",
    ]);
  });
});
