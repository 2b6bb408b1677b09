import type { NetworkName } from "../../config/networks.js";
import type { NetworkLabel } from "./api-types.js";

/** The network that people call so. */
export function networkOf(label: NetworkLabel): NetworkName {
  return label === "Testnet" ? "testnet" : "mainnet";
}
