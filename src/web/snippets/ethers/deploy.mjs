import { ContractFactory, JsonRpcProvider, Wallet } from "ethers";

const provider = new JsonRpcProvider("https://testnet.example.org/YOUR_API_KEY");
const wallet = new Wallet(process.env.PRIVATE_KEY, provider);

// A contract that counts its calls.
const bytecode = "0x6012600c60003960126000f36000546001018060005560005260206000f3";
const contract = await new ContractFactory([], bytecode, wallet).deploy();
await contract.waitForDeployment();
console.log("Deployed:", await contract.getAddress());
