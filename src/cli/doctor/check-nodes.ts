import type { Settings } from "../../config/settings.js";
import { inspectNetwork } from "../inspect-network.js";
import { type Finding, failed, inspect, ok, skipped, warning } from "./finding.js";

/** The nodes of each network: one that works suffices. */
export async function checkNodes(settings: Settings): Promise<Finding[]> {
  const found = await Promise.all(
    settings.NETWORKS.map((name) => inspect(`nodes of ${name}`, () => checkNetwork(settings, name))),
  );
  return found.flat();
}

async function checkNetwork(settings: Settings, name: Settings["NETWORKS"][number]) {
  const statuses = await inspectNetwork(settings, name);
  if (statuses.length === 0) return [skipped("none: the devchain serves it")];
  const isServed = statuses.some(({ state }) => state === "in");
  return statuses.map(({ name: node, state, head }) => {
    if (state === "in") return ok(`${node}: head ${head?.number}`);
    return isServed ? warning(`${node}: ${state}`) : failed(`${node}: ${state}`);
  });
}
