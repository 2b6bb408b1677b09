import type { ChainId, NetworkId } from "../../generated/types.js";
import { type Chain, chains } from "./chains.js";
import type { Settings } from "./settings.js";

/** The two networks of the service, by the name the code uses for them. */
export type NetworkName = "testnet" | "mainnet";

/** A network of the service and the chain behind it. */
export interface Network {
  readonly name: NetworkName;
  /** As people and the dashboard's API see it. */
  readonly label: "Testnet" | "Mainnet";
  readonly chain: Chain;
  readonly chainId: number;
  /** What `eth_chainId` answers. */
  readonly chainIdHex: ChainId;
  /** What `net_version` answers. */
  readonly networkId: NetworkId;
}

/** The networks with Rootstock's public chains. */
export const networks: Readonly<Record<NetworkName, Network>> = {
  testnet: withChain("testnet", chains.testnet),
  mainnet: withChain("mainnet", chains.mainnet),
};

/** The networks with the chains that the settings name. */
export function networksOf(settings: Settings): Readonly<Record<NetworkName, Network>> {
  return {
    testnet: withChain("testnet", settings.TESTNET_CHAIN ?? chains.testnet),
    mainnet: withChain("mainnet", settings.MAINNET_CHAIN ?? chains.mainnet),
  };
}

function withChain(name: NetworkName, chain: Chain): Network {
  return {
    name,
    label: name === "testnet" ? "Testnet" : "Mainnet",
    chain,
    chainId: chain.id,
    chainIdHex: `0x${chain.id.toString(16)}`,
    networkId: String(chain.id),
  };
}
