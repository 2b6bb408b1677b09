const assert = require("node:assert/strict");
const { ethers } = require("hardhat");

it("forks the chain", async () => {
  const kitchen = await ethers.getContractAt("Kitchen", process.env.KITCHEN);
  await (await kitchen.setCount(77)).wait();
  assert.equal(await kitchen.count(), 77n);
});
