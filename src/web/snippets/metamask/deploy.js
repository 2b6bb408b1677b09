// Works in the browser console, too.
const wallet = window.ethereum;
const [from] = await wallet.request({ method: "eth_requestAccounts" });
await wallet.request({
  method: "wallet_addEthereumChain",
  params: [
    {
      chainId: "0x1f",
      chainName: "Rootstock Testnet",
      rpcUrls: ["https://testnet.example.org/YOUR_API_KEY"],
      nativeCurrency: { name: "tRBTC", symbol: "tRBTC", decimals: 18 },
      blockExplorerUrls: ["https://explorer.testnet.rootstock.io"],
    },
  ],
});

// A contract that counts its calls.
const data = "0x6012600c60003960126000f36000546001018060005560005260206000f3";
const hash = await wallet.request({ method: "eth_sendTransaction", params: [{ from, data }] });
let receipt = null;
while (!receipt) {
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  receipt = await wallet.request({ method: "eth_getTransactionReceipt", params: [hash] });
}
console.log("Deployed:", receipt.contractAddress);
