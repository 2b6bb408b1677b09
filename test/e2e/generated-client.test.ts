import { BrowserProvider, Contract, Interface, Wallet } from "ethers";
import { type BaseError, ContractFunctionRevertedError, createPublicClient } from "viem";
import { createProvider } from "../../generated/clients/typescript/eip1193.js";
import { type Client, createClient, RpcError } from "../../generated/clients/typescript/index.js";
import { rootgate } from "../../generated/clients/typescript/viem.js";
import { limits } from "../../generated/limits.js";
import type { NetworkName } from "../../src/config/network-table.js";
import { networks } from "../../src/config/networks.js";
import { beforeItsBlock } from "./before-its-block.js";
import { kitchen } from "./kitchen.js";
import type { PrintedAccount } from "./read-banner.js";
import { makeDataDir, type StartedProgram, startProgram } from "./start-program.js";
import { untilTrue } from "./until-true.js";

type Hex = `0x${string}`;

const contract = new Interface(kitchen.abi as never);
const { dataDir, remove } = makeDataDir();
let program: StartedProgram;

beforeAll(async () => {
  program = await startProgram({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await program.stop();
  remove();
});

const callData = (name: string, ...args: unknown[]) => contract.encodeFunctionData(name, args) as Hex;

describe.each<NetworkName>(["testnet", "mainnet"])("the generated client on %s", (name) => {
  const { chainId, networkId } = networks[name];
  let client: Client;
  let wallet: Wallet;
  let from: Hex;
  let address: Hex;

  /** Signs what the client finds out about nonce, price and gas, and sends it. */
  async function send(transaction: { to?: Hex; value?: bigint; data?: Hex }): Promise<Hex> {
    const [nonce, gasPrice, gasLimit] = await Promise.all([
      client.eth_getTransactionCount(from, "pending"),
      client.eth_gasPrice(),
      client.eth_estimateGas({ from, ...transaction }),
    ]);
    const fields = { type: 0, chainId, nonce: Number(nonce), gasPrice, gasLimit, ...transaction };
    return client.eth_sendRawTransaction((await wallet.signTransaction(fields)) as Hex);
  }

  async function untilMined(hash: Hex) {
    await untilTrue(async () => (await client.eth_getTransactionReceipt(hash)) !== null);
    const receipt = await client.eth_getTransactionReceipt(hash);
    if (!receipt) throw new Error("the receipt went away");
    return receipt;
  }

  beforeAll(async () => {
    const [printed] = program.accounts[name] as [PrintedAccount];
    client = createClient(program.urls[name]);
    wallet = new Wallet(printed.privateKey);
    from = printed.address;
    const { contractAddress } = await untilMined(await send({ data: kitchen.bytecode }));
    address = contractAddress as Hex;
  });

  it("finds its chain and a funded account", async () => {
    expect(await client.eth_chainId()).toBe(BigInt(chainId));
    expect(await client.net_version()).toBe(networkId);
    expect(await client.eth_accounts()).toEqual([]);
    expect(await client.eth_getBalance(program.accounts[name][1]?.address as Hex)).toBe(10n ** 24n);
  });

  it("sends a transfer, sees it wait and sees it mined", async () => {
    const { hash, to } = await beforeItsBlock(program.urls[name], async (sent, index) => {
      const to = `0x00000000000000000000000000000000000c0de${index}` as const;
      const hash = sent(await send({ to, value: 5n }));
      const unset = { blockHash: null, blockNumber: null, transactionIndex: null };
      expect(await client.eth_getTransactionByHash(hash)).toMatchObject({ hash, to, value: 5n, ...unset });
      expect(await client.eth_getTransactionReceipt(hash)).toBeNull();
      return { hash, to };
    });
    const { status, blockHash, blockNumber, transactionIndex } = await untilMined(hash);
    expect(status).toBe(1n);
    const placed = { hash, blockHash, blockNumber, transactionIndex };
    expect(await client.eth_getTransactionByHash(hash)).toMatchObject(placed);
    const withId = { ...placed, _id: hash.slice(2, 26) };
    expect(await client.eth_getTransactionByBlockHashAndIndex(blockHash, 0n)).toMatchObject(withId);
    expect(await client.eth_getTransactionByBlockNumberAndIndex(blockNumber, 0n)).toMatchObject(withId);
    expect(await client.eth_getBalance(to)).toBe(5n);
  });

  it("reads the contract, its code and its storage", async () => {
    const count = await client.eth_call({ to: address, data: callData("count") }, "latest");
    expect(BigInt(count)).toBe(7n);
    expect(await client.eth_getStorageAt(address, 0n, "latest")).toBe(count);
    expect((await client.eth_getCode(address, "latest")).length).toBeGreaterThan(2_000);
  });

  it("throws a revert with its reason and its bytes", async () => {
    const calling = client.eth_call({ to: address, data: callData("failWithReason") }, "latest");
    const error = (await calling.catch((reason: unknown) => reason)) as RpcError;
    expect(error).toBeInstanceOf(RpcError);
    expect(error).toMatchObject({ code: 3, name: "ExecutionReverted" });
    expect(error.message).toBe("execution reverted: the soup is cold");
    expect(contract.parseError(error.data as Hex)?.args.toArray()).toEqual(["the soup is cold"]);
  });

  it("finds logs by address and topics", async () => {
    const { blockHash, logs } = await untilMined(await send({ to: address, data: callData("cook", 5, "soup") }));
    const topics = contract.encodeFilterTopics("Cooked", [from, 5]) as Hex[];
    expect(await client.eth_getLogs({ address, topics, fromBlock: "earliest", toBlock: "latest" })).toEqual([logs[0]]);
    expect(await client.eth_getLogs({ blockHash })).toEqual(logs);
  });

  it("keeps the order and the errors of a batch apart", async () => {
    const [first, second, third] = await client.batch([
      ["eth_getBlockByNumber", 1n, true],
      ["eth_call", { to: address, data: callData("failWithCustomError") }, "latest"],
      ["eth_getBlockTransactionCountByNumber", "0x1"],
    ]);
    expect(first.result?.transactions.map(({ input }) => input)).toEqual([kitchen.bytecode]);
    expect(second.error).toMatchObject({ name: "ExecutionReverted" });
    expect(contract.parseError((second.error as RpcError).data as Hex)?.name).toBe("TooHot");
    expect(third.result).toBe(1n);
  });

  it("sends a batch longer than the service takes, in parts", async () => {
    const calls = Array.from({ length: limits.maxBatchLength + 1 }, () => ["eth_chainId"] as const);
    const outcomes = await client.batch(calls);
    expect(outcomes.map(({ result }) => result)).toEqual(calls.map(() => BigInt(chainId)));
  });

  it("is an EIP-1193 provider for ethers", async () => {
    const provider = new BrowserProvider(createProvider(program.urls[name]));
    expect((await provider.getNetwork()).chainId).toBe(BigInt(chainId));
    const reading = new Contract(address, contract, provider);
    expect(await reading.getFunction("count")()).toBeGreaterThanOrEqual(7n);
    await expect(reading.getFunction("failWithReason")()).rejects.toMatchObject({ reason: "the soup is cold" });
  });

  it("is a transport for viem, which decodes custom errors", async () => {
    const reading = createPublicClient({ transport: rootgate(program.urls[name]) });
    expect(await reading.getChainId()).toBe(chainId);
    const failing = reading.readContract({ address, abi: kitchen.abi, functionName: "failWithCustomError" });
    const failure = (await failing.catch((reason: unknown) => reason)) as BaseError;
    const reverted = failure.walk((inner) => inner instanceof ContractFunctionRevertedError);
    expect((reverted as ContractFunctionRevertedError).data?.errorName).toBe("TooHot");
  });

  it("throws what is wrong with a param, and with a key", async () => {
    await expect(client.eth_getBalance("0x12")).rejects.toMatchObject({ name: "InvalidParams", code: -32602 });
    const stranger = createClient(`${program.origin}/rg_test_nobody`);
    await expect(stranger.eth_blockNumber()).rejects.toMatchObject({ name: "Unauthorized", code: -32021 });
  });
});
