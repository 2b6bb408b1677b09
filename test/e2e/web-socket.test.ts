import { WebSocketProvider } from "ethers";
import { createPublicClient, createWalletClient, http, type Log, webSocket } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { rootstockTestnet } from "viem/chains";
import { Web3 } from "web3";
import { kitchen } from "./kitchen.js";
import type { PrintedAccount } from "./read-banner.js";
import { makeDataDir, type StartedProgram, startProgram } from "./start-program.js";
import { untilTrue } from "./until-true.js";

const { abi, bytecode } = kitchen;
const { dataDir, remove } = makeDataDir();
let program: StartedProgram;
let url: string;

beforeAll(async () => {
  program = await startProgram({ DATA_DIR: dataDir });
  url = program.urls.testnet.replace(/^http/, "ws");
});
afterAll(async () => {
  await program.stop();
  remove();
});

/** A wallet over HTTP: what it does is told to others over WebSocket. */
function openWallet() {
  const [from, to] = program.accounts.testnet as [PrintedAccount, PrintedAccount];
  const account = privateKeyToAccount(from.privateKey);
  const wallet = createWalletClient({ account, chain: rootstockTestnet, transport: http(program.urls.testnet) });
  return { wallet, pay: () => wallet.sendTransaction({ to: to.address, value: 1n }) };
}

/** Deploys a contract and has it emit one event; resolves to its address. */
async function emitLog(): Promise<`0x${string}`> {
  const { wallet } = openWallet();
  const client = createPublicClient({
    chain: rootstockTestnet,
    transport: http(program.urls.testnet),
    pollingInterval: 50,
  });
  const hash = await wallet.deployContract({ abi, bytecode });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  const address = contractAddress as `0x${string}`;
  await wallet.writeContract({ address, abi, functionName: "cook", args: [6n, ""] });
  return address;
}

it("serves viem: calls, blocks, pending transactions and logs", async () => {
  const client = createPublicClient({ chain: rootstockTestnet, transport: webSocket(url) });
  const [heights, pending, logs, errors]: [bigint[], string[], Log[], Error[]] = [[], [], [], []];
  const onError = (error: Error): unknown => errors.push(error);
  const unwatch = [
    client.watchBlockNumber({ onBlockNumber: (height) => heights.push(height), onError }),
    client.watchPendingTransactions({ onTransactions: (hashes) => pending.push(...hashes), onError }),
    client.watchEvent({ onLogs: (found) => logs.push(...found), onError }),
  ];
  expect(await client.getChainId()).toBe(31);
  const hash = await openWallet().pay();
  const emitter = await emitLog();
  await untilTrue(async () => logs.some(({ address }) => address === emitter));

  expect(pending).toContain(hash);
  const first = heights[0] ?? -1n;
  expect(heights).toEqual(heights.map((_, index) => first + BigInt(index)));
  for (const end of unwatch) end();
  expect(await client.getBlockNumber({ cacheTime: 0 })).toBeGreaterThan(0n);
  expect(errors).toEqual([]);
  (await client.transport.getRpcClient()).close();
});

it("serves ethers: calls, blocks, pending transactions and logs", async () => {
  const provider = new WebSocketProvider(url);
  const [heights, pending, addresses]: [number[], string[], string[]] = [[], [], []];
  await provider.on("block", (height: number) => heights.push(height));
  await provider.on("pending", (hash: string) => pending.push(hash));
  await provider.on({ topics: [] }, ({ address }: { address: string }) => addresses.push(address.toLowerCase()));
  expect(Number((await provider.getNetwork()).chainId)).toBe(31);
  const hash = await openWallet().pay();
  const emitter = await emitLog();
  await untilTrue(async () => addresses.includes(emitter));

  expect(pending).toContain(hash);
  expect(heights.length).toBeGreaterThan(0);
  await provider.removeAllListeners();
  expect(await provider.getBlockNumber()).toBeGreaterThan(0);
  await provider.destroy();
});

it("serves web3.js: calls, blocks, pending transactions and logs, until it unsubscribes", async () => {
  const web3 = new Web3(url);
  const [heights, pending, addresses]: [number[], string[], string[]] = [[], [], []];
  const heads = await web3.eth.subscribe("newHeads");
  heads.on("data", ({ number }) => void heights.push(Number(number)));
  const transactions = await web3.eth.subscribe("pendingTransactions");
  transactions.on("data", (hash) => void pending.push(hash));
  const logs = await web3.eth.subscribe("logs", {});
  logs.on("data", ({ address }) => void addresses.push(address.toLowerCase()));
  expect(Number(await web3.eth.getChainId())).toBe(31);
  const hash = await openWallet().pay();
  const emitter = await emitLog();
  await untilTrue(async () => addresses.includes(emitter));

  expect(pending).toContain(hash);
  expect(heights.length).toBeGreaterThan(0);
  for (const subscription of [heads, transactions, logs]) await subscription.unsubscribe();
  web3.provider?.disconnect();
});
