import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Web3, WebSocketProvider } from "web3";

const { PRIVATE_KEY, RPC_URL, OTHER_NETWORK_URL, SPENT_QUOTA_URL, UNKNOWN_KEY_URL } = process.env;
const { CUT_URL, SOCKET_URL } = process.env;
const { abi, bytecode } = JSON.parse(readFileSync("contracts/kitchen.json", "utf8"));
const web3 = new Web3(RPC_URL);
const [{ address: from }] = web3.eth.accounts.wallet.add(PRIVATE_KEY);

let contract;
let gasPrice;
let receipt;

before(async () => {
  gasPrice = String(await web3.eth.getGasPrice());
  contract = await new web3.eth.Contract(abi).deploy({ data: bytecode }).send({ from, gasPrice });
});

test("deploys a contract", async () => {
  assert.notEqual(await web3.eth.getCode(contract.options.address), "0x");
});

test("calls it", async () => {
  assert.equal(await contract.methods.owner().call(), web3.utils.toChecksumAddress(from));
});

test("calls code without an address", async () => {
  // Its constructor returns 32 bytes in place of code.
  assert.equal(BigInt(await web3.eth.call({ data: "0x600760005260206000f3" })), 7n);
});

test("sends a transaction", async () => {
  receipt = await contract.methods.cook(5n, "soup").send({ from, gasPrice });
  assert.equal(receipt.status, 1n);
});

test("waits for confirmations", async () => {
  const sending = web3.eth.sendTransaction({ from, to: from, value: 1n, gasPrice });
  const confirmed = new Promise((resolve) => {
    sending.on("confirmation", ({ confirmations }) => confirmations >= 3n && resolve());
  });
  await sending;
  await Promise.race([confirmed, sleep(60_000, undefined, { ref: false }).then(() => assert.fail("not confirmed"))]);
});

test("reads a receipt", async () => {
  const { logs, type } = await web3.eth.getTransactionReceipt(receipt.transactionHash);
  assert.deepEqual([logs.length, type], [2, 0n]);
});

test("reads logs", async () => {
  const [log] = await contract.getPastEvents("Cooked", { filter: { dish: 5n }, fromBlock: 0n });
  assert.equal(log.returnValues.note, "soup");
});

test("shows a revert reason", async () => {
  await assert.rejects(contract.methods.failWithReason().call(), (error) => {
    assert.match(error.innerError.message, /the soup is cold/);
    return true;
  });
});

test("shows a custom error", async () => {
  await assert.rejects(contract.methods.failWithCustomError().call({ from }), ({ cause }) => {
    assert.deepEqual([cause.errorName, cause.errorArgs.degrees], ["TooHot", 451n]);
    return true;
  });
});

test("sends a batch", async () => {
  const batch = new web3.BatchRequest();
  const params = [contract.options.address, "latest"];
  const counts = Array.from({ length: 300 }, () => batch.add({ method: "eth_getTransactionCount", params }));
  // It waits for a second by default, which a busy machine may take.
  await batch.execute({ timeout: 30_000 });
  assert.deepEqual(new Set(await Promise.all(counts)), new Set(["0x1"]));
});

test("sends without naming a fee", async () => {
  const transaction = { from, to: from, value: 1n };
  await assert.rejects(web3.eth.sendTransaction(transaction), { name: "Eip1559NotSupportedError" });
  const { effectiveGasPrice } = await web3.eth.sendTransaction({ ...transaction, gasPrice });
  assert.equal(String(effectiveGasPrice), gasPrice);
});

async function shows(url, words) {
  await assert.rejects(new Web3(url).eth.getBlockNumber(), (error) => {
    assert.match(JSON.stringify(error), words);
    return true;
  });
}

test("shows that an API key is unknown", () => shows(UNKNOWN_KEY_URL, /unknown or revoked API key/));
test("shows that a key is for the other network", () => shows(OTHER_NETWORK_URL, /use it at/));
test("shows that the quota is used up", () => shows(SPENT_QUOTA_URL, /quota of 1 requests a day is used up/));

const socket = new Web3(new WebSocketProvider(SOCKET_URL, {}, { delay: 100, autoReconnect: true, maxAttempts: 50 }));
const heights = [];
const topics = [];
let following = [];
after(() => socket.provider.disconnect());

async function subscribe() {
  const heads = await socket.eth.subscribe("newHeads");
  heads.on("data", ({ number }) => heights.push(number));
  const logs = await socket.eth.subscribe("logs", { address: contract.options.address });
  logs.on("data", (log) => topics.push(...log.topics));
  following = [heads, logs];
}

async function cookUntilSeen(dish) {
  const topic = `0x${dish.toString(16).padStart(64, "0")}`;
  const seen = heights.length;
  await contract.methods.cook(dish, "soup").send({ from, gasPrice });
  for (let tries = 0; tries < 60 && !topics.includes(topic); tries++) await sleep(500);
  assert.ok(topics.includes(topic));
  assert.ok(heights.length > seen);
}

test("subscribes to blocks and logs", async () => {
  await subscribe();
  await cookUntilSeen(7n);
});

test("goes on after its connection is cut", async () => {
  const connected = new Promise((resolve) => socket.provider.on("connect", resolve));
  // What was under way is reported here.
  socket.provider.on("error", () => {});
  await fetch(CUT_URL);
  await connected;
  await subscribe();
  await cookUntilSeen(8n);
});

test("unsubscribes", async () => {
  for (const subscription of following) await subscription.unsubscribe();
  const { result: id } = await socket.provider.request({
    jsonrpc: "2.0",
    id: 1,
    method: "eth_subscribe",
    params: ["newHeads"],
  });
  const ended = await socket.provider.request({ jsonrpc: "2.0", id: 2, method: "eth_unsubscribe", params: [id] });
  assert.equal(ended.result, true);
});
