import { methods } from "../../../generated/methods.js";
import { describeProblem } from "../../../src/gateway/describe-problem.js";
import type { RpcError } from "../../../src/rpc/rpc-error.js";

const address = `0x${"1".repeat(40)}`;

function problemOf(method: keyof typeof methods, values: readonly unknown[]): RpcError {
  expect(methods[method].validateParams(values)).toBe(false);
  return describeProblem(methods[method], values);
}

const quantity = "a quantity: 0x and 1 to 64 hex digits";
const data = "data: 0x and an even number of hex digits";
const block = 'a block number (0x and hex digits) or "latest", "earliest" or "pending"';
const blockOrHash =
  'a block number (0x and hex digits), a block hash, "latest", "earliest" or "pending", or an object with blockHash or blockNumber';
const noFinality =
  'Rootstock has no "safe" and "finalized" blocks: use "latest", or a number below it, or let the API key use Ethereum\'s block tags';

describe("describeProblem", () => {
  it.each([
    ["web3_sha3", [], "data", `is required: ${data}`],
    ["web3_sha3", [undefined], "data", `is required: ${data}`],
    ["web3_sha3", [7], "data", `must be ${data}`],
    ["web3_sha3", ["0xa"], "data", `must be ${data}`],
    ["eth_getTransactionByHash", ["0x12"], "transactionHash", "must be a hash: 0x and 64 hex digits"],
    ["eth_getBalance", ["0x12", "latest"], "address", "must be an address: 0x and 40 hex digits"],
    ["eth_getBalance", [address, "safe"], "block", `must be ${blockOrHash}; ${noFinality}`],
    ["eth_getBalance", [address, { blockNumber: "finalized" }], "block", `must be ${blockOrHash}; ${noFinality}`],
    ["eth_getBlockByNumber", ["finalized"], "block", `must be ${block}; ${noFinality}`],
    ["eth_getBlockByNumber", ["Safe"], "block", `must be ${block}`],
    ["eth_getLogs", [{ toBlock: "safe" }], "filter.toBlock", `must be ${block}; ${noFinality}`],
    ["trace_filter", [{ fromBlock: "finalized" }], "filter.fromBlock", `must be ${block}; ${noFinality}`],
    ["web3_sha3", ["safe"], "data", `must be ${data}`],
    ["eth_getBalance", [address, {}], "block", `must be ${blockOrHash}`],
    ["eth_getBalance", [address, { blockHash: "0x1" }], "block", `must be ${blockOrHash}`],
    ["eth_getBlockByNumber", ["LATEST"], "block", `must be ${block}`],
    ["eth_getBlockByNumber", ["0x1", 1], "fullTransactions", "must be a boolean: true or false"],
    ["eth_getStorageAt", [address, "1", "latest"], "position", `must be ${quantity}`],
    ["eth_getStorageAt", [address, "0x1"], "block", `is required: ${blockOrHash}`],
    ["eth_call", [{ to: address, gas: 1 }, "latest"], "call.gas", `must be ${quantity}`],
    [
      "eth_call",
      ["x", "latest"],
      "call",
      "must be a call object: {from?, to?, gas?, gasPrice?, value?, data?, input?}",
    ],
    [
      "eth_getLogs",
      [{ blockHash: `0x${"1".repeat(64)}`, fromBlock: "0x1" }],
      "filter.blockHash",
      "must not be combined with fromBlock or toBlock",
    ],
    [
      "eth_getLogs",
      [{ blockHash: `0x${"1".repeat(64)}`, toBlock: "latest" }],
      "filter.blockHash",
      "must not be combined with fromBlock or toBlock",
    ],
    ["eth_getLogs", [{ fromBlock: 1 }], "filter.fromBlock", `must be ${block}`],
    ["eth_getLogs", [{ address: 1 }], "filter.address", "must be an address or a list of addresses"],
    ["eth_getLogs", [{ topics: 1 }], "filter.topics", "must be a list of topics"],
    [
      "eth_getLogs",
      [{ topics: [null, null, "0x"] }],
      "filter.topics[2]",
      "must be a topic (0x and 64 hex digits), null or a list of topics",
    ],
  ] as const)("%s %j: says of %s that it %s", (method, values, param, text) => {
    expect(problemOf(method, values)).toMatchObject({ code: -32602, message: `${param} ${text}`, data: { param } });
  });

  it("names the first missing param before a wrong one", () => {
    expect(problemOf("eth_getStorageAt", [undefined, "1", undefined]).message).toMatch(/^address is required/);
  });

  it("never repeats what the caller sent", () => {
    const secret = "s3cret-value";
    expect(problemOf("eth_getBalance", [secret, secret]).message).not.toContain(secret);
  });

  it("every required param of every method is named when it is missing", () => {
    const demanding = Object.values(methods).filter(({ params }) => params[0]?.required);
    const named = demanding.map(({ name }) => problemOf(name, []).data);
    expect(demanding.length).toBeGreaterThan(15);
    expect(named).toEqual(demanding.map(({ params }) => ({ param: params[0]?.name })));
  });

  it("every method that takes a block says that there is no safe and no finalized one", () => {
    const given: Readonly<Record<string, unknown>> = {
      address,
      call: { to: address },
      position: "0x1",
      index: "0x1",
      blockCount: "0x1",
    };
    const isBlock = ({ shape }: { shape: { expected: string } }) => shape.expected.includes('"latest"');
    const taking = Object.values(methods).filter(({ params }) => params.some(isBlock));
    for (const { name, params } of taking) {
      for (const tag of ["safe", "finalized"]) {
        const values = params.slice(0, params.findIndex(isBlock) + 1).map(({ name: param }) => given[param] ?? tag);
        const required = params.slice(values.length).filter(({ required }) => required);
        values.push(...required.map((param) => given[param.name] ?? true));
        expect(problemOf(name, values).message).toMatch(
          new RegExp(`^(?:block|newestBlock) must be .*; ${noFinality}$`),
        );
      }
    }
    expect(taking).toHaveLength(16);
  });

  it("has words even where a validator has none", () => {
    const silent = { ...methods.web3_sha3, validateParams: () => false };
    expect(describeProblem(silent, ["0x"])).toMatchObject({
      code: -32602,
      message: "the params are not what this method takes",
    });
  });
});
