const assert = require("node:assert/strict");
const { viem } = require("hardhat");
const { bytecode } = require("./contracts/kitchen.json");

let account;
let client;
let contract;
let receipt;
let wallet;

before(async () => {
  client = await viem.getPublicClient();
  [wallet] = await viem.getWalletClients();
  ({ account } = wallet);
  contract = await viem.deployContract("Kitchen");
});

it("deploys a contract", async () => {
  const hash = await wallet.deployContract({ abi: contract.abi, bytecode });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  assert.equal(await client.getCode({ address: contractAddress }), await client.getCode(contract));
});

it("calls it", async () => {
  assert.equal((await contract.read.owner()).toLowerCase(), account.address);
});

it("calls code without an address", async () => {
  // Its constructor returns 32 bytes in place of code.
  const { data } = await client.call({ data: "0x600760005260206000f3" });
  assert.equal(BigInt(data), 7n);
});

it("sends a transaction", async () => {
  const hash = await contract.write.cook([5n, "soup"]);
  receipt = await client.waitForTransactionReceipt({ hash });
  assert.equal(receipt.status, "success");
});

it("waits for confirmations", async () => {
  const { transactionHash: hash } = receipt;
  await client.waitForTransactionReceipt({ hash, confirmations: 3 });
  assert.ok((await client.getTransactionConfirmations({ hash })) >= 3n);
});

it("reads a receipt", async () => {
  const { logs, type } = await client.getTransactionReceipt({ hash: receipt.transactionHash });
  assert.deepEqual([logs.length, type], [2, "legacy"]);
});

it("reads logs", async () => {
  const [log] = await contract.getEvents.Cooked({ dish: 5n }, { fromBlock: 0n });
  assert.equal(log.args.note, "soup");
  assert.equal(log.removed, false);
});

it("shows a revert reason", async () => {
  await assert.rejects(contract.read.failWithReason(), /the soup is cold/);
});

it("shows a custom error", async () => {
  await assert.rejects(contract.read.failWithCustomError(), /TooHot\(uint256 degrees, address cook\)/);
});

it("sends without naming a fee", async () => {
  const hash = await wallet.sendTransaction({ to: account.address, value: 1n });
  const { effectiveGasPrice } = await client.waitForTransactionReceipt({ hash });
  assert.ok(effectiveGasPrice > 0n);
});
