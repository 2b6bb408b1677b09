import type { MethodName } from "../../../../generated/methods.js";
import { needOf, pinLatest } from "../../../../src/node/routing/block-requirement.js";

const hash = `0x${"ab".repeat(32)}`;
const address = `0x${"00".repeat(20)}`;

describe("a call needs", () => {
  it.each<[MethodName, readonly unknown[], unknown]>([
    ["eth_protocolVersion", [], { kind: "nothing" }],
    ["web3_clientVersion", [], { kind: "nothing" }],
    ["eth_gasPrice", [], { kind: "head" }],
    ["eth_blockNumber", [], { kind: "head" }],
    ["eth_getBalance", [address, "latest"], { kind: "head" }],
    ["eth_getBalance", [address, "pending"], { kind: "head" }],
    ["eth_getBalance", [address, "earliest"], { kind: "head", height: 0 }],
    ["eth_getBalance", [address, "0x10"], { kind: "head", height: 16 }],
    ["eth_getBalance", [address, hash], { kind: "hash" }],
    ["eth_getCode", [address, hash], { kind: "hash" }],
    ["eth_getBalance", [address, { blockHash: hash }], { kind: "hash" }],
    ["eth_call", [{}, { blockNumber: "0x2" }], { kind: "head", height: 2 }],
    ["eth_call", [{}, { blockHash: hash, requireCanonical: true }], { kind: "hash" }],
    ["eth_getBlockByHash", [hash, true], { kind: "hash" }],
    ["eth_getTransactionReceipt", [hash], { kind: "hash" }],
    ["eth_getLogs", [{ blockHash: hash }], { kind: "hash" }],
    ["eth_getLogs", [{ fromBlock: "0x1", toBlock: "0x5" }], { kind: "head", height: 5 }],
    ["eth_getLogs", [{}], { kind: "head" }],
  ])("%s %j", (method, params, need) => {
    expect(needOf({ method, params })).toEqual(need);
  });
});

describe("the latest block is pinned", () => {
  it.each<[MethodName, readonly unknown[], readonly unknown[]]>([
    ["eth_getBalance", [address, "latest"], [address, "0x64"]],
    ["eth_getStorageAt", [address, "0x0", "latest"], [address, "0x0", "0x64"]],
    ["eth_getBlockByNumber", ["latest", false], ["0x64", false]],
    ["eth_getLogs", [{ address }], [{ address, fromBlock: "0x64", toBlock: "0x64" }]],
    ["eth_getLogs", [{ fromBlock: "0x1", toBlock: "latest" }], [{ fromBlock: "0x1", toBlock: "0x64" }]],
  ])("%s %j", (method, params, pinned) => {
    expect(pinLatest({ method, params }, 100)).toEqual(pinned);
  });

  it.each<[MethodName, readonly unknown[]]>([
    ["eth_getBalance", [address, "pending"]],
    ["eth_getBalance", [address, "0x1"]],
    ["eth_getLogs", [{ blockHash: hash }]],
    ["eth_gasPrice", []],
  ])("and nothing else: %s %j", (method, params) => {
    expect(pinLatest({ method, params }, 100)).toEqual(params);
  });
});
