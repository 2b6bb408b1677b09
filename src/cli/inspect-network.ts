import { nodeUrlsOf } from "../config/network-settings.js";
import type { NetworkName } from "../config/network-table.js";
import { networksOf } from "../config/networks.js";
import type { Settings } from "../config/settings.js";
import type { UpstreamStatus } from "../pool/upstream-status.js";

/** Runs the health checks of a network's nodes once; none if a devchain serves it. */
export async function inspectNetwork(settings: Settings, name: NetworkName): Promise<readonly UpstreamStatus[]> {
  const nodeUrls = nodeUrlsOf(settings, name);
  if (!nodeUrls) return [];
  const { inspectNodes } = await import("../networks/inspect-nodes.js");
  const { boundsOf } = await import("../networks/open-nodes.js");
  const { pool, upstream } = boundsOf(settings);
  return inspectNodes({ network: networksOf(settings)[name], nodeUrls, pool, upstream });
}
