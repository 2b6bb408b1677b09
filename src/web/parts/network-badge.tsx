import type { NetworkLabel } from "../../http/api/api-types.js";
import { Badge } from "./badge.js";

/** Testnet or Mainnet, in distinct colours. */
export function NetworkBadge({ network }: { readonly network: NetworkLabel }) {
  return <Badge tone={network === "Mainnet" ? "accent" : "plain"}>{network}</Badge>;
}
