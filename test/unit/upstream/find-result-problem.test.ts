import { type MethodName, methods } from "../../../generated/methods.js";
import { JsonStream } from "../../../src/json/raw-json.js";
import { findResultProblem } from "../../../src/upstream/find-result-problem.js";

const hash = `0x${"ab".repeat(32)}`;
const other = `0x${"cd".repeat(32)}`;

function problemOf(method: MethodName, params: readonly unknown[], result: unknown): string | undefined {
  const text = typeof result === "string" && /^[[{"]/.test(result) ? result : JSON.stringify(result);
  return findResultProblem({ method, params }, Buffer.from(text))?.kind;
}

describe("the form of a result", () => {
  it.each<[MethodName, readonly unknown[]]>([
    ["eth_getBalance", ["0x0", "0x1f", "0xABC", `0x${"f".repeat(64)}`]],
    ["eth_getCode", ["0x", "0x0", "0x6001", `0x${"60".repeat(30_000)}`]],
    ["eth_call", ["0x", "0x01"]],
    ["eth_sendRawTransaction", [hash]],
    ["eth_getStorageAt", [`0x${"0".repeat(64)}`]],
    ["eth_getBlockTransactionCountByHash", ["0x0", null]],
    ["eth_getLogs", [[], [{}]]],
    ["eth_getTransactionReceipt", [null]],
    ["web3_clientVersion", ["RskJ/9.0.3"]],
  ])("takes what %s may have", (method, results) => {
    for (const result of results) expect([result, problemOf(method, [{}], result)]).toEqual([result, undefined]);
  });

  it.each<[MethodName, readonly unknown[]]>([
    ["eth_getBalance", [null, {}, true, 5, [], "", "5", "0x", "0xg", `0x${"f".repeat(65)}`]],
    ["eth_call", [null, {}, true, 5, [], "", "0", "1x00", "0x0 "]],
    ["eth_getCode", [5, {}, "0x6g"]],
    ["eth_sendRawTransaction", ["0x1", null, `${hash}00`, hash.slice(0, -2)]],
    ["eth_getBlockTransactionCountByHash", [{}, [], "0x"]],
    ["eth_getLogs", [null, {}, true, "0x"]],
    ["eth_getTransactionReceipt", [[], true, 5, "0x"]],
    ["eth_getBlockByNumber", [[], hash]],
    ["web3_clientVersion", [null, {}, 5]],
  ])("refuses what %s never has", (method, results) => {
    for (const result of results) expect([result, problemOf(method, [{}], result)]).toEqual([result, "schema"]);
  });

  it("looks at 1,024 digits at each end of long data", () => {
    const withOther = (at: number) => `0x${"0".repeat(at)}g${"0".repeat(4_999 - at)}`;
    const found = [0, 1_023, 1_024, 3_975, 3_976, 4_999].map((at) => problemOf("eth_call", [{}], withOther(at)));
    expect(found).toEqual(["schema", "schema", undefined, undefined, "schema", "schema"]);
    const short = `0x${"0".repeat(1_024)}g${"0".repeat(1_023)}`;
    expect([short.length, problemOf("eth_call", [{}], short)]).toEqual([2_050, "schema"]);
  });

  it("refuses a long result only of methods whose results are short", () => {
    const ofStream = (method: MethodName) =>
      findResultProblem({ method, params: [] }, new JsonStream(noChunks()))?.kind;
    for (const method of ["eth_getLogs", "eth_getBlockByNumber", "eth_call"] as const)
      expect([method, ofStream(method)]).toEqual([method, undefined]);
    expect([ofStream("eth_getBalance"), ofStream("eth_sendRawTransaction")]).toEqual(["schema", "schema"]);
  });
});

describe("what a result says that it is", () => {
  it.each<[MethodName, readonly unknown[], unknown, unknown]>([
    ["eth_getBlockByHash", [hash, false], { hash, number: "0x1" }, { hash: other, number: "0x1" }],
    ["eth_getBlockByNumber", ["0x1f", false], { number: "0x1f" }, { number: "0x1e" }],
    ["eth_getTransactionByHash", [hash], { hash }, { hash: other }],
    ["eth_getTransactionReceipt", [hash], { transactionHash: hash }, { blockHash: hash }],
    [
      "eth_getTransactionByBlockHashAndIndex",
      [hash, "0x1"],
      { blockHash: hash, transactionIndex: "0x1" },
      { blockHash: hash, transactionIndex: "0x2" },
    ],
    [
      "eth_getTransactionByBlockNumberAndIndex",
      ["0x5", "0x1"],
      { blockNumber: "0x5", transactionIndex: "0x1" },
      { blockNumber: "0x6", transactionIndex: "0x1" },
    ],
    [
      "eth_getLogs",
      [{ blockHash: hash }],
      [{ blockHash: hash }, { blockHash: hash }],
      [{ blockHash: hash }, { blockHash: other }],
    ],
    ["trace_transaction", [hash], [{ transactionHash: hash }], [{ transactionHash: other }]],
  ])("%s: is what was asked for", (method, params, right, wrong) => {
    expect(problemOf(method, params, right)).toBeUndefined();
    expect(problemOf(method, params, JSON.stringify(right, null, 1))).toBeUndefined();
    expect(problemOf(method, params, wrong)).toBe("question");
    expect(problemOf(method, params, Array.isArray(right) ? [{}] : {})).toBe("question");
  });

  it("takes hashes and quantities written in another way", () => {
    expect(problemOf("eth_getBlockByHash", [hash], { hash: hash.toUpperCase().replace("0X", "0x") })).toBeUndefined();
    expect(problemOf("eth_getBlockByNumber", ["0x1f"], { number: "0x01F" })).toBeUndefined();
    expect(problemOf("eth_getBlockByNumber", ["0x1f"], { number: 31 })).toBe("question");
    expect(problemOf("eth_getBlockByNumber", ["0x1f"], { number: `0x${"0".repeat(100)}1f` })).toBe("question");
  });

  it("asks nothing of tags, of what is pending, and of what does not exist", () => {
    expect(problemOf("eth_getBlockByNumber", ["latest"], { number: "0x5" })).toBeUndefined();
    expect(
      problemOf("eth_getTransactionByBlockNumberAndIndex", ["pending", "0x0"], { transactionIndex: null }),
    ).toBeUndefined();
    expect(problemOf("eth_getBlockByHash", [hash], null)).toBeUndefined();
    expect(problemOf("eth_getLogs", [{ blockHash: hash }], [])).toBeUndefined();
    expect(problemOf("eth_getLogs", [{ fromBlock: "0x1" }], [{ blockHash: other }])).toBeUndefined();
  });
});

it("knows the form of each method that nodes serve", () => {
  const unknown = Object.values(methods).filter(
    ({ policy, resultForm }) => policy.servedBy === "node" && resultForm.kind === "any",
  );
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

async function* noChunks(): AsyncGenerator<Uint8Array> {}
