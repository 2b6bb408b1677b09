import { methods } from "../../../../generated/methods.js";
import { checkParams } from "../../../../src/web/sandbox/check-params.js";

it("finds nothing wrong with params that the service takes", () => {
  expect(checkParams(methods.eth_getBlockByNumber, ["latest"])).toBeNull();
});

it.each([
  [methods.eth_getBalance, [undefined, "latest"], "address", "address is required: an address: 0x and 40 hex digits"],
  [methods.eth_getBalance, ["0x1", "latest"], "address", "address must be an address: 0x and 40 hex digits"],
  [methods.eth_getLogs, [{ fromBlock: "1" }], "filter.fromBlock", "filter.fromBlock must be a block number"],
  [
    methods.eth_getLogs,
    [{ address: ["0x1"] }],
    "filter.address",
    "filter.address must be an address or a list of addresses",
  ],
])("says what the service would say, at the value's place", (method, params, field, message) => {
  const problem = checkParams(method, params);
  expect(problem?.field).toBe(field);
  expect(problem?.message).toContain(message);
});
