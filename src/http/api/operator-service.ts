import type { NetworkName } from "../../config/network-table.js";
import { networks } from "../../config/networks.js";
import { readVersion } from "../../config/version.js";
import type { OpenedNodes } from "../../networks/open-nodes.js";
import type { UpstreamStatus } from "../../pool/upstream-status.js";
import type { NodeState, OperatorService } from "./api-types.js";

export interface OperatorServiceParts {
  readonly signUp: OperatorService["signUp"];
  readonly nodes: OpenedNodes;
  readonly findReadiness: () => Promise<Pick<OperatorService, "problems">>;
}

/** The service for its operators; nodes as this process sees them. */
export function createDescribeService({ signUp, nodes, findReadiness }: OperatorServiceParts) {
  return async (): Promise<OperatorService> => ({
    version: readVersion(),
    signUp,
    problems: (await findReadiness()).problems,
    networks: Object.entries(nodes).map(([name, { readStatus }]) => ({
      network: networks[name as NetworkName].label,
      nodes: (readStatus?.() ?? []).map(showNode),
    })),
  });
}

function showNode({ name, state, head, latencyMs, errorRate }: UpstreamStatus): NodeState {
  return { name, state, height: head?.number ?? null, latencyMs: latencyMs ?? null, errorRate };
}
