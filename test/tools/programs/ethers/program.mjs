import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { ContractFactory, isCallException, JsonRpcProvider, parseEther, Wallet, WebSocketProvider } from "ethers";

const { CHAIN_ID, PRIVATE_KEY, RPC_URL, OTHER_NETWORK_URL, SPENT_QUOTA_URL, UNKNOWN_KEY_URL } = process.env;
const { SOCKET_URL } = process.env;
const { abi, bytecode } = JSON.parse(readFileSync("contracts/kitchen.json", "utf8"));
const provider = new JsonRpcProvider(RPC_URL);
const wallet = new Wallet(PRIVATE_KEY, provider);

let contract;
let receipt;

before(async () => {
  contract = await new ContractFactory(abi, bytecode, wallet).deploy();
  await contract.waitForDeployment();
});
const socket = new WebSocketProvider(SOCKET_URL);
after(async () => {
  provider.destroy();
  await socket.destroy();
});

test("deploys a contract", async () => {
  assert.notEqual(await contract.getDeployedCode(), null);
});

test("calls it", async () => {
  assert.equal(await contract.owner(), wallet.address);
});

test("calls code without an address", async () => {
  // Its constructor returns 32 bytes in place of code.
  const code = "0x600760005260206000f3";
  assert.equal(BigInt(await provider.call({ data: code })), 7n);
});

test("sends a transaction", async () => {
  receipt = await (await contract.cook(5n, "soup")).wait();
  assert.equal(receipt.status, 1);
});

test("waits for confirmations", async () => {
  const transaction = await provider.getTransaction(receipt.hash);
  await transaction.wait(3);
  assert.ok((await receipt.confirmations()) >= 3);
});

test("reads a receipt", async () => {
  const { logs, to, type } = await provider.getTransactionReceipt(receipt.hash);
  assert.deepEqual([logs.length, to, type], [2, contract.target, 0]);
});

test("reads logs", async () => {
  const [log] = await contract.queryFilter(contract.filters.Cooked(null, 5n));
  assert.equal(log.args.note, "soup");
  assert.equal(log.removed, false);
});

test("shows a revert reason", async () => {
  await assert.rejects(contract.failWithReason(), { reason: "the soup is cold" });
});

test("shows a custom error", async () => {
  await assert.rejects(contract.failWithCustomError(), (error) => {
    assert.ok(isCallException(error));
    assert.deepEqual([error.revert.name, error.revert.args.toArray()], ["TooHot", [451n, wallet.address]]);
    return true;
  });
});

test("sends a batch", async () => {
  const counts = await Promise.all(Array.from({ length: 300 }, () => provider.getTransactionCount(contract.target)));
  assert.deepEqual(new Set(counts), new Set([1]));
});

test("sends without naming a fee", async () => {
  const transaction = await wallet.sendTransaction({ to: wallet.address, value: parseEther("1") });
  const { status, gasPrice } = await transaction.wait();
  assert.equal(status, 1);
  assert.ok(gasPrice > 0n);
});

/** A provider that knows its network: otherwise ethers looks for it until it has found it, and tells the log why not. */
async function shows(url, words) {
  const refused = new JsonRpcProvider(url, Number(CHAIN_ID), { staticNetwork: true });
  try {
    await assert.rejects(refused.getBalance(wallet.address), (error) => words.test(JSON.stringify(error)));
  } finally {
    refused.destroy();
  }
}

test("shows that an API key is unknown", () => shows(UNKNOWN_KEY_URL, /unknown or revoked API key/));
test("shows that a key is for the other network", () => shows(OTHER_NETWORK_URL, /use it at/));
test("shows that the quota is used up", () => shows(SPENT_QUOTA_URL, /quota/));

test("subscribes to blocks and logs", async () => {
  const seen = {};
  await socket.once("block", (height) => (seen.height = height));
  await contract.connect(socket).once("Cooked", (_cook, dish) => (seen.dish = dish));
  await socket.send("eth_chainId", []);
  await (await contract.cook(7n, "soup")).wait();
  for (let tries = 0; tries < 100 && !(seen.height && seen.dish); tries++) await sleep(100);
  assert.ok(seen.height > 0);
  assert.equal(seen.dish, 7n);
});

test("unsubscribes", async () => {
  assert.equal(await socket.listenerCount(), 0);
  const id = await socket.send("eth_subscribe", ["newHeads"]);
  assert.equal(await socket.send("eth_unsubscribe", [id]), true);
});
