import { readFileSync } from "node:fs";
import { createConfig } from "ponder";

const { CHAIN_ID, KITCHEN, RPC_URL } = process.env;
const { abi } = JSON.parse(readFileSync("contracts/kitchen.json", "utf8"));

export default createConfig({
  database: { kind: "pglite" },
  chains: { rootstock: { id: Number(CHAIN_ID), rpc: RPC_URL, pollingInterval: 500 } },
  contracts: {
    Kitchen: {
      abi,
      chain: "rootstock",
      address: KITCHEN,
      startBlock: 0,
      includeTransactionReceipts: true,
      includeCallTraces: true,
    },
  },
});
