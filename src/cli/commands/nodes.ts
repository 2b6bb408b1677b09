import type { UpstreamStatus } from "../../pool/upstream-status.js";
import { defineCommand } from "../command.js";
import { formatTable } from "../format-table.js";
import { inspectNetwork } from "../inspect-network.js";
import type { WrongResults } from "../read-wrong-results.js";

export const nodes = defineCommand({
  name: "nodes",
  summary: "Show the state, head, branch, latency and wrong results of each node",
  details:
    "Runs the service's own health checks once. Wrong results are counted by a running service: they are read from its /metrics on this machine, where METRICS is on. For more see its metrics and its log.",
  async run({ settings: readSettings, print }) {
    const settings = await readSettings();
    const { readWrongResults } = await import("../read-wrong-results.js");
    const wrongOf = await readWrongResults(settings);
    const inspected = settings.NETWORKS.map(async (network) => {
      const statuses = await inspectNetwork(settings, network);
      return statuses.map((status) => ({
        network,
        ...describe(status),
        wrongResults: wrongOf?.(network, status.name) ?? null,
      }));
    });
    const rows = (await Promise.all(inspected)).flat();
    const table = formatTable(
      ["NETWORK", "NODE", "STATE", "HEAD", "BRANCH", "LATENCY", "WRONG"],
      rows.map((row) => [
        row.network,
        row.node,
        row.state,
        row.height,
        row.branch,
        latencyText(row.latencyMs),
        wrongText(row.wrongResults),
      ]),
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

function wrongText(wrong: WrongResults | null): string | null {
  if (wrong === null) return null;
  const counts = Object.entries(wrong).map(([verdict, count]) => `${count} ${verdict}`);
  return counts.join(", ") || "none";
}
