import {
  type Address,
  BaseError,
  type Chain,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  InvalidParamsRpcError,
  keccak256,
  parseEther,
  parseEventLogs,
  TransactionReceiptNotFoundError,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { rootstock, rootstockTestnet } from "viem/chains";
import type { NetworkName } from "../../src/config/network-table.js";
import { beforeItsBlock } from "./before-its-block.js";
import { kitchen } from "./kitchen.js";
import type { PrintedAccount } from "./read-banner.js";
import { makeDataDir, type StartedProgram, startProgram } from "./start-program.js";

const { abi, bytecode } = kitchen;
const { dataDir, remove } = makeDataDir();
let program: StartedProgram;

beforeAll(async () => {
  program = await startProgram({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await program.stop();
  remove();
});

/** A developer's set-up: the chain as viem ships it, the address from the banner. */
function setUp(name: NetworkName, chain: Chain) {
  const [printed, other] = program.accounts[name] as [PrintedAccount, PrintedAccount];
  const transport = http(program.urls[name]);
  const account = privateKeyToAccount(printed.privateKey);
  return {
    account,
    other,
    client: createPublicClient({ chain, transport, pollingInterval: 50 }),
    wallet: createWalletClient({ account, chain, transport }),
  };
}

/** What viem says about a call that the contract refused. */
async function readRevert(reading: Promise<unknown>): Promise<ContractFunctionRevertedError | undefined> {
  const error: unknown = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const revert = error instanceof BaseError && error.walk((inner) => inner instanceof ContractFunctionRevertedError);
  return revert instanceof ContractFunctionRevertedError ? revert : undefined;
}

describe.each<[NetworkName, Chain]>([
  ["testnet", rootstockTestnet],
  ["mainnet", rootstock],
])("viem on %s", (name, chain) => {
  let tools: ReturnType<typeof setUp>;
  let address: Address;

  beforeAll(async () => {
    tools = setUp(name, chain);
    const hash = await tools.wallet.deployContract({ abi, bytecode });
    const receipt = await tools.client.waitForTransactionReceipt({ hash });
    address = receipt.contractAddress as Address;
  });

  it("finds its chain, a funded account and a price", async () => {
    const { client, other } = tools;
    expect(await client.getChainId()).toBe(chain.id);
    expect(await client.getBalance({ address: other.address })).toBe(parseEther("1000000"));
    const gasPrice = await client.getGasPrice();
    expect(gasPrice).toBeGreaterThan(0n);
    expect((await client.estimateFeesPerGas({ type: "legacy" })).gasPrice).toBeGreaterThanOrEqual(gasPrice);
    await expect(client.estimateFeesPerGas()).rejects.toThrow("Chain does not support EIP-1559 fees.");
  });

  it("sends a transfer, sees it wait and sees it mined", async () => {
    const { client, wallet, account } = tools;
    const { hash, to, nonce, waiting } = await beforeItsBlock(program.urls[name], async (sent, index) => {
      const to = `0x00000000000000000000000000000000000c0de${index}` as const;
      const nonce = await client.getTransactionCount({ address: account.address });
      const hash = sent(await wallet.sendTransaction({ to, value: 5n }));
      const waiting = await client.getTransaction({ hash });
      expect(waiting).toMatchObject({ blockHash: null, blockNumber: null, transactionIndex: null, type: "legacy", to });
      expect([35n, 36n]).toContain(waiting.v - BigInt(chain.id) * 2n); // EIP-155
      await expect(client.getTransactionReceipt({ hash })).rejects.toThrow(TransactionReceiptNotFoundError);
      expect(await client.getTransactionCount({ address: account.address })).toBe(nonce);
      expect(await client.getTransactionCount({ address: account.address, blockTag: "pending" })).toBe(nonce + 1);
      return { hash, to, nonce, waiting };
    });

    const receipt = await client.waitForTransactionReceipt({ hash });
    expect(receipt).toMatchObject({ status: "success", gasUsed: 21_000n, type: "legacy", to, contractAddress: null });
    expect(receipt.effectiveGasPrice).toBe(waiting.gasPrice);
    const mined = await client.getTransaction({ hash });
    expect(mined).toMatchObject({ blockHash: receipt.blockHash, blockNumber: receipt.blockNumber, nonce, value: 5n });
    const { blockNumber, transactionIndex: index } = receipt;
    expect(await client.getTransaction({ blockNumber, index })).toMatchObject({ hash });
    expect(await client.getTransaction({ blockHash: receipt.blockHash, index })).toMatchObject({ hash });
    expect(await client.getTransactionConfirmations({ hash })).toBeGreaterThanOrEqual(1n);
    expect(await client.getTransactionCount({ address: account.address })).toBe(nonce + 1);
    expect(await client.getBalance({ address: to })).toBe(5n);
    expect(await client.getBalance({ address: to, blockNumber: blockNumber - 1n })).toBe(0n);
  });

  it("estimates a contract's creation", async () => {
    const { client, account } = tools;
    const { gasUsed } = (await client.getBlock({ blockNumber: 1n })) as { gasUsed: bigint };
    const estimate = await client.estimateGas({ account, data: bytecode });
    expect(estimate).toBeGreaterThanOrEqual(gasUsed);
    expect(estimate).toBeLessThan((gasUsed * 12n) / 10n);
  });

  it("reads the contract, its code and its storage", async () => {
    const { client, account } = tools;
    const slot = `0x${"7".padStart(64, "0")}`;
    expect(await client.readContract({ address, abi, functionName: "count", blockNumber: 1n })).toBe(7n);
    expect(await client.readContract({ address, abi, functionName: "owner" })).toBe(account.address);
    expect(await client.getStorageAt({ address, slot: "0x0", blockNumber: 1n })).toBe(slot);
    const code = await client.getCode({ address });
    expect(code?.length).toBeGreaterThan(2_000);
    expect(await client.getCode({ address: account.address })).toBeUndefined();
    expect(await client.getProof({ address, storageKeys: [] }).catch((error: BaseError) => error.details)).toMatch(
      /^the method eth_getProof does not exist: Rootstock's state tree differs/,
    );
  });

  it("runs code that is nowhere on the chain", async () => {
    // Creates a contract that returns 7.
    const code = "0x69600760005260206000f3600052600a6016f3";
    expect(await tools.client.call({ code, data: "0x" })).toEqual({ data: `0x${"7".padStart(64, "0")}` });
  });

  it("decodes a reason, a custom error and a panic", async () => {
    const { client, account } = tools;
    const read = (functionName: string) => client.readContract({ address, abi, functionName, account });
    expect((await readRevert(read("failWithReason")))?.reason).toBe("the soup is cold");
    const { data } = (await readRevert(read("failWithCustomError"))) ?? {};
    expect(data).toMatchObject({ errorName: "TooHot", args: [451n, account.address] });
    expect((await readRevert(read("failWithPanic")))?.reason).toContain("assert");
    const simulation = client.simulateContract({ address, abi, functionName: "hoard", args: [10n ** 9n], account });
    expect((await readRevert(simulation))?.reason).toBe("not enough gas left");
  });

  it("writes to the contract and finds the logs by what is indexed", async () => {
    const { client, wallet, account, other } = tools;
    const cook = { address, abi, functionName: "cook", args: [5n, "a soup of stones, for all who are here"] } as const;
    const { request } = await client.simulateContract({ ...cook, account });
    const receipt = await client.waitForTransactionReceipt({ hash: await wallet.writeContract(request) });
    const [cooked, counted] = parseEventLogs({ abi, logs: receipt.logs }) as unknown as Record<string, unknown>[];
    const args = { cook: account.address, dish: 5n, note: "a soup of stones, for all who are here" };
    expect(cooked).toMatchObject({ eventName: "Cooked", args, logIndex: 0 });
    expect(counted).toMatchObject({ eventName: "Counted", args: { count: 8n }, logIndex: 1 });

    const find = (wanted: Record<string, unknown>) =>
      client.getContractEvents({ address, abi, eventName: "Cooked", fromBlock: 0n, args: wanted });
    expect(await find({ cook: account.address })).toMatchObject([{ args, blockHash: receipt.blockHash }]);
    expect(await find({ dish: [4n, 5n] })).toHaveLength(1);
    expect(await find({ cook: other.address })).toEqual([]);
    expect(await find({ cook: account.address, dish: 6n })).toEqual([]);
    expect(await client.getLogs({ blockHash: receipt.blockHash, address: [address, other.address] })).toHaveLength(2);
    expect(await client.getLogs({ blockHash: receipt.blockHash, address: other.address })).toEqual([]);
  });

  it("traces what the contract did, by raw requests", async () => {
    const { client, wallet, account } = tools;
    const hash = await wallet.writeContract({ address, abi, functionName: "cook", args: [77n, "traced"] });
    const { blockNumber } = await client.waitForTransactionReceipt({ hash });
    const request = client.request as (body: { method: string; params: unknown[] }) => Promise<unknown>;
    const traces = await request({ method: "trace_transaction", params: [hash] });
    expect(traces).toMatchObject([{ type: "call", action: { from: account.address.toLowerCase(), to: address } }]);
    const block = `0x${blockNumber.toString(16)}`;
    expect(await request({ method: "trace_block", params: [block] })).toEqual(traces);
    const filter = { fromBlock: block, toBlock: block, toAddress: [address], count: 5 };
    expect(await request({ method: "trace_filter", params: [filter] })).toEqual(traces);
  });

  it("reads blocks with their transactions, the one to come too", async () => {
    const { client, wallet, other } = tools;
    const block = await client.getBlock({ blockNumber: 1n, includeTransactions: true });
    expect(block.transactions).toMatchObject([{ to: null, input: bytecode, blockNumber: 1n, transactionIndex: 0 }]);
    const { hash } = block;
    expect(await client.getBlock({ blockHash: hash })).toMatchObject({ transactions: [block.transactions[0]?.hash] });
    expect(await client.getBlockTransactionCount({ blockHash: hash })).toBe(1);
    const waiting = await beforeItsBlock(program.urls[name], async (sent) => {
      const hash = sent(await wallet.sendTransaction({ to: other.address, value: 1n }));
      const next = await client.getBlock({ blockTag: "pending", includeTransactions: true });
      expect(next).toMatchObject({ number: null, hash: null, logsBloom: null });
      expect(next.transactions).toMatchObject([{ hash, blockNumber: null }]);
      return hash;
    });
    await client.waitForTransactionReceipt({ hash: waiting });
  });

  it("watches a contract's events, by a filter", async () => {
    const { client, wallet, account } = tools;
    const fromBlock = (await client.getBlockNumber()) + 1n;
    const seen = new Promise<unknown>((resolve, reject) => {
      const watch = { address, abi, eventName: "Cooked", fromBlock, onError: reject };
      const stopWatching = client.watchContractEvent({
        ...watch,
        onLogs: ([log]) => {
          stopWatching();
          resolve(log);
        },
      });
    });
    const hash = await wallet.writeContract({ address, abi, functionName: "cook", args: [6n, ""] });
    expect(await seen).toMatchObject({ transactionHash: hash, args: { cook: account.address, dish: 6n } });
  });

  it("puts calls that are made together into one batch", async () => {
    const { account } = tools;
    const bodies: unknown[] = [];
    const onFetchRequest = async (request: Request) => void bodies.push(await request.clone().json());
    const transport = http(program.urls[name], { batch: true, onFetchRequest });
    const client = createPublicClient({ chain, transport });
    const answers = await Promise.all([
      client.getChainId(),
      client.readContract({ address, abi, functionName: "failWithReason" }).catch((error: BaseError) => error.name),
      client.getTransactionCount({ address: account.address, blockNumber: 1n }),
    ]);
    expect(answers).toEqual([chain.id, "ContractFunctionExecutionError", 1]);
    expect(bodies).toEqual([[expect.anything(), expect.anything(), expect.anything()]]);
  });

  it("takes a chain that the developer defines", async () => {
    const url = program.urls[name];
    const own = defineChain({
      id: chain.id,
      name: "Rootstock through rootgate",
      nativeCurrency: { name: "Bitcoin", symbol: "RBTC", decimals: 18 },
      rpcUrls: { default: { http: [url] } },
    });
    const client = createPublicClient({ chain: own, transport: http() });
    expect(await client.getBlock({ blockTag: "earliest" })).toMatchObject({ number: 0n });
    expect(await client.request({ method: "web3_sha3", params: ["0x"] })).toBe(keccak256("0x"));
  });

  it("surfaces what is wrong with a param, and with a key", async () => {
    const { client } = tools;
    const asked = client.request({ method: "eth_getBalance", params: ["0x12", "latest"] });
    const error = (await asked.catch((reason: unknown) => reason)) as InvalidParamsRpcError;
    expect(error).toBeInstanceOf(InvalidParamsRpcError);
    expect(error.code).toBe(-32602);
    expect(error.details).toContain("address");
    const stranger = createPublicClient({ chain, transport: http(`${program.origin}/rg_test_nobody`) });
    await expect(stranger.getBlockNumber()).rejects.toMatchObject({ details: expect.stringContaining("Unauthorized") });
  });
});
