import type { Call, Stage } from "../../../../src/gateway/call.js";
import { enforceQuota } from "../../../../src/gateway/stages/enforce-quota.js";
import { limitRate } from "../../../../src/gateway/stages/limit-rate.js";
import { measure } from "../../../../src/gateway/stages/measure.js";
import type { Quota, Refusal } from "../../../../src/limits/quota.js";
import type { CountedRequest } from "../../../../src/limits/usage-counts.js";
import type { InvalidRequest, RpcRequest } from "../../../../src/rpc/request.js";
import { RpcError } from "../../../../src/rpc/rpc-error.js";
import { callOf } from "../../../fakes/call-of.js";

const caller = { userId: "u1", keyId: "k1", network: "testnet" } as const;
const request = (method: string): RpcRequest => ({ method, params: [], id: "1" });
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
  it("hands the call on at once when the quota is known at once", () => {
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

    expect(counted.map(({ code }) => code)).toEqual([0, 0, -32029, -32602, -32603]);
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
