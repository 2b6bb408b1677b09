import { type NetworkName, networksOf } from "../config/networks.js";
import type { Settings } from "../config/settings.js";
import type { UpstreamStatus } from "../node/upstream-status.js";

/** Runs the health checks of a network's nodes once; none if a devchain serves it. */
export async function inspectNetwork(settings: Settings, name: NetworkName): Promise<readonly UpstreamStatus[]> {
  const nodeUrls = { testnet: settings.TESTNET_NODE_URL, mainnet: settings.MAINNET_NODE_URL }[name];
  if (!nodeUrls) return [];
  const { inspectNodes } = await import("../node/inspect-nodes.js");
  const { boundsOf } = await import("../open-nodes.js");
  const { pool, upstream } = boundsOf(settings);
  return inspectNodes({ network: networksOf(settings)[name], nodeUrls, pool, upstream });
}
