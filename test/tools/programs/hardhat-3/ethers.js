import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { expect } from "chai";
import { network } from "hardhat";

const { ethers } = await network.create();
const { bytecode } = JSON.parse(readFileSync("contracts/kitchen.json", "utf8"));

let contract;
let receipt;
let signer;

before(async () => {
  [signer] = await ethers.getSigners();
  contract = await ethers.deployContract("Kitchen");
  await contract.waitForDeployment();
});

it("deploys a contract", async () => {
  const factory = await ethers.getContractFactory("Kitchen");
  assert.equal(factory.bytecode, bytecode);
  assert.notEqual(await contract.getDeployedCode(), null);
});

it("calls it", async () => {
  assert.equal(await contract.owner(), signer.address);
});

it("calls code without an address", async () => {
  // Its constructor returns 32 bytes in place of code.
  assert.equal(BigInt(await ethers.provider.call({ data: "0x600760005260206000f3" })), 7n);
});

it("sends a transaction", async () => {
  receipt = await (await contract.cook(5n, "soup")).wait();
  assert.equal(receipt.status, 1);
});

it("waits for confirmations", async () => {
  const transaction = await ethers.provider.getTransaction(receipt.hash);
  await transaction.wait(3);
  assert.ok((await receipt.confirmations()) >= 3);
});

it("reads a receipt", async () => {
  const { logs, to } = await ethers.provider.getTransactionReceipt(receipt.hash);
  assert.deepEqual([logs.length, to], [2, contract.target]);
});

it("reads logs", async () => {
  const [log] = await contract.queryFilter(contract.filters.Cooked(null, 5n));
  assert.equal(log.args.note, "soup");
  assert.equal(log.removed, false);
});

it("shows a revert reason", async () => {
  await expect(contract.failWithReason()).to.be.revertedWith("the soup is cold");
});

it("shows a custom error", async () => {
  await expect(contract.failWithCustomError())
    .to.be.revertedWithCustomError(contract, "TooHot")
    .withArgs(451n, signer.address);
});

it("sends without naming a fee", async () => {
  const { gasPrice } = await (await signer.sendTransaction({ to: signer.address, value: 1n })).wait();
  assert.ok(gasPrice > 0n);
});
