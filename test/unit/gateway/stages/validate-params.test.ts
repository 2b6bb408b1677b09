import { methods } from "../../../../generated/methods.js";
import { normaliseParams } from "../../../../src/gateway/stages/validate-params.js";
import { RpcError } from "../../../../src/rpc/rpc-error.js";

const address = "0xAbCdEf0123456789aBcDeF0123456789ABCDEF01";
const addressNormal = address.toLowerCase();
const hash = `0x${"Ab".repeat(32)}`;
const hashNormal = hash.toLowerCase();

type Row = readonly [keyof typeof methods, readonly unknown[], readonly unknown[]];

const good: readonly Row[] = [
  ["eth_accounts", [], []],
  // Addresses, data and hashes are put in lower case; checksums are not checked.
  ["eth_getBalance", [address, "latest"], [addressNormal, "latest"]],
  ["web3_sha3", ["0xABcd"], ["0xabcd"]],
  ["web3_sha3", ["0x"], ["0x"]],
  ["eth_getTransactionByHash", [hash], [hashNormal]],
  // Quantities lose leading zeros; zero is 0x0.
  ["eth_getStorageAt", [address, "0x0", "0x0010"], [addressNormal, "0x0", "0x10"]],
  ["eth_getStorageAt", [address, "0x000", "0xA"], [addressNormal, "0x0", "0xa"]],
  ["eth_getStorageAt", [address, `0x${"0".repeat(64)}`, "pending"], [addressNormal, "0x0", "pending"]],
  ["eth_getStorageAt", [address, `0x${"F".repeat(64)}`, "latest"], [addressNormal, `0x${"f".repeat(64)}`, "latest"]],
  // 64 digits in a block's place are a hash where one is allowed; else a height.
  ["eth_getBalance", [address, hash], [addressNormal, hashNormal]],
  ["eth_getBalance", [address, `0x${"0".repeat(63)}`], [addressNormal, "0x0"]],
  ["eth_getBalance", [address, { blockHash: hash }], [addressNormal, { blockHash: hashNormal }]],
  [
    "eth_getBalance",
    [address, { blockHash: hash, requireCanonical: false }],
    [addressNormal, { blockHash: hashNormal, requireCanonical: false }],
  ],
  [
    "eth_getBalance",
    [address, { blockHash: hash, requireCanonical: null }],
    [addressNormal, { blockHash: hashNormal }],
  ],
  ["eth_getBalance", [address, { blockNumber: "0x007" }], [addressNormal, { blockNumber: "0x7" }]],
  ["eth_call", [{ to: address }, { blockHash: hash }], [{ to: addressNormal }, { blockHash: hashNormal }]],
  // The specification's defaults stand for what is absent, or null.
  ["eth_getBalance", [address], [addressNormal, "latest"]],
  ["eth_getBalance", [address, null], [addressNormal, "latest"]],
  ["eth_getTransactionCount", [address], [addressNormal, "latest"]],
  ["eth_getBlockByNumber", ["0x1"], ["0x1", false]],
  ["eth_getBlockByNumber", ["0x1", null], ["0x1", false]],
  ["eth_getBlockByNumber", ["0x1", true], ["0x1", true]],
  ["eth_getBlockByHash", [hash], [hashNormal, false]],
  ["eth_estimateGas", [{ to: address }], [{ to: addressNormal }, "latest"]],
  // Members that no Rootstock node knows are dropped, and null stands for an absent one.
  [
    "eth_call",
    [
      { from: null, to: address, gas: "0x00ff", type: "0x2", maxFeePerGas: "0x1", accessList: [], nonce: "0x1" },
      "latest",
    ],
    [{ to: addressNormal, gas: "0xff" }, "latest"],
  ],
  ["eth_call", [{ to: address, input: "0xAA" }, "earliest"], [{ to: addressNormal, input: "0xaa" }, "earliest"]],
  ["eth_estimateGas", [{ to: null, data: "0xAA", value: "0x0" }], [{ data: "0xaa", value: "0x0" }, "latest"]],
  // State overrides: names of members are values, too.
  [
    "eth_call",
    [
      { to: address },
      "latest",
      { [address]: { balance: "0x00FF", code: "0xAA", nonce: null, stateDiff: { "0x00": "0x0A" } } },
    ],
    [
      { to: addressNormal },
      "latest",
      { [addressNormal]: { balance: "0xff", code: "0xaa", stateDiff: { "0x0": "0xa" } } },
    ],
  ],
  ["eth_estimateGas", [{ to: address }, null, {}], [{ to: addressNormal }, "latest", {}]],
  // Filters, as every library sends them.
  ["eth_getLogs", [{}], [{}]],
  ["eth_getLogs", [{ topics: null, address: null, fromBlock: null }], [{}]],
  ["eth_getLogs", [{ fromBlock: "0x00", toBlock: "latest" }], [{ fromBlock: "0x0", toBlock: "latest" }]],
  ["eth_getLogs", [{ address: [address, address] }], [{ address: [addressNormal, addressNormal] }]],
  ["eth_getLogs", [{ topics: [hash, null, [hash], []] }], [{ topics: [hashNormal, null, [hashNormal], []] }]],
  ["eth_getLogs", [{ blockHash: hash }], [{ blockHash: hashNormal }]],
];

describe("normaliseParams", () => {
  it.each(good)("%s %j becomes %j", (method, given, normal) => {
    expect(normaliseParams(methods[method], given)).toEqual(normal);
  });

  it("leaves the caller's values as they are", () => {
    const given = Object.freeze([Object.freeze({ to: address, gas: "0x00" }), "latest"]);
    normaliseParams(methods.eth_call, given);
    expect(given).toEqual([{ to: address, gas: "0x00" }, "latest"]);
  });

  it.each(good.map(([method, given]) => [method, given] as const))(
    "%s %j is its own normal form afterwards",
    (method, given) => {
      const once = normaliseParams(methods[method], given);
      expect(normaliseParams(methods[method], once)).toEqual(once);
    },
  );

  it.each([
    ["eth_accounts", [1], "too many params: eth_accounts takes no params", 0],
    ["web3_sha3", ["0x", "0x"], "too many params: web3_sha3 takes at most 1 param", 1],
    ["eth_getBalance", [address, "latest", null], "too many params: eth_getBalance takes at most 2 params", 2],
  ] as const)("%s %j are too many", (method, given, message, expected) => {
    expect(refusalOf(method, given)).toMatchObject({ code: -32602, message, data: { expected } });
  });

  it("takes no required member from an own __proto__", () => {
    const block: unknown = JSON.parse('{"__proto__":{"blockNumber":"0x1"}}');
    expect(refusalOf("eth_getBalance", [address, block])).toMatchObject({ data: { param: "block" } });
  });

  it("takes no optional member from an own __proto__", () => {
    const call: unknown = JSON.parse(`{"to":"${address}","__proto__":{"gas":"0x1"}}`);
    const [normal] = normaliseParams(methods.eth_call, [call, "latest"]) as [{ gas?: unknown }];
    expect(normal).toEqual({ to: addressNormal });
    expect(normal.gas).toBeUndefined();
  });
});

function refusalOf(method: keyof typeof methods, given: readonly unknown[]): RpcError {
  try {
    normaliseParams(methods[method], given);
  } catch (error) {
    if (error instanceof RpcError) return error;
    throw error;
  }
  throw new Error("the params were taken");
}
