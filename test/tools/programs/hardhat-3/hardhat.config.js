import hardhatToolboxMochaEthers from "@nomicfoundation/hardhat-toolbox-mocha-ethers";
import hardhatViem from "@nomicfoundation/hardhat-viem";
import { defineConfig } from "hardhat/config";

const { CHAIN_ID, PRIVATE_KEY, RPC_URL, OTHER_NETWORK_URL, SPENT_QUOTA_URL, UNKNOWN_KEY_URL } = process.env;
const at = (url) => ({ type: "http", url, chainId: Number(CHAIN_ID), accounts: [PRIVATE_KEY] });

export default defineConfig({
  plugins: [hardhatToolboxMochaEthers, hardhatViem],
  networks: {
    rootstock: at(RPC_URL),
    otherNetwork: at(OTHER_NETWORK_URL),
    spentQuota: at(SPENT_QUOTA_URL),
    unknownKey: at(UNKNOWN_KEY_URL),
  },
  solidity: {
    version: "0.8.24",
    settings: {
      evmVersion: "london",
      optimizer: { enabled: true, runs: 200 },
      metadata: { bytecodeHash: "none" },
    },
  },
  test: { mocha: { reporter: "tap" } },
});
