import type { ChainId, NetworkId } from "../../generated/types.js";
import { type Chain, chains } from "./chains.js";
import { chainOf } from "./network-settings.js";
import { type NetworkLabel, type NetworkName, networkNames, networkTable } from "./network-table.js";
import type { Settings } from "./settings.js";

/** A network and its chain. */
export interface Network {
  readonly name: NetworkName;
  /** Display name, also in the dashboard's API. */
  readonly label: NetworkLabel;
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
export const networks = forEach((name) => withChain(name, chains[networkTable[name].chain]));

/** The networks with the chains from the settings. */
export function networksOf(settings: Settings): Networks {
  return forEach((name) => withChain(name, chainOf(settings, name)));
}

type Networks = Readonly<Record<NetworkName, Network>>;

function forEach(create: (name: NetworkName) => Network): Networks {
  return Object.fromEntries(networkNames.map((name) => [name, create(name)])) as Networks;
}

function withChain(name: NetworkName, chain: Chain): Network {
  return {
    name,
    label: networkTable[name].label,
    chain,
    chainId: chain.id,
    chainIdHex: `0x${chain.id.toString(16)}`,
    networkId: String(chain.id),
    tagDepths,
  };
}
