import hardhatEthers from "@nomicfoundation/hardhat-ethers";
import { configVariable, defineConfig } from "hardhat/config";

export default defineConfig({
  plugins: [hardhatEthers],
  networks: {
    rootstock: {
      type: "http",
      url: "https://testnet.example.org/YOUR_API_KEY",
      accounts: [configVariable("PRIVATE_KEY")],
    },
  },
});
