import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { BaseError, createPublicClient, createWalletClient, http, parseEther, webSocket } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { rootstock, rootstockTestnet } from "viem/chains";

const { CHAIN_ID, PRIVATE_KEY, RPC_URL, OTHER_NETWORK_URL, SPENT_QUOTA_URL, UNKNOWN_KEY_URL } = process.env;
const { CUT_URL, SOCKET_URL } = process.env;
const { abi, bytecode } = JSON.parse(readFileSync("contracts/kitchen.json", "utf8"));
const chain = [rootstock, rootstockTestnet].find(({ id }) => id === Number(CHAIN_ID));
const account = privateKeyToAccount(PRIVATE_KEY);
const client = createPublicClient({ chain, transport: http(RPC_URL) });
const wallet = createWalletClient({ account, chain, transport: http(RPC_URL) });
const at = (url) => createPublicClient({ chain, transport: http(url) });

let contract;
let receipt;

before(async () => {
  const hash = await wallet.deployContract({ abi, bytecode });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  contract = { abi, address: contractAddress };
});

test("deploys a contract", async () => {
  assert.notEqual(await client.getCode(contract), undefined);
});

test("calls it", async () => {
  assert.equal(await client.readContract({ ...contract, functionName: "owner" }), account.address);
});

test("calls code without an address", async () => {
  const multicall = await client.multicall({
    contracts: [{ ...contract, functionName: "owner" }],
    deployless: true,
    allowFailure: false,
  });
  assert.deepEqual(multicall, [account.address]);
});

test("sends a transaction", async () => {
  const hash = await wallet.writeContract({ ...contract, functionName: "cook", args: [5n, "soup"] });
  receipt = await client.waitForTransactionReceipt({ hash });
  assert.equal(receipt.status, "success");
});

test("waits for confirmations", async () => {
  const { transactionHash: hash } = await client.waitForTransactionReceipt({
    hash: receipt.transactionHash,
    confirmations: 3,
  });
  assert.ok((await client.getTransactionConfirmations({ hash })) >= 3n);
});

test("reads a receipt", async () => {
  const { logs, type, to } = await client.getTransactionReceipt({ hash: receipt.transactionHash });
  assert.deepEqual([logs.length, type, to], [2, "legacy", contract.address]);
  assert.equal(logs[0].removed, false);
});

test("reads logs", async () => {
  const [log] = await client.getContractEvents({ ...contract, eventName: "Cooked", args: { dish: 5n }, fromBlock: 0n });
  assert.equal(log.args.note, "soup");
  assert.equal(log.removed, false);
});

test("shows a revert reason", async () => {
  const call = client.readContract({ ...contract, functionName: "failWithReason" });
  await assert.rejects(call, /reverted with the following reason:\nthe soup is cold/);
});

test("shows a custom error", async () => {
  const call = client.readContract({ ...contract, functionName: "failWithCustomError", account });
  await assert.rejects(call, /TooHot\(uint256 degrees, address cook\)/);
});

test("sends a batch", async () => {
  const batching = createPublicClient({ chain, transport: http(RPC_URL, { batch: true }) });
  const counts = await Promise.all(
    Array.from({ length: 300 }, () => batching.getTransactionCount({ address: contract.address })),
  );
  assert.deepEqual(new Set(counts), new Set([1]));
});

test("sends without naming a fee", async () => {
  const hash = await wallet.sendTransaction({ to: account.address, value: parseEther("1") });
  const { status, effectiveGasPrice } = await client.waitForTransactionReceipt({ hash });
  assert.equal(status, "success");
  assert.ok(effectiveGasPrice > 0n);
});

/** viem keeps what the service says apart from its own words. */
async function shows(url, words) {
  await assert.rejects(at(url).getBlockNumber(), (error) => error instanceof BaseError && words.test(error.details));
}

test("shows that an API key is unknown", () => shows(UNKNOWN_KEY_URL, /unknown or revoked API key/));
test("shows that a key is for the other network", () => shows(OTHER_NETWORK_URL, /use it at/));
test("shows that the quota is used up", () => shows(SPENT_QUOTA_URL, /quota/));

const socket = createPublicClient({ chain, transport: webSocket(SOCKET_URL, { reconnect: { delay: 100 } }) });
const heights = [];
const dishes = [];
let unwatch = [];
after(async () => {
  for (const end of unwatch) end();
  (await socket.transport.getRpcClient()).close();
});

/** Cooks until its log has come: those of the time without a connection are lost. */
async function cookUntilSeen(dish) {
  for (let tries = 0; tries < 60 && !dishes.includes(dish); tries++) {
    const hash = await wallet.writeContract({ ...contract, functionName: "cook", args: [dish, "soup"] });
    await client.waitForTransactionReceipt({ hash });
    await sleep(500);
  }
  assert.ok(dishes.includes(dish));
}

test("subscribes to blocks and logs", async () => {
  const onLogs = (logs) => dishes.push(...logs.map(({ args }) => args.dish));
  unwatch = [
    socket.watchBlockNumber({ onBlockNumber: (height) => heights.push(height) }),
    socket.watchContractEvent({ ...contract, eventName: "Cooked", onLogs }),
  ];
  await socket.getChainId();
  await cookUntilSeen(7n);
  assert.ok(heights.length > 0);
});

test("goes on after its connection is cut", async () => {
  await fetch(CUT_URL);
  const seen = heights.length;
  await cookUntilSeen(8n);
  assert.ok(heights.length > seen);
});

test("unsubscribes", async () => {
  const { unsubscribe } = await socket.transport.subscribe({ params: ["newHeads"], onData() {} });
  assert.equal((await unsubscribe()).result, true);
});
