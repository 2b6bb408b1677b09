import type { Caller } from "../../../../src/accounts/caller.js";
import type { Call, Stage } from "../../../../src/gateway/call.js";
import { enforceQuota } from "../../../../src/gateway/stages/enforce-quota.js";
import { limitRate } from "../../../../src/gateway/stages/limit-rate.js";
import { measure } from "../../../../src/gateway/stages/measure.js";
import type { Quota, Refusal } from "../../../../src/limits/quota.js";
import { createRate } from "../../../../src/limits/rate.js";
import type { InvalidRequest, RpcRequest } from "../../../../src/rpc/request.js";
import { RpcError } from "../../../../src/rpc/rpc-error.js";
import type { CountedRequest } from "../../../../src/usage/usage-counts.js";
import { callOf } from "../../../fakes/call-of.js";

const caller = { userId: "u1", keyId: "k1", network: "testnet" } as const;
const request = (method: string): RpcRequest => ({ method, params: [], id: "1", bytes: 0 });
const malformed: InvalidRequest = { error: new RpcError("InvalidRequest"), id: "null" };

/** A stage in front of a next step, ready to be called. */
const before =
  (stage: Stage, next: (call: Call) => unknown) =>
  (arrival: RpcRequest | InvalidRequest = request("eth_call")) =>
    stage(next)(callOf(arrival, caller));

const refusal: Refusal = {
  isRefused: true,
  reason: "daily_quota",
  limit: 10,
  used: 10,
  resetAt: "2026-11-22T00:00:00.000Z",
};
const quotaOf = (take: Quota["take"]) => ({ take }) as Quota;

describe("limitRate", () => {
  const withKey = (requestsPerSecond: number | undefined) =>
    ({ ...caller, limits: { dailyRequests: undefined, requestsPerSecond } }) as const;
  /** Runs a call for each caller in the same moment: 0 if it is allowed, else how long to wait. */
  const run = (perSecond: number | undefined, callers: readonly Caller[]) => {
    const stage = limitRate({ perSecond, rate: createRate(() => 0) })(() => 0);
    return callers.map((of) => {
      const result = stage(callOf(request("eth_call"), of));
      if (!(result instanceof RpcError)) return result;
      expect(result).toMatchObject({ code: -32005 });
      return (result.data as { retryAfterMs: number }).retryAfterMs;
    });
  };

  it("refuses past the user's number per second with the time to wait, and runs nothing", () => {
    const next = jest.fn();
    const refuse = before(limitRate({ perSecond: 4, rate: { take: () => 250, refund: () => {} } }), next);

    expect(refuse()).toMatchObject({ code: -32005, data: { retryAfterMs: 250 } });
    expect(next).not.toHaveBeenCalled();
  });

  it("refuses past the key's number, and says that it is the key's", () => {
    const rate = createRate(() => 0);
    const stage = limitRate({ perSecond: undefined, rate })(() => "result");
    const call = () => stage(callOf(request("eth_call"), withKey(2)));

    expect([call(), call()]).toEqual(["result", "result"]);
    expect(call()).toMatchObject({ message: "this API key is limited to 2 requests a second: try again in 500 ms" });
  });

  it("takes nothing from the user's other keys for what a key's limit refuses", () => {
    const other = { ...caller, keyId: "k2" };
    const ofKey = Array.from({ length: 100 }, () => withKey(2));

    expect(run(4, [...ofKey, other, other, other])).toEqual([0, 0, ...Array(98).fill(500), 0, 0, 250]);
  });

  it("takes nothing from the key for what the limit of a method refuses, nor from the method for what the key's does", () => {
    const rate = createRate(() => 0);
    const limits = { dailyRequests: undefined, requestsPerSecond: 3, byMethod: new Map([["eth_call", 2]]) };
    const stage = limitRate({ perSecond: undefined, rate })(() => "result");
    const call = (method: string) => String(stage(callOf(request(method), { ...caller, limits })));
    const results = ["eth_call", "eth_call", "eth_call", "eth_call", "eth_chainId", "eth_chainId"].map(call);

    expect(results.map((result) => /limited to [^:]*/.exec(result)?.[0] ?? result)).toEqual([
      "result",
      "result",
      "limited to 2 requests of eth_call a second",
      "limited to 2 requests of eth_call a second",
      "result",
      "limited to 3 requests a second",
    ]);
    expect(call("made_up")).toMatch("limited to 3 requests a second");
    expect(rate.take("k1 eth_call", 2)).toBe(500);
    rate.refund("k1 eth_call", 2);
    expect(call("eth_call")).toMatch("limited to 3 requests a second");
    expect(rate.take("k1 eth_call", 2)).toBe(0);
  });

  it("limits a method by all of its names", () => {
    const limits = { dailyRequests: undefined, requestsPerSecond: undefined, byMethod: new Map([["hardhat_mine", 1]]) };
    const stage = limitRate({ perSecond: undefined, rate: createRate(() => 0) })(() => "result");
    const call = (method: string) => String(stage(callOf(request(method), { ...caller, limits })));

    expect(call("hardhat_mine")).toBe("result");
    expect(call("anvil_mine")).toMatch("limited to 1 requests of hardhat_mine a second");
  });

  it("takes nothing from the key for what the user's limit refuses", () => {
    const rate = createRate(() => 0);
    const stage = limitRate({ perSecond: 1, rate })(() => 0);
    const call = () => stage(callOf(request("eth_call"), withKey(3)));
    call();
    for (let attempt = 0; attempt < 10; attempt++) expect(String(call())).toMatch("too many requests a second");

    expect([rate.take("k1", 3), rate.take("k1", 3)]).toEqual([0, 0]);
    expect(rate.take("k1", 3)).toBeGreaterThan(0);
  });

  it("lets a key with a daily limit only, and one without limits, pass", () => {
    expect(
      run(
        undefined,
        Array.from({ length: 50 }, () => withKey(undefined)),
      ),
    ).toEqual(Array(50).fill(0));
    expect(
      run(
        undefined,
        Array.from({ length: 50 }, () => caller),
      ),
    ).toEqual(Array(50).fill(0));
  });

  it("is no step at all where nothing can be limited", () => {
    const next = jest.fn();
    expect(limitRate(undefined)(next)).toBe(next);
  });
});

const ticket = () => ({ isRefused: false as const, refund: jest.fn() });

describe("enforceQuota", () => {
  it.each<[string, Quota["take"]]>([
    ["says no", async () => refusal],
    ["fails", () => Promise.reject(new Error("away"))],
  ])("counts what waits for a store that %s, until then", async (_name, take) => {
    const call = callOf(request("eth_call"), caller, { isInBatch: true });
    const { hold } = call.exchange;
    expect(hold.untilFewWait(call.exchange)).toBeUndefined();
    const stage = enforceQuota(quotaOf(take))(jest.fn());
    const results = Array.from({ length: 64 }, () => stage(call));
    const few = hold.untilFewWait(call.exchange);
    expect(few).toBeInstanceOf(Promise);
    await Promise.allSettled(results);
    await few;
    expect(hold.untilFewWait(call.exchange)).toBeUndefined();
  });

  it("hands the call on at once when the quota is known at once", () => {
    expect(before(enforceQuota(quotaOf(ticket)), () => "result")()).toBe("result");
  });

  it("refuses with what the caller has to know", async () => {
    const error = {
      code: -32029,
      data: { reason: "daily_quota", limit: 10, used: 10, resetAt: "2026-11-22T00:00:00.000Z" },
    };
    const next = jest.fn();

    expect(before(enforceQuota(quotaOf(() => refusal)), next)()).toMatchObject(error);
    expect(await before(enforceQuota(quotaOf(async () => refusal)), next)()).toMatchObject(error);
    expect(next).not.toHaveBeenCalled();
  });

  it("says when it is the key's limit", () => {
    const ofKey: Refusal = { ...refusal, reason: "key_daily_quota" };

    expect(before(enforceQuota(quotaOf(() => ofKey)), jest.fn())()).toMatchObject({
      message: "this API key's limit of 10 requests a day is used up until 2026-11-22T00:00:00.000Z",
      data: { reason: "key_daily_quota", limit: 10 },
    });
  });

  it("makes one error of a refusal that comes again, and another of the next one", () => {
    const other: Refusal = { ...refusal, used: 11 };
    const refuse = before(enforceQuota(quotaOf(jest.fn(() => other).mockReturnValueOnce(refusal))), jest.fn());
    const [first, second, third] = [refuse(), refuse(), refuse()];

    expect(second).toBe(third);
    expect([first, second]).toMatchObject([{ data: { used: 10 } }, { data: { used: 11 } }]);
  });

  it("hands its ticket on, for those who refuse later", async () => {
    const tickets = [ticket(), ticket()] as const;
    expect(before(enforceQuota(quotaOf(() => tickets[0])), ({ ticket }) => ticket)()).toBe(tickets[0]);
    expect(await before(enforceQuota(quotaOf(async () => tickets[1])), ({ ticket }) => ticket)()).toBe(tickets[1]);
    for (const { refund } of tickets) expect(refund).not.toHaveBeenCalled();
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
    before(stage, () => new RpcError("MethodNotFound"))();
    await before(stage, async () => new RpcError("RateLimited"))();

    expect(counted.map(({ code }) => code)).toEqual([0, 0, -32029, -32602, -32603, -32601, -32005]);
    for (const { durationMs } of counted) expect(durationMs).toBeGreaterThanOrEqual(0);
    expect(counted[0]).toMatchObject({ caller, method: "eth_call" });
    expect(counted[3]?.message).toBe("Invalid params");
    expect(counted[4]?.message).toBeUndefined();
  });

  it("gives what it counts a source that hides API keys", () => {
    before(stage, () => "value")();
    const key = `rg_test_${"a".repeat(36)}`;

    expect(counted[0]?.source.redact(`no method ${key}, or ${key}?`)).toBe("no method rg_test_…, or rg_test_…?");
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
