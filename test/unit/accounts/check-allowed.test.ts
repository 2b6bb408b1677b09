import { methods } from "../../../generated/methods.js";
import type { AllowLists } from "../../../src/accounts/caller.js";
import { findForbidden, type RestrictedCall, restrictedPart } from "../../../src/accounts/check-allowed.js";

const [allowed, other] = [`0x${"a".repeat(40)}`, `0x${"b".repeat(40)}`];
const topics = [`0x${"1".repeat(64)}`];
const lists: AllowLists = { origins: new Set(), methods: new Set(), contracts: new Set([allowed]) };

const call = (name: keyof typeof methods, ...params: unknown[]): RestrictedCall => ({ method: methods[name], params });

describe("restrictedPart", () => {
  it("keeps what lists are compared with, and no more", () => {
    const { params } = restrictedPart(call("eth_subscribe", "logs", { address: [allowed], topics, fromBlock: "0x1" }));
    expect(params).toEqual(["logs", { address: [allowed] }]);
  });

  it.each([
    ["eth_subscribe", ["logs", { address: allowed, topics }]],
    ["eth_subscribe", ["logs", { address: [allowed, other], topics }]],
    ["eth_subscribe", ["logs", { topics }]],
    ["eth_subscribe", ["logs"]],
    ["eth_subscribe", ["newHeads"]],
    ["eth_getBalance", [allowed, "latest"]],
    ["eth_call", [{ to: allowed, data: "0x" }, "latest"]],
    ["eth_call", [{ to: other, data: "0x" }, { blockHash: topics[0] }]],
    ["eth_call", [{ to: allowed }, "latest", { [other]: { balance: "0x1" } }]],
    ["eth_getLogs", [{ address: [other], topics }]],
    ["eth_blockNumber", []],
  ] as const)("%s %j is allowed or refused like the whole call", (name, params) => {
    const whole = call(name, ...params);
    expect(findForbidden(restrictedPart(whole), lists)?.message).toBe(findForbidden(whole, lists)?.message);
  });
});
