require("@nomicfoundation/hardhat-toolbox");
require("@nomicfoundation/hardhat-viem");

const { CHAIN_ID, PRIVATE_KEY, RPC_URL, OTHER_NETWORK_URL, SPENT_QUOTA_URL, UNKNOWN_KEY_URL } = process.env;
const at = (url) => ({ url, chainId: Number(CHAIN_ID), accounts: [PRIVATE_KEY] });

module.exports = {
  defaultNetwork: "rootstock",
  networks: {
    // Forks the chain where a program asks for it.
    hardhat: { hardfork: "london", ...(process.env.FORKS && { forking: { url: RPC_URL } }) },
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
  mocha: { reporter: "tap" },
};
