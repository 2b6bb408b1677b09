import { readFileSync } from "node:fs";
import { createPublicClient, createTestClient, createWalletClient, type Hex, http } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { rootstock, rootstockTestnet } from "viem/chains";
import type { ToolEnvironment } from "./start-service.js";

/** What a program finds on a chain that is more than empty. */
export interface PreparedChain {
  /** The address of a Kitchen where somebody has cooked dish 42, "soup". */
  readonly KITCHEN: string;
  readonly KITCHEN_TX: string;
  readonly KITCHEN_BLOCK: string;
}

/** More than indexers wait for before they take blocks as final. */
const blocksAfter = 40;

/** Makes a contract with events, and enough blocks after them. */
export async function prepareChain({ RPC_URL, CHAIN_ID, PRIVATE_KEY }: ToolEnvironment): Promise<PreparedChain> {
  const chain = CHAIN_ID === "30" ? rootstock : rootstockTestnet;
  const transport = http(RPC_URL);
  const { abi, bytecode } = JSON.parse(readFileSync("test/fixtures/contracts/kitchen.json", "utf8"));
  const client = createPublicClient({ chain, transport, pollingInterval: 200 });
  const wallet = createWalletClient({ account: privateKeyToAccount(PRIVATE_KEY as Hex), chain, transport });
  const deployed = await client.waitForTransactionReceipt({ hash: await wallet.deployContract({ abi, bytecode }) });
  const address = deployed.contractAddress as Hex;
  const hash = await wallet.writeContract({ address, abi, functionName: "cook", args: [42n, "soup"] });
  const { blockNumber } = await client.waitForTransactionReceipt({ hash });
  await createTestClient({ chain, transport, mode: "hardhat" }).mine({ blocks: blocksAfter });
  return { KITCHEN: address.toLowerCase(), KITCHEN_TX: hash, KITCHEN_BLOCK: String(blockNumber) };
}
