import { Web3 } from "web3";

const web3 = new Web3("https://testnet.example.org/YOUR_API_KEY");
const [{ address: from }] = web3.eth.accounts.wallet.add(process.env.PRIVATE_KEY);

// A contract that counts its calls.
const data = "0x6012600c60003960126000f36000546001018060005560005260206000f3";
// Rootstock has no EIP-1559: web3.js needs a gas price.
const gasPrice = await web3.eth.getGasPrice();
const { contractAddress } = await web3.eth.sendTransaction({ from, data, gasPrice });
console.log("Deployed:", contractAddress);
