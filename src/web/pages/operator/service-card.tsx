import type { NodeState, OperatorService } from "../../../http/api/api-types.js";
import { useOperatorService } from "../../api/operator.js";
import { formatMs, formatNumber, formatRate } from "../../format/number.js";
import { Badge } from "../../parts/badge.js";
import { Card } from "../../parts/card.js";
import { Loaded } from "../../parts/loaded.js";
import { NetworkBadge } from "../../parts/network-badge.js";
import { Notice } from "../../parts/notice.js";
import { Table } from "../../parts/table.js";

const signUps = {
  open: "Anyone may sign up",
  invite: "Sign-up takes an invitation",
  closed: "Nobody can sign up",
} satisfies Record<OperatorService["signUp"], string>;

/** What is wrong with the service, and how each node is. */
export function ServiceCard() {
  const service = useOperatorService();
  const problems = Object.entries(service.data?.problems ?? {});
  return (
    <Card
      title="Service"
      hint={service.data && `rootgate ${service.data.version} · ${signUps[service.data.signUp]} (SIGN_UP)`}
      aside={
        service.data && (
          <Badge tone={problems.length === 0 ? "accent" : "warning"}>
            {problems.length === 0 ? "No problems" : "Problems"}
          </Badge>
        )
      }
    >
      <Loaded query={service}>
        {({ networks }) => (
          <div className="grid grid-cols-1 gap-4">
            {problems.map(([part, problem]) => (
              <Notice key={part} tone="warning">
                {part}: {problem}
              </Notice>
            ))}
            <Nodes networks={networks} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

const columns = [
  { name: "Network" },
  { name: "Node" },
  { name: "State" },
  { name: "Latest block", isNumber: true },
  { name: "Latency", isNumber: true },
  { name: "Errors", isNumber: true },
];

function Nodes({ networks }: Pick<OperatorService, "networks">) {
  const rows = networks.flatMap(({ network, nodes }) =>
    nodes.length === 0
      ? [{ id: network, cells: [<NetworkBadge network={network} />, "Built-in devchain", "In service", "", "", ""] }]
      : nodes.map((node) => ({ id: `${network} ${node.name}`, cells: cellsOf(network, node) })),
  );
  return <Table caption="Nodes" columns={columns} rows={rows} />;
}

function cellsOf(network: OperatorService["networks"][number]["network"], node: NodeState) {
  const { name, state, height, latencyMs, errorRate } = node;
  return [
    <NetworkBadge network={network} />,
    name,
    state === "in" ? "In service" : <Badge tone="warning">{state}</Badge>,
    height === null ? "unknown" : formatNumber(height),
    latencyMs === null ? "unknown" : formatMs(latencyMs),
    formatRate(errorRate, 1),
  ];
}
