import { type MethodName, methods } from "../../../generated/methods.js";
import { kitchenCall, startDevchain } from "./devchain-in-process.js";

it("answers every method as the document promises", async () => {
  const { ask, deploy, send, sign, wallets } = await startDevchain();
  const to = await deploy();
  const hash = await send({ to, data: kitchenCall("cook", 1, "soup") });
  const { hash: block } = await ask("eth_getBlockByNumber", ["latest", false]);
  const from = wallets[0]?.address.toLowerCase();
  const call = { from, to, data: kitchenCall("count") };
  const calls: [MethodName, unknown[]][] = [
    ["eth_protocolVersion", []],
    ["web3_clientVersion", []],
    ["eth_gasPrice", []],
    ["eth_blockNumber", []],
    ...["earliest", "latest", "pending", "0x1", "0xff"].flatMap((number): [MethodName, unknown[]][] => [
      ["eth_getBlockByNumber", [number, false]],
      ["eth_getBlockByNumber", [number, true]],
      ["eth_getBlockTransactionCountByNumber", [number]],
      ["eth_getUncleCountByBlockNumber", [number]],
    ]),
    ["eth_getBlockByHash", [block, true]],
    ["eth_getBlockTransactionCountByHash", [block]],
    ["eth_getUncleCountByBlockHash", [block]],
    ["eth_getTransactionByHash", [hash]],
    ["eth_getTransactionByHash", [block]],
    ["eth_getTransactionReceipt", [hash]],
    ["eth_getTransactionReceipt", [block]],
    ["eth_sendRawTransaction", [await sign({ to })]],
    ["eth_getBalance", [from, "latest"]],
    ["eth_getTransactionCount", [from, "pending"]],
    ["eth_call", [call, "latest"]],
    ["eth_estimateGas", [call, "latest"]],
    ["eth_getCode", [to, "latest"]],
    ["eth_getStorageAt", [to, "0x0", "latest"]],
    ["eth_getLogs", [{ fromBlock: "earliest" }]],
  ];

  for (const [method, params] of calls) {
    const result = await ask(method, params);
    const { validateResult } = methods[method];
    expect({ method, params, isValid: validateResult(result), errors: validateResult.errors ?? null }).toEqual({
      method,
      params,
      isValid: true,
      errors: null,
    });
  }
});

it("gives a transaction by its place all but the _id, which is the gateway's", async () => {
  const { ask, send } = await startDevchain();
  const hash = await send({});

  const result = await ask("eth_getTransactionByBlockNumberAndIndex", ["latest", "0x0"]);

  expect(result).toMatchObject({ hash });
  const { validateResult } = methods.eth_getTransactionByBlockNumberAndIndex;
  expect(validateResult({ _id: "0".repeat(24), ...result })).toBe(true);
});
