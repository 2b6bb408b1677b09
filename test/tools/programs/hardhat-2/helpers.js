const assert = require("node:assert/strict");
const { ethers, network } = require("hardhat");
const helpers = require("@nomicfoundation/hardhat-network-helpers");

const rich = "0x00000000000000000000000000000000000000aa";

async function deploy() {
  const kitchen = await ethers.deployContract("Kitchen");
  return { kitchen: await kitchen.waitForDeployment() };
}

it("bring a fixture back", async () => {
  const { kitchen } = await helpers.loadFixture(deploy);
  await (await kitchen.setCount(9)).wait();
  const { kitchen: again } = await helpers.loadFixture(deploy);
  assert.equal(await again.getAddress(), await kitchen.getAddress());
  assert.equal(await again.count(), 7n);
});

it("move time and change accounts", async () => {
  const { timestamp } = await ethers.provider.getBlock("latest");
  await helpers.time.increaseTo(timestamp + 3_600);
  const { timestamp: later } = await ethers.provider.getBlock("latest");
  // Blocks on top of the last transaction's may still follow.
  assert.ok(later >= timestamp + 3_600 && later < timestamp + 3_660, `${later - timestamp} s later`);
  await helpers.setBalance(rich, 10n ** 18n);
  assert.equal(await ethers.provider.getBalance(rich), 10n ** 18n);
  await helpers.mine(3);
  assert.equal(network.name, "rootstock");
});
