import { type MethodName, methods } from "../../../generated/methods.js";
import { cachePolicyOf, dependenceOf } from "../../../src/cache/cache-policy.js";

const hash = `0x${"a".repeat(64)}`;
const address = `0x${"b".repeat(40)}`;
const call = { to: address };
const moment = { head: { number: 100, hash, parentHash: hash }, depth: 10 };
const life = (method: MethodName, params: readonly unknown[], answer: unknown) =>
  cachePolicyOf({ method, params }, Buffer.from(JSON.stringify(answer)), moment);

describe("cachePolicyOf", () => {
  it.each<[MethodName, unknown[], unknown]>([
    ["eth_getBlockByNumber", ["pending", false], { number: null }],
    ["eth_getBalance", [address, "pending"], "0x1"],
    ["eth_getTransactionCount", [address, "pending"], "0x1"],
    ["eth_call", [call, "pending"], "0x"],
    ["eth_estimateGas", [call, "pending"], "0x5208"],
    ["eth_getTransactionByBlockNumberAndIndex", ["pending", "0x0"], { blockNumber: null }],
    ["eth_getLogs", [{ fromBlock: "0x1", toBlock: "pending" }], []],
    ["eth_sendRawTransaction", ["0x"], hash],
    ["eth_getTransactionByHash", [hash], { hash, blockNumber: null }],
    ["eth_getTransactionByHash", [hash], null],
    ["eth_getTransactionReceipt", [hash], null],
    ["eth_getBlockByHash", [hash, false], null],
    ["eth_getBlockByNumber", ["0x1", false], null],
    ["eth_getUncleCountByBlockHash", [hash], null],
    ["eth_getLogs", [{ blockHash: hash }], []],
  ])("keeps nothing of %s %j → %j", (method, params, answer) => {
    expect(life(method, params, answer)).toBe("none");
  });

  it.each<[MethodName, unknown[], unknown]>([
    ["eth_blockNumber", [], "0x64"],
    ["eth_gasPrice", [], "0x1"],
    ["eth_estimateGas", [call, "0x1"], "0x5208"],
    ["eth_getBalance", [address, "latest"], "0x1"],
    ["eth_getBalance", [address, hash], "0x1"],
    ["eth_call", [call, "latest"], "0x"],
    ["eth_call", [call, "0x5b"], "0x"],
    ["eth_getBlockByNumber", ["latest", false], { number: "0x64" }],
    ["eth_getBlockByNumber", ["0x5b", false], { number: "0x5b" }],
    ["eth_getTransactionReceipt", [hash], { blockNumber: "0x5b" }],
    ["eth_getBlockByHash", [hash, false], { number: "0x5b" }],
    ["eth_getUncleCountByBlockHash", [hash], "0x0"],
    ["eth_getLogs", [{}], []],
    ["eth_getLogs", [{ fromBlock: "0x1" }], []],
    ["eth_getLogs", [{ fromBlock: "0x1", toBlock: "0x5b" }], []],
  ])("keeps %s %j → %j until the next head", (method, params, answer) => {
    expect(life(method, params, answer)).toBe("until-next-head");
  });

  it.each<[MethodName, unknown[], unknown, number]>([
    ["eth_getBlockByNumber", ["0x5a", true], { number: "0x5a" }, 90],
    ["eth_getBlockByNumber", ["earliest", true], { number: "0x0" }, 0],
    ["eth_getBalance", [address, "0x5a"], "0x0", 90],
    ["eth_getBalance", [address, { blockNumber: "0x5a" }], "0x0", 90],
    ["eth_call", [call, "0x5a"], "0x", 90],
    ["eth_getTransactionReceipt", [hash], { status: "0x1", blockNumber: "0x5a", logs: [] }, 90],
    ["eth_getTransactionByHash", [hash], { hash, blockNumber: "0x5a" }, 90],
    ["eth_getBlockByHash", [hash, false], { number: "0x5a", transactions: [] }, 90],
    ["eth_getTransactionByBlockHashAndIndex", [hash, "0x0"], { blockNumber: "0x5a" }, 90],
    ["eth_getLogs", [{ fromBlock: "0x5", toBlock: "0x5a" }], [], 90],
    ["eth_getLogs", [{ blockHash: hash }], [{ blockNumber: "0x5a" }], 90],
  ])("keeps %s %j → %j long, of block %#", (method, params, answer, buriedAt) => {
    expect(life(method, params, answer)).toEqual({ buriedAt });
  });

  it("holds a very large height for one that is not buried", () => {
    expect(life("eth_call", [call, `0x${"f".repeat(64)}`], "0x")).toBe("until-next-head");
  });
});

describe("dependenceOf", () => {
  const kept = Object.values(methods).filter(({ policy }) => policy.cache === "never" || policy.servedBy === "gateway");

  it.each(kept.map(({ name }) => name))("obeys the document: nothing is kept of %s", (method) => {
    expect(dependenceOf({ method, params: [] }).kind).toBe("nothing-kept");
  });
});
