import { type Contract, type ContractAbi, Web3 } from "web3";
import type { NetworkName } from "../../src/config/network-table.js";
import { networks } from "../../src/config/networks.js";
import { beforeItsBlock } from "./before-its-block.js";
import { kitchen } from "./kitchen.js";
import type { PrintedAccount } from "./read-banner.js";
import { makeDataDir, type StartedProgram, startProgram } from "./start-program.js";

const { dataDir, remove } = makeDataDir();
let program: StartedProgram;

beforeAll(async () => {
  program = await startProgram({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await program.stop();
  remove();
});

/** A developer's set-up: the address, a wallet, and legacy transactions, which are what Rootstock takes. */
function setUp(name: NetworkName) {
  const [printed, other] = program.accounts[name] as [PrintedAccount, PrintedAccount];
  const config = { defaultTransactionType: "0x0", transactionPollingInterval: 50, handleRevert: true };
  const web3 = new Web3({ provider: program.urls[name], config });
  web3.eth.accounts.wallet.add(printed.privateKey);
  const from = web3.utils.toChecksumAddress(printed.address);
  web3.eth.defaultAccount = from;
  return { web3, from, other };
}

/** The hash that a sending reports as soon as the gateway has taken the transaction. */
function hashOf(sending: ReturnType<Web3["eth"]["sendTransaction"]>): Promise<string> {
  return new Promise((resolve, reject) => {
    void sending.on("transactionHash", (hash) => resolve(String(hash))).on("error", reject);
  });
}

describe.each<NetworkName>(["testnet", "mainnet"])("web3.js on %s", (name) => {
  const { chainId } = networks[name];
  let tools: ReturnType<typeof setUp>;
  let contract: Contract<ContractAbi>;
  let address: string;

  beforeAll(async () => {
    tools = setUp(name);
    const { web3, from } = tools;
    const creation = new web3.eth.Contract(kitchen.abi as ContractAbi).deploy({ data: kitchen.bytecode });
    contract = await creation.send({ from, gas: String(await creation.estimateGas({ from })) });
    address = contract.options.address as string;
  });

  const method = (functionName: string, ...args: unknown[]) =>
    (contract.methods[functionName] as NonNullable<(typeof contract.methods)[string]>)(...(args as []));
  const read = (functionName: string, ...args: unknown[]): Promise<unknown> =>
    method(functionName, ...args).call({ from: tools.from });
  const write = async (functionName: string, ...args: unknown[]) =>
    await method(functionName, ...args).send({ from: tools.from });

  it("finds its chain, a funded account and a price", async () => {
    const { web3, other } = tools;
    expect(await web3.eth.getChainId()).toBe(BigInt(chainId));
    expect(await web3.eth.net.getId()).toBe(BigInt(chainId));
    expect(await web3.eth.getBalance(other.address)).toBe(BigInt(web3.utils.toWei("1000000", "ether")));
    expect(await web3.eth.getGasPrice()).toBeGreaterThan(0n);
    expect(await web3.eth.getAccounts()).toEqual([]);
    expect(await web3.eth.getNodeInfo()).toContain("/");
  });

  it("sends a transfer, sees it wait and sees it mined", async () => {
    const { web3, from } = tools;
    const { hash, to, nonce, sending, waiting } = await beforeItsBlock(program.urls[name], async (sent, index) => {
      const to = `0x00000000000000000000000000000000000c0de${index}`;
      const nonce = await web3.eth.getTransactionCount(from);
      const sending = web3.eth.sendTransaction({ from, to, value: "5" });
      const hash = sent(await hashOf(sending));
      const waiting = await web3.eth.getTransaction(hash);
      expect(waiting).toMatchObject({ hash, type: 0n, value: 5n });
      expect([waiting.blockHash, waiting.blockNumber, waiting.transactionIndex].filter(Boolean)).toEqual([]);
      expect(await web3.eth.getTransactionCount(from)).toBe(nonce);
      expect(await web3.eth.getTransactionCount(from, "pending")).toBe(nonce + 1n);
      return { hash, to, nonce, sending, waiting };
    });

    const receipt = await sending;
    expect(receipt).toMatchObject({ transactionHash: hash, status: 1n, gasUsed: 21_000n, type: 0n });
    expect(receipt.effectiveGasPrice).toBe(BigInt(waiting.gasPrice));
    const { blockHash, blockNumber, transactionIndex } = receipt;
    expect(await web3.eth.getTransaction(hash)).toMatchObject({ blockHash, blockNumber, transactionIndex, nonce });
    expect(await web3.eth.getTransactionFromBlock(String(blockHash), transactionIndex)).toMatchObject({ hash });
    expect(await web3.eth.getTransactionFromBlock(blockNumber, transactionIndex)).toMatchObject({ hash });
    expect(await web3.eth.getTransactionCount(from)).toBe(nonce + 1n);
    expect(await web3.eth.getBalance(to)).toBe(5n);
    expect(await web3.eth.getBalance(to, BigInt(blockNumber) - 1n)).toBe(0n);
  });

  it("says that there are no EIP-1559 fees when web3.js is left at its defaults", async () => {
    const { web3, from, other } = tools;
    const untouched = new Web3(program.urls[name]);
    untouched.eth.accounts.wallet.add(program.accounts[name][0]?.privateKey ?? "");
    const sending = untouched.eth.sendTransaction({ from, to: other.address, value: "1" });
    await expect(sending).rejects.toThrow("Eip1559");
    const gasPrice = await web3.eth.getGasPrice();
    const priced = await untouched.eth.sendTransaction({ from, to: other.address, value: "1", gasPrice });
    expect(priced).toMatchObject({ status: 1n, type: 0n });
  });

  it("estimates a contract's creation", async () => {
    const { web3, from } = tools;
    const { gasUsed } = await web3.eth.getBlock(1);
    const estimate = await web3.eth.estimateGas({ from, data: kitchen.bytecode });
    expect(estimate).toBeGreaterThanOrEqual(gasUsed);
    expect(estimate).toBeLessThan((gasUsed * 12n) / 10n);
  });

  it("reads the contract, its code and its storage", async () => {
    const { web3, from } = tools;
    expect(await method("count").call({}, 1)).toBe(7n);
    expect(await read("owner")).toBe(from);
    expect(await web3.eth.getStorageAt(address, "0x0", 1)).toBe(`0x${"7".padStart(64, "0")}`);
    expect((await web3.eth.getCode(address)).length).toBeGreaterThan(2_000);
    expect(await web3.eth.getCode(from)).toBe("0x");
  });

  it("decodes a reason and a custom error", async () => {
    await expect(read("failWithReason")).rejects.toMatchObject({
      cause: { message: "execution reverted: the soup is cold", errorArgs: { message: "the soup is cold" } },
    });
    await expect(read("failWithCustomError")).rejects.toMatchObject({
      cause: { errorName: "TooHot", errorArgs: { degrees: 451n, cook: tools.from } },
    });
    await expect(write("failWithReason")).rejects.toMatchObject({ reason: "execution reverted: the soup is cold" });
  });

  it("writes to the contract and finds the logs by what is indexed", async () => {
    const { web3, from, other } = tools;
    const note = "a soup of stones, for all who are here";
    const receipt = await write("cook", 5, note);
    const returnValues = { cook: from, dish: 5n, note };
    expect(receipt.events).toMatchObject({ Cooked: { returnValues }, Counted: { returnValues: { count: 8n } } });

    // The types know no event of a contract that is read at run time.
    const event = "Cooked" as "allEvents";
    const find = (filter: Record<string, string | number | number[]>) =>
      contract.getPastEvents(event, { fromBlock: 0, filter });
    expect(await find({ cook: from })).toMatchObject([{ returnValues, blockHash: receipt.blockHash }]);
    expect(await find({ dish: [4, 5] })).toHaveLength(1);
    expect(await find({ cook: other.address })).toEqual([]);
    expect(await find({ cook: from, dish: 6 })).toEqual([]);
    const { blockHash } = receipt;
    expect(await web3.eth.getPastLogs({ blockHash, address: [address, other.address] })).toHaveLength(2);
    expect(await web3.eth.getPastLogs({ blockHash, address: other.address })).toEqual([]);
  });

  it("reads blocks with their transactions, the one to come too", async () => {
    const { web3, from, other } = tools;
    const block = await web3.eth.getBlock(1, true);
    expect(block.transactions).toMatchObject([{ input: kitchen.bytecode, blockNumber: 1n, transactionIndex: 0n }]);
    expect(await web3.eth.getBlock(block.hash)).toMatchObject({ number: 1n, transactions: [expect.any(String)] });
    expect(await web3.eth.getBlockTransactionCount(1)).toBe(1n);
    expect(await web3.eth.getBlockUncleCount(1)).toBe(0n);
    const waiting = await beforeItsBlock(program.urls[name], async (sent) => {
      const sending = web3.eth.sendTransaction({ from, to: other.address, value: "1" });
      const hash = sent(await hashOf(sending));
      const next = await web3.eth.getBlock("pending");
      expect(next.transactions).toEqual([hash]);
      expect(next.number ?? null).toBeNull();
      return { sending };
    });
    await waiting.sending;
  });

  it("puts the calls of a batch into one request", async () => {
    const { web3, from } = tools;
    const batch = new web3.BatchRequest();
    const asked = [
      batch.add<string>({ method: "eth_chainId", params: [] }),
      batch.add<string>({ method: "eth_getTransactionCount", params: [from, "0x1"] }),
    ];
    await batch.execute();
    expect(await Promise.all(asked)).toEqual([networks[name].chainIdHex, "0x1"]);
  });

  it("surfaces what is wrong with a param, and with a key", async () => {
    const { web3 } = tools;
    const asked = web3.eth.requestManager.send({ method: "eth_getBalance", params: ["0x12", "latest"] });
    const problem = { code: -32602, message: expect.stringContaining("address") };
    await expect(asked).rejects.toMatchObject({ cause: problem });
    const stranger = new Web3(`${program.origin}/rg_test_nobody`);
    const refusal = { statusCode: 401, cause: { code: -32021, message: expect.stringContaining("Unauthorized") } };
    await expect(stranger.eth.getBlockNumber()).rejects.toMatchObject(refusal);
  });
});
