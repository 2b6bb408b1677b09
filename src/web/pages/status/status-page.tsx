import type { ServiceStatus } from "../../../http/api/api-types.js";
import { useStatus } from "../../api/queries.js";
import { formatNumber, formatRate } from "../../format/number.js";
import { formatAgo, formatMoment } from "../../format/time.js";
import { Badge } from "../../parts/badge.js";
import { Card } from "../../parts/card.js";
import { Loaded } from "../../parts/loaded.js";
import { Page } from "../../parts/page.js";
import { DayBars } from "./day-bars.js";

/** Whether each network works, and its availability; without a log-in. */
export function StatusPage() {
  const status = useStatus();
  return (
    <Page title="Status" lead="Each network is checked once a minute. All times are in UTC.">
      <Loaded query={status} lines={6}>
        {({ networks }) => (
          <div className="grid grid-cols-1 gap-5">
            {networks.map((network) => (
              <NetworkCard key={network.network} network={network} nowMs={status.dataUpdatedAt} />
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

interface NetworkCardProps {
  readonly network: ServiceStatus["networks"][number];
  readonly nowMs: number;
}

function NetworkCard({ network: { network, isUp, head, days }, nowMs }: NetworkCardProps) {
  const checks = days.reduce((sum, day) => sum + day.checks, 0);
  const passed = days.reduce((sum, day) => sum + day.passed, 0);
  return (
    <Card
      title={network}
      hint={
        head && (
          <span title={formatMoment(head.minedAt)}>
            Latest block {formatNumber(head.number)}, {formatAgo(head.minedAt)}
          </span>
        )
      }
      aside={<Badge tone={isUp ? "accent" : "warning"}>{isUp ? "Operational" : "Not responding"}</Badge>}
    >
      <DayBars days={days} nowMs={nowMs} />
      <p className="text-ink-soft mt-3 flex flex-wrap justify-between gap-x-6 text-sm">
        <span>90 days ago</span>
        <span className="text-ink font-medium">
          {checks === 0 ? "No checks yet" : `${formatRate(passed, checks)} available`}
        </span>
        <span>Today</span>
      </p>
    </Card>
  );
}
