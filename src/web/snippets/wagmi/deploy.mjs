import { createConfig, deployContract, http, waitForTransactionReceipt } from "@wagmi/core";
import { privateKeyToAccount } from "viem/accounts";
import { rootstockTestnet as chain } from "viem/chains";

const config = createConfig({
  chains: [chain],
  transports: { [chain.id]: http("https://testnet.example.org/YOUR_API_KEY") },
});

// In a web page, leave the account out: the connected wallet signs.
const account = privateKeyToAccount(process.env.PRIVATE_KEY);
// A contract that counts its calls.
const bytecode = "0x6012600c60003960126000f36000546001018060005560005260206000f3";
const hash = await deployContract(config, { account, abi: [], bytecode });
const { contractAddress } = await waitForTransactionReceipt(config, { hash });
console.log("Deployed:", contractAddress);
