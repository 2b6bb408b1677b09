import { networksOf } from "../../config/networks.js";
import type { Settings } from "../../config/settings.js";
import type { UpstreamStatus } from "../../node/upstream-status.js";
import { defineCommand } from "../command.js";
import { formatTable } from "../format-table.js";

export const nodes = defineCommand({
  name: "nodes",
  summary: "Probe the blockchain nodes: state, head, branch and latency of each",
  details: "Runs the service's own health checks once. For the state in a running service see /metrics and its log.",
  async run({ settings: readSettings, print }) {
    const settings = await readSettings();
    const inspected = await Promise.all(settings.NETWORKS.map((name) => inspect(settings, name)));
    const rows = inspected.flat();
    const table = formatTable(
      ["NETWORK", "NODE", "STATE", "HEAD", "BRANCH", "LATENCY"],
      rows.map((row) => [row.network, row.node, row.state, row.height, row.branch, latencyText(row.latencyMs)]),
    );
    print(rows, rows.length === 0 ? "No node is configured: each network is served by its devchain.\n" : table);
  },
});

async function inspect(settings: Settings, name: Settings["NETWORKS"][number]) {
  const nodeUrls = { testnet: settings.TESTNET_NODE_URL, mainnet: settings.MAINNET_NODE_URL }[name];
  if (!nodeUrls) return [];
  const { inspectNodes } = await import("../../node/inspect-nodes.js");
  const { boundsOf } = await import("../../open-nodes.js");
  const { pool, upstream } = boundsOf(settings);
  const statuses = await inspectNodes({ network: networksOf(settings)[name], nodeUrls, pool, upstream });
  return statuses.map((status) => ({ network: name, ...describe(status) }));
}

function describe({ name, state, head, forkHeight, latencyMs }: UpstreamStatus) {
  return {
    node: name,
    state,
    height: head?.number ?? null,
    hash: head?.hash ?? null,
    branch: branchText(head !== undefined, forkHeight),
    latencyMs: latencyMs ?? null,
  };
}

function branchText(hasHead: boolean, forkHeight: number | undefined): string | null {
  if (!hasHead) return null;
  return forkHeight === undefined ? "shown" : `its own, above ${forkHeight}`;
}

function latencyText(latencyMs: number | null): string | null {
  return latencyMs === null ? null : `${Math.round(latencyMs)} ms`;
}
