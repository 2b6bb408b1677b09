import type { ChainId, NetworkId } from "../../generated/types.js";

/** The two networks of the service, by the name the code uses for them. */
export type NetworkName = "testnet" | "mainnet";

export interface Network {
  readonly name: NetworkName;
  /** As people and the dashboard's API see it. */
  readonly label: "Testnet" | "Mainnet";
  readonly chainId: 31 | 30;
  /** What `eth_chainId` answers. */
  readonly chainIdHex: ChainId;
  /** What `net_version` answers. */
  readonly networkId: NetworkId;
}

export const networks: Readonly<Record<NetworkName, Network>> = {
  testnet: { name: "testnet", label: "Testnet", chainId: 31, chainIdHex: "0x1f", networkId: "31" },
  mainnet: { name: "mainnet", label: "Mainnet", chainId: 30, chainIdHex: "0x1e", networkId: "30" },
};
