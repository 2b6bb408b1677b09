import type { NetworkLabel } from "../../http/api/api-types.js";
import { Badge } from "./badge.js";

/** Testnet or Mainnet, told apart at a glance. */
export function NetworkBadge({ network }: { readonly network: NetworkLabel }) {
  return <Badge tone={network === "Mainnet" ? "accent" : "plain"}>{network}</Badge>;
}
