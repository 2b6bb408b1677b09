import { adaptParams } from "../../../src/upstream/adapt-params.js";

const address = "0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826";
const hash = "0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4";
const canonical = { blockHash: hash, requireCanonical: "true" };
const small = `0x${"5".padStart(64, "0")}`;
const lastHeight = "0x1fffffffffffff";
const pastHeights = "0x20000000000000";

describe("a block's hash", () => {
  it.each([
    ["eth_getBalance", hash, hash],
    ["eth_getBalance", { blockHash: hash }, hash],
    ["eth_getBalance", { blockHash: hash, requireCanonical: false }, hash],
    ["eth_getBalance", { blockHash: hash, requireCanonical: true }, canonical],
    ["eth_getTransactionCount", { blockHash: hash }, hash],
    ["eth_getCode", hash, canonical],
    ["eth_getCode", { blockHash: hash }, canonical],
    ["eth_getCode", { blockHash: hash, requireCanonical: true }, canonical],
    ["eth_call", { blockHash: hash }, canonical],
    ["eth_call", { blockHash: hash, requireCanonical: true }, canonical],
  ] as const)("of %s: %j goes out as %j", (method, given, sent) => {
    const first = method === "eth_call" ? { to: address } : address;

    expect(adaptParams({ method, params: [first, given] })).toEqual([first, sent]);
  });

  it("goes out bare as the last param of eth_getStorageAt", () => {
    expect(adaptParams({ method: "eth_getStorageAt", params: [address, "0x0", { blockHash: hash }] })).toEqual([
      address,
      "0x0",
      hash,
    ]);
  });
});

describe("a height", () => {
  it.each([
    ["eth_getBalance", [address, { blockNumber: "0x5" }], [address, "0x5"]],
    ["eth_call", [{}, { blockNumber: "0x5" }], [{}, "0x5"]],
    ["eth_call", [{}, small], [{}, "0x5"]],
    ["eth_getBlockByNumber", [small, false], ["0x5", false]],
    ["eth_getBlockByNumber", [lastHeight, false], [lastHeight, false]],
    ["eth_getBlockByNumber", ["pending", false], ["pending", false]],
  ] as const)("of %s: %j goes out as %j", (method, params, sent) => {
    expect(adaptParams({ method, params })).toEqual(sent);
  });

  it.each([
    ["eth_getBlockByNumber", [pastHeights, false]],
    ["eth_getBlockByNumber", [hash, false]],
    ["eth_getUncleCountByBlockNumber", ["0x10000000000000000"]],
    ["eth_getTransactionByBlockNumberAndIndex", [pastHeights, "0x0"]],
    ["eth_getBalance", [address, pastHeights]],
    ["eth_getBalance", [address, { blockNumber: pastHeights }]],
    ["eth_call", [{}, hash]],
    ["eth_estimateGas", [{}, pastHeights]],
    ["eth_getLogs", [{ fromBlock: pastHeights }]],
  ] as const)("of %s beyond all chains never goes out: %j", (method, params) => {
    expect(adaptParams({ method, params })).toBeUndefined();
  });
});

describe("an index", () => {
  it("goes out up to 31 bits", () => {
    expect(adaptParams({ method: "eth_getTransactionByBlockHashAndIndex", params: [hash, "0x7fffffff"] })).toEqual([
      hash,
      "0x7fffffff",
    ]);
    expect(
      adaptParams({ method: "eth_getTransactionByBlockHashAndIndex", params: [hash, "0x80000000"] }),
    ).toBeUndefined();
    expect(
      adaptParams({ method: "eth_getTransactionByBlockNumberAndIndex", params: ["latest", "0x80000000"] }),
    ).toBeUndefined();
  });
});

it("ends a filter's range at the head when it goes beyond all chains", () => {
  const filter = { fromBlock: small, toBlock: pastHeights, address };

  expect(adaptParams({ method: "eth_getLogs", params: [filter] })).toEqual([
    { fromBlock: "0x5", toBlock: "latest", address },
  ]);
});

it("cuts more gas than any node runs a call with", () => {
  const huge = `0x${"f".repeat(64)}`;

  expect(adaptParams({ method: "eth_call", params: [{ gas: huge }, "latest"] })).toEqual([
    { gas: "0x1fffffffffffff" },
    "latest",
  ]);
  expect(adaptParams({ method: "eth_estimateGas", params: [{ gas: "0x5208" }] })).toEqual([{ gas: "0x5208" }]);
});

describe("a state override", () => {
  const sent = (override: object) => adaptParams({ method: "eth_call", params: [{}, "latest", override] })?.[2];
  const word = (digits: string) => `0x${digits.padStart(64, "0")}`;

  it("has slots and values of 32 bytes, which other nodes than RSKj insist on", () => {
    expect(sent({ [address]: { nonce: "0x1", code: "0x60", stateDiff: { "0x0": "0x5" }, state: {} } })).toEqual({
      [address]: { nonce: "0x1", code: "0x60", stateDiff: { [word("0")]: word("5") }, state: {} },
    });
  });

  it("has a balance that RSKj can read: at most 2^255 - 1", () => {
    const most = `0x7${"f".repeat(63)}`;
    const balances = [most, `0x8${"0".repeat(63)}`, `0x${"f".repeat(64)}`, "0x0"];

    expect(balances.map((balance) => sent({ [address]: { balance } }))).toEqual(
      [most, most, most, "0x0"].map((balance) => ({ [address]: { balance } })),
    );
  });

  it("is not made up where there is none", () => {
    expect(adaptParams({ method: "eth_estimateGas", params: [{}] })).toEqual([{}]);
    expect(adaptParams({ method: "eth_estimateGas", params: [{}, "latest"] })).toEqual([{}, "latest"]);
  });
});
