import type { ChainId, NetworkId } from "../../generated/types.js";
import { type Chain, chains } from "./chains.js";
import type { Settings } from "./settings.js";

/** The two networks, as named in code. */
export type NetworkName = "testnet" | "mainnet";

/** A network and its chain. */
export interface Network {
  readonly name: NetworkName;
  /** Display name, also in the dashboard's API. */
  readonly label: "Testnet" | "Mainnet";
  readonly chain: Chain;
  readonly chainId: number;
  /** Result of `eth_chainId`. */
  readonly chainIdHex: ChainId;
  /** Result of `net_version`. */
  readonly networkId: NetworkId;
  /** How far below the latest block Ethereum's block tags are, in blocks. */
  readonly tagDepths: { readonly safe: number; readonly finalized: number };
}

/**
 * Proof of work has no finality, so these are conventions: six minutes of merged mining, and as many blocks as a reorganisation that the
 * service still follows replaces.
 */
const tagDepths = { safe: 12, finalized: 30 } as const;

/** The networks with Rootstock's public chains. */
export const networks: Readonly<Record<NetworkName, Network>> = {
  testnet: withChain("testnet", chains.testnet),
  mainnet: withChain("mainnet", chains.mainnet),
};

/** The networks with the chains from the settings. */
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
    tagDepths,
  };
}
