import type { UpstreamStatus } from "../../node/upstream-status.js";
import { defineCommand } from "../command.js";
import { formatTable } from "../format-table.js";
import { inspectNetwork } from "../inspect-network.js";

export const nodes = defineCommand({
  name: "nodes",
  summary: "Probe the blockchain nodes: state, head, branch and latency of each",
  details: "Runs the service's own health checks once. For the state in a running service see /metrics and its log.",
  async run({ settings: readSettings, print }) {
    const settings = await readSettings();
    const inspected = settings.NETWORKS.map(async (network) => {
      const statuses = await inspectNetwork(settings, network);
      return statuses.map((status) => ({ network, ...describe(status) }));
    });
    const rows = (await Promise.all(inspected)).flat();
    const table = formatTable(
      ["NETWORK", "NODE", "STATE", "HEAD", "BRANCH", "LATENCY"],
      rows.map((row) => [row.network, row.node, row.state, row.height, row.branch, latencyText(row.latencyMs)]),
    );
    print(rows, rows.length === 0 ? "No node is configured: each network is served by its devchain.\n" : table);
  },
});

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
