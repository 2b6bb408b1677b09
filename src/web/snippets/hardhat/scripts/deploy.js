import { network } from "hardhat";

const { ethers } = await network.create();
const [signer] = await ethers.getSigners();

// A contract that counts its calls. Your own: await ethers.deployContract("Name")
const bytecode = "0x6012600c60003960126000f36000546001018060005560005260206000f3";
const contract = await new ethers.ContractFactory([], bytecode, signer).deploy();
await contract.waitForDeployment();
console.log("Deployed:", await contract.getAddress());
