import type { KnownChain } from "./chains.js";

interface NetworkRow {
  /** Display name, also in the dashboard's API. */
  readonly label: string;
  /** What it is called in sentences. */
  readonly title: string;
  /** What its API keys begin with. */
  readonly keyPrefix: `rg_${string}_`;
  /** What the names of its settings begin with. */
  readonly settings: string;
  /** The chain that its nodes serve, unless a setting says another one. */
  readonly chain: KnownChain;
}

/** The networks. Another one is another row: the compiler names what else it needs. */
export const networkTable = {
  testnet: {
    label: "Testnet",
    title: "test network",
    keyPrefix: "rg_test_",
    settings: "TESTNET",
    chain: "testnet",
  },
  mainnet: {
    label: "Mainnet",
    title: "main network",
    keyPrefix: "rg_main_",
    settings: "MAINNET",
    chain: "mainnet",
  },
} as const satisfies Readonly<Record<string, NetworkRow>>;

/** A network, as named in code. */
export type NetworkName = keyof typeof networkTable;

/** A network, as users read it. */
export type NetworkLabel = (typeof networkTable)[NetworkName]["label"];

/** In the table's order. */
export const networkNames = Object.keys(networkTable) as [NetworkName, ...NetworkName[]];

/** In the table's order. */
export const networkLabels = networkNames.map((name) => networkTable[name].label) as [NetworkLabel, ...NetworkLabel[]];

/** The network with this display name. */
export function networkOf(label: NetworkLabel): NetworkName {
  return networkNames[networkLabels.indexOf(label)] as NetworkName;
}
