import type { Network } from "../config/networks.js";
import type { NodeUrl } from "../config/node-urls.js";
import type { PoolOptions } from "../pool/pool-options.js";
import { createPool } from "../pool/pool.js";
import type { UpstreamStatus } from "../pool/upstream-status.js";
import { createUpstream, type UpstreamOptions } from "../upstream/upstream.js";

export interface Inspection {
  readonly network: Network;
  readonly nodeUrls: readonly NodeUrl[];
  readonly pool?: PoolOptions;
  readonly upstream?: Omit<UpstreamOptions, "network">;
}

const startMs = 15_000;

/** Runs the service's health checks on a network's nodes once and returns the status of each. */
export async function inspectNodes({
  network,
  nodeUrls,
  pool: options,
  upstream,
}: Inspection): Promise<readonly UpstreamStatus[]> {
  const pool = createPool(
    nodeUrls.map((nodeUrl) => createUpstream({ ...upstream, ...nodeUrl, network })),
    options,
  );
  const signal = AbortSignal.timeout(startMs);
  try {
    // A node that fails says so in its status.
    await pool.start(signal).catch(() => undefined);
    // Branches are compared with the head that the first round chose.
    await pool.check(signal).catch(() => undefined);
    return pool.status();
  } finally {
    await pool.close();
  }
}
