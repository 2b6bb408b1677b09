import type { NetworkName } from "../../config/networks.js";
import type { NetworkLabel } from "./api-types.js";

/** The network with this display name. */
export function networkOf(label: NetworkLabel): NetworkName {
  return label === "Testnet" ? "testnet" : "mainnet";
}
