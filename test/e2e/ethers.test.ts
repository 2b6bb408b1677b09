import {
  Contract,
  ContractFactory,
  isError,
  JsonRpcProvider,
  keccak256,
  parseEther,
  Transaction,
  type TransactionReceipt,
  type TransactionResponse,
  Wallet,
} from "ethers";
import type { NetworkName } from "../../src/config/network-table.js";
import { networks } from "../../src/config/networks.js";
import { beforeItsBlock } from "./before-its-block.js";
import { kitchen } from "./kitchen.js";
import type { PrintedAccount } from "./read-banner.js";
import { makeDataDir, type StartedProgram, startProgram } from "./start-program.js";

const abi = JSON.stringify(kitchen.abi);
const { dataDir, remove } = makeDataDir();
let program: StartedProgram;

beforeAll(async () => {
  program = await startProgram({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await program.stop();
  remove();
});

/** A developer's set-up: nothing but the address and a private key from the banner. */
function setUp(name: NetworkName) {
  const [printed, other] = program.accounts[name] as [PrintedAccount, PrintedAccount];
  // No cache: ethers repeats its answer of a quarter of a second ago, and a block may come in between.
  const provider = new JsonRpcProvider(program.urls[name], undefined, { pollingInterval: 50, cacheTimeout: -1 });
  return { provider, wallet: new Wallet(printed.privateKey, provider), other };
}

/** Waits for the block of a transaction. */
async function untilMined(response: TransactionResponse): Promise<TransactionReceipt> {
  return (await response.wait()) as TransactionReceipt;
}

describe.each<NetworkName>(["testnet", "mainnet"])("ethers on %s", (name) => {
  const { chainId } = networks[name];
  let tools: ReturnType<typeof setUp>;
  let contract: Contract;
  let address: string;

  beforeAll(async () => {
    tools = setUp(name);
    const deployed = await new ContractFactory(abi, kitchen.bytecode, tools.wallet).deploy();
    await deployed.waitForDeployment();
    address = await deployed.getAddress();
    contract = new Contract(address, abi, tools.wallet);
  });
  afterAll(() => tools.provider.destroy());

  /** Calls a function of the contract as the wallet, without a transaction. */
  const read = (functionName: string, ...args: unknown[]): Promise<unknown> =>
    contract.getFunction(functionName).staticCall(...args);
  const write = (functionName: string, ...args: unknown[]): Promise<TransactionResponse> =>
    contract.getFunction(functionName).send(...args);

  it("finds its chain, a funded account and a price", async () => {
    const { provider, other } = tools;
    expect((await provider.getNetwork()).chainId).toBe(BigInt(chainId));
    expect(await provider.getBalance(other.address)).toBe(parseEther("1000000"));
    const { gasPrice, maxFeePerGas } = await provider.getFeeData();
    expect(gasPrice).toBeGreaterThan(0n);
    expect(maxFeePerGas).toBeNull();
  });

  it("sends a transfer, sees it wait and sees it mined", async () => {
    const { provider, wallet } = tools;
    const { transfer, to, nonce, waiting } = await beforeItsBlock(program.urls[name], async (sent, index) => {
      const to = `0x00000000000000000000000000000000000c0de${index}`;
      const countAt = async (tag: string) =>
        Number(await provider.send("eth_getTransactionCount", [wallet.address, tag]));
      const nonce = await countAt("latest");
      const transfer = await wallet.sendTransaction({ to, value: 5n, nonce });
      sent(transfer.hash);
      expect(transfer).toMatchObject({ type: 0, chainId: BigInt(chainId), nonce });
      const waiting = (await provider.getTransaction(transfer.hash)) as TransactionResponse;
      const place = { blockHash: null, blockNumber: null };
      expect(waiting).toMatchObject({ ...place, type: 0, chainId: BigInt(chainId), value: 5n });
      expect(await provider.getTransactionReceipt(transfer.hash)).toBeNull();
      expect([await countAt("latest"), await countAt("pending")]).toEqual([nonce, nonce + 1]);
      return { transfer, to, nonce, waiting };
    });

    const receipt = await untilMined(transfer);
    expect(receipt).toMatchObject({ status: 1, gasUsed: 21_000n, type: 0, contractAddress: null });
    expect(receipt.gasPrice).toBe(waiting.gasPrice);
    const mined = await provider.getTransaction(transfer.hash);
    expect(mined).toMatchObject({ blockHash: receipt.blockHash, blockNumber: receipt.blockNumber, nonce });
    expect(await provider.waitForTransaction(transfer.hash, 1)).toMatchObject({ hash: transfer.hash });
    expect(await wallet.getNonce("latest")).toBe(nonce + 1);
    expect(await provider.getBalance(to)).toBe(5n);
    expect(await provider.getBalance(to, receipt.blockNumber - 1)).toBe(0n);
  });

  it("estimates a contract's creation", async () => {
    const { provider, wallet } = tools;
    const [creation] = (await provider.getBlock(1))?.transactions ?? [];
    const receipt = (await provider.getTransactionReceipt(creation as string)) as TransactionReceipt;
    expect(receipt.contractAddress).toBe(address);
    const estimate = await wallet.estimateGas({ data: kitchen.bytecode });
    expect(estimate).toBeGreaterThanOrEqual(receipt.gasUsed);
    expect(estimate).toBeLessThan((receipt.gasUsed * 12n) / 10n);
  });

  it("reads the contract, its code and its storage", async () => {
    const { provider, wallet } = tools;
    expect(await read("count", { blockTag: 1 })).toBe(7n);
    expect(await read("owner")).toBe(wallet.address);
    expect(await provider.getStorage(address, 0, 1)).toBe(`0x${"7".padStart(64, "0")}`);
    expect((await provider.getCode(address)).length).toBeGreaterThan(2_000);
    expect(await provider.getCode(wallet.address)).toBe("0x");
    expect(await provider.lookupAddress(wallet.address).catch((error: Error) => error.message)).toContain("ENS");
  });

  it("decodes a reason, a custom error and a panic", async () => {
    await expect(read("failWithReason")).rejects.toMatchObject({
      code: "CALL_EXCEPTION",
      reason: "the soup is cold",
      shortMessage: 'execution reverted: "the soup is cold"',
    });
    await expect(read("failWithCustomError")).rejects.toMatchObject({
      revert: { name: "TooHot", args: [451n, tools.wallet.address] },
    });
    await expect(read("failWithPanic")).rejects.toMatchObject({ revert: { name: "Panic", args: [1] } });
    await expect(read("failEmpty")).rejects.toMatchObject({ code: "CALL_EXCEPTION", data: "0x" });
  });

  it("writes to the contract and finds the logs by what is indexed", async () => {
    const { provider, wallet, other } = tools;
    const note = "a soup of stones, for all who are here";
    const receipt = await untilMined(await write("cook", 5n, note));
    const [cooked, counted] = receipt.logs.map((log) => contract.interface.parseLog(log));
    expect(cooked).toMatchObject({ name: "Cooked", args: [wallet.address, 5n, note] });
    expect(counted).toMatchObject({ name: "Counted", args: [8n] });

    const cookedBy = contract.filters["Cooked"] as (...args: unknown[]) => object;
    const find = (...args: unknown[]) => contract.queryFilter(cookedBy(...args) as never, 0);
    expect(await find(wallet.address)).toMatchObject([{ blockHash: receipt.blockHash, index: 0 }]);
    expect(await find(null, [4n, 5n])).toHaveLength(1);
    expect(await find(other.address)).toEqual([]);
    expect(await find(wallet.address, 6n)).toEqual([]);
    const { blockHash } = receipt;
    expect(await provider.getLogs({ blockHash, address: [address, other.address] })).toHaveLength(2);
    expect(await provider.getLogs({ blockHash, address: other.address })).toEqual([]);
  });

  it("tells a failed transaction from a good one", async () => {
    const sent = await write("failWithReason", { gasLimit: 100_000 });
    const error: unknown = await sent.wait().catch((reason: unknown) => reason);
    expect(isError(error, "CALL_EXCEPTION") && error.receipt).toMatchObject({ status: 0, hash: sent.hash, logs: [] });
  });

  it("reads blocks with their transactions, the one to come too", async () => {
    const { provider, wallet, other } = tools;
    const block = await provider.getBlock(1, true);
    expect(block?.prefetchedTransactions).toMatchObject([
      { to: null, data: kitchen.bytecode, blockNumber: 1, index: 0 },
    ]);
    expect(await provider.getBlock(block?.hash as string)).toMatchObject({ transactions: block?.transactions });
    const waiting = await beforeItsBlock(program.urls[name], async (sent) => {
      const transfer = await wallet.sendTransaction({ to: other.address, value: 1n });
      sent(transfer.hash);
      const next = await provider.send("eth_getBlockByNumber", ["pending", false]);
      expect(next).toMatchObject({ number: null, hash: null, logsBloom: null, transactions: [transfer.hash] });
      return transfer;
    });
    await untilMined(waiting);
  });

  it("listens to a contract's events, by a filter", async () => {
    const seen = new Promise<unknown[]>((resolve) => void contract.once("Cooked", (...event) => resolve(event)));
    await untilMined(await write("cook", 6n, ""));
    const [cook, dish] = await seen;
    expect([cook, dish]).toEqual([tools.wallet.address, 6n]);
  });

  it("puts calls that are made together into one batch", async () => {
    const { wallet } = tools;
    const provider = new JsonRpcProvider(program.urls[name], chainId, { staticNetwork: true });
    const failing = contract.interface.encodeFunctionData("failWithReason");
    const payloads: unknown[] = [];
    await provider.on("debug", ({ action, payload }) => action === "sendRpcPayload" && payloads.push(payload));
    const answers = await Promise.all([
      provider.getBlock(0).then((block) => block?.number),
      provider.getTransactionCount(wallet.address, 1),
      provider.call({ to: address, data: failing }).catch((error: { code: string }) => error.code),
    ]);
    provider.destroy();
    expect(answers).toEqual([0, 1, "CALL_EXCEPTION"]);
    expect(payloads).toEqual([[expect.anything(), expect.anything(), expect.anything()]]);
  });

  it("takes a raw transaction, and says why it takes another not", async () => {
    const { provider, wallet, other } = tools;
    const filled = await wallet.populateTransaction({ to: other.address, value: 1n });
    const raw = await wallet.signTransaction(filled);
    const sent = await provider.broadcastTransaction(raw);
    expect(sent.hash).toBe(keccak256(raw));
    await untilMined(sent);
    const again = provider.broadcastTransaction(await wallet.signTransaction({ ...filled, value: 2n }));
    await expect(again).rejects.toMatchObject({ code: "NONCE_EXPIRED" });
    const typed = Transaction.from({ type: 2, chainId, to: other.address, nonce: 99, gasLimit: 21_000n });
    typed.signature = wallet.signingKey.sign(typed.unsignedHash);
    const refusal = provider.send("eth_sendRawTransaction", [typed.serialized]);
    await expect(refusal).rejects.toMatchObject({ error: { code: -32602 } });
  });

  it("surfaces what is wrong with a param, and with a key", async () => {
    const { provider } = tools;
    const asked = provider.send("eth_getBalance", ["0x12", "latest"]);
    const problem = { code: -32602, message: expect.stringContaining("address") };
    await expect(asked).rejects.toMatchObject({ error: problem });
    const stranger = new JsonRpcProvider(`${program.origin}/rg_test_nobody`, chainId, { staticNetwork: true });
    const refusal = await stranger.getBlockNumber().catch((error: Error) => error.message);
    stranger.destroy();
    expect(refusal).toContain("401");
  });
});
