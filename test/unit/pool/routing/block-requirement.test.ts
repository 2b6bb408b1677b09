import type { MethodName } from "../../../../generated/methods.js";
import { pinBlock, requirementOf } from "../../../../src/pool/routing/block-requirement.js";

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
    ["eth_getLogs", [{ fromBlock: "0x1", toBlock: "latest" }], { kind: "head" }],
    ["eth_getLogs", [{}], { kind: "head" }],
  ])("%s %j", (method, params, need) => {
    expect(requirementOf({ method, params })).toEqual(need);
  });
});

describe("a call is pinned", () => {
  const shown = {
    head: { number: 100, hash: "0xhead", parentHash: "0x99" },
    hashAt: (height: number) => (height > 90 ? `0x${height}` : undefined),
  };

  it.each<[MethodName, readonly unknown[], readonly unknown[]]>([
    ["eth_getBalance", [address, "latest"], [address, { blockHash: "0xhead" }]],
    ["eth_getBalance", [address, "0x64"], [address, { blockHash: "0xhead" }]],
    ["eth_getBalance", [address, "0x63"], [address, { blockHash: "0x99" }]],
    ["eth_call", [{}, { blockNumber: "0x63" }], [{}, { blockHash: "0x99" }]],
    ["eth_getStorageAt", [address, "0x0", "latest"], [address, "0x0", { blockHash: "0xhead" }]],
    ["eth_estimateGas", [{}, "latest"], [{}, "0x64"]],
    ["eth_getLogs", [{ address }], [{ address, fromBlock: "0x64", toBlock: "0x64" }]],
    ["eth_getLogs", [{ fromBlock: "0x1", toBlock: "latest" }], [{ fromBlock: "0x1", toBlock: "0x64" }]],
  ])("to what callers are shown: %s %j", (method, params, pinned) => {
    expect(pinBlock({ method, params }, shown)).toEqual({ method, params: pinned });
  });

  it.each<[MethodName, readonly unknown[], MethodName, readonly unknown[]]>([
    ["eth_getBlockByNumber", ["latest", true], "eth_getBlockByHash", ["0xhead", true]],
    ["eth_getBlockTransactionCountByNumber", ["0x63"], "eth_getBlockTransactionCountByHash", ["0x99"]],
    [
      "eth_getTransactionByBlockNumberAndIndex",
      ["latest", "0x2"],
      "eth_getTransactionByBlockHashAndIndex",
      ["0xhead", "0x2"],
    ],
    ["eth_getUncleCountByBlockNumber", ["latest"], "eth_getUncleCountByBlockHash", ["0xhead"]],
  ])("to what callers are shown by the method that takes a hash: %s %j", (method, params, byHash, pinned) => {
    expect(pinBlock({ method, params }, shown)).toEqual({ method: byHash, params: pinned });
  });

  it.each<[MethodName, readonly unknown[]]>([
    ["eth_getBalance", [address, "pending"]],
    ["eth_getBalance", [address, "0x1"]],
    ["eth_getBalance", [address, "0x65"]],
    ["eth_getBlockByNumber", ["earliest", false]],
    ["eth_getLogs", [{ blockHash: hash }]],
    ["eth_gasPrice", []],
  ])("to nothing else: %s %j", (method, params) => {
    expect(pinBlock({ method, params }, shown)).toEqual({ method, params });
  });
});
