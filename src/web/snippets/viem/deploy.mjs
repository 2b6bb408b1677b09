import { createPublicClient, createWalletClient, http } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { rootstockTestnet as chain } from "viem/chains";

const transport = http("https://testnet.example.org/YOUR_API_KEY");
const account = privateKeyToAccount(process.env.PRIVATE_KEY);
const wallet = createWalletClient({ account, chain, transport });
const client = createPublicClient({ chain, transport });

// A contract that counts its calls.
const bytecode = "0x6012600c60003960126000f36000546001018060005560005260206000f3";
const hash = await wallet.deployContract({ abi: [], bytecode });
const { contractAddress } = await client.waitForTransactionReceipt({ hash });
console.log("Deployed:", contractAddress);
