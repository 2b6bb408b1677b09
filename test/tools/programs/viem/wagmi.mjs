import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import {
  call,
  createConfig,
  deployContract,
  getBalance,
  getBlockNumber,
  getBytecode,
  getTransactionReceipt,
  http,
  multicall,
  readContract,
  sendTransaction,
  waitForTransactionReceipt,
  writeContract,
} from "@wagmi/core";
import { rootstock, rootstockTestnet } from "@wagmi/core/chains";
import { privateKeyToAccount } from "viem/accounts";
import { getContractEvents } from "viem/actions";

const { CHAIN_ID, PRIVATE_KEY, RPC_URL, OTHER_NETWORK_URL, SPENT_QUOTA_URL, UNKNOWN_KEY_URL } = process.env;
const { abi, bytecode } = JSON.parse(readFileSync("contracts/kitchen.json", "utf8"));
const chain = [rootstock, rootstockTestnet].find(({ id }) => id === Number(CHAIN_ID));
const account = privateKeyToAccount(PRIVATE_KEY);
const configFor = (url, options) => createConfig({ chains: [chain], transports: { [chain.id]: http(url, options) } });
const config = configFor(RPC_URL);

let contract;
let hash;

before(async () => {
  const deployment = await deployContract(config, { abi, bytecode, account });
  const { contractAddress } = await waitForTransactionReceipt(config, { hash: deployment });
  contract = { abi, address: contractAddress };
});

test("deploys a contract", async () => {
  assert.notEqual(await getBytecode(config, contract), undefined);
});

// wagmi sends reads that are made together through the chain's Multicall3.
test("calls it", async () => {
  const [owner, count, { value }] = await Promise.all([
    readContract(config, { ...contract, functionName: "owner" }),
    readContract(config, { ...contract, functionName: "count" }),
    getBalance(config, { address: account.address }),
  ]);
  assert.deepEqual([owner, count], [account.address, 7n]);
  assert.ok(value > 0n);
});

test("calls code without an address", async () => {
  const contracts = [{ ...contract, functionName: "count" }];
  assert.deepEqual(await multicall(config, { contracts, deployless: true, allowFailure: false }), [7n]);
  // Its constructor returns 32 bytes in place of code.
  const { data } = await call(config, { data: "0x600760005260206000f3" });
  assert.equal(BigInt(data), 7n);
});

test("sends a transaction", async () => {
  hash = await writeContract(config, { ...contract, functionName: "cook", args: [5n, "soup"], account });
  assert.equal((await waitForTransactionReceipt(config, { hash })).status, "success");
});

test("waits for confirmations", async () => {
  const { blockNumber } = await waitForTransactionReceipt(config, { hash, confirmations: 3 });
  assert.ok((await getBlockNumber(config, { cacheTime: 0 })) >= blockNumber + 2n);
});

test("reads a receipt", async () => {
  const { logs, type } = await getTransactionReceipt(config, { hash });
  assert.deepEqual([logs.length, type], [2, "legacy"]);
});

test("reads logs", async () => {
  const filter = { ...contract, eventName: "Cooked", args: { dish: 5n }, fromBlock: 0n };
  const [log] = await getContractEvents(config.getClient(), filter);
  assert.equal(log.args.note, "soup");
});

test("shows a revert reason", async () => {
  await assert.rejects(readContract(config, { ...contract, functionName: "failWithReason" }), /the soup is cold/);
});

test("shows a custom error", async () => {
  const failing = readContract(config, { ...contract, functionName: "failWithCustomError", account });
  await assert.rejects(failing, /TooHot\(uint256 degrees, address cook\)/);
});

test("sends a batch", async () => {
  const batching = configFor(RPC_URL, { batch: true });
  const addresses = Array.from({ length: 300 }, (_, index) => `0x${index.toString(16).padStart(40, "0")}`);
  const codes = await Promise.all(addresses.map((address) => getBytecode(batching, { address })));
  assert.equal(codes.length, 300);
});

test("sends without naming a fee", async () => {
  const transfer = await sendTransaction(config, { to: account.address, value: 1n, account });
  const { effectiveGasPrice } = await waitForTransactionReceipt(config, { hash: transfer });
  assert.ok(effectiveGasPrice > 0n);
});

async function shows(url, words) {
  await assert.rejects(getBlockNumber(configFor(url)), ({ details }) => words.test(details));
}

test("shows that an API key is unknown", () => shows(UNKNOWN_KEY_URL, /unknown or revoked API key/));
test("shows that a key is for the other network", () => shows(OTHER_NETWORK_URL, /use it at/));
test("shows that the quota is used up", () => shows(SPENT_QUOTA_URL, /quota of 1 requests a day is used up/));
