import { useState } from "react";
import type { UsageRange } from "../../../http/api/api-types.js";
import { useKeys, useUsage } from "../../api/queries.js";
import { Card } from "../../parts/card.js";
import { Choice } from "../../parts/choice.js";
import { Loaded } from "../../parts/loaded.js";
import { Page } from "../../parts/page.js";
import { Select } from "../../parts/select.js";
import { ErrorCodes } from "./error-codes.js";
import { LatencyStats } from "./latency-stats.js";
import { RecentErrorsCard } from "./recent-errors-card.js";
import { RequestsPlot } from "./requests-plot.js";
import { Shares } from "./shares.js";
import { TodayCard } from "./today-card.js";

const ranges = [
  { value: "24h", label: "24 hours" },
  { value: "30d", label: "30 days" },
  { value: "12m", label: "12 months" },
] as const satisfies readonly { value: UsageRange; label: string }[];

/** How much was called, by what, and what went wrong. */
export function UsagePage() {
  const [range, setRange] = useState<UsageRange>("24h");
  const [keyId, setKeyId] = useState("");
  const usage = useUsage(range, keyId);
  return (
    <Page title="Usage" lead="All times are in UTC. Days begin at 00:00 UTC.">
      <TodayCard />
      <section aria-label="History" className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Choice label="Time" options={ranges} value={range} onChange={setRange} />
          <KeyChoice value={keyId} onChange={setKeyId} />
        </div>
        <Card title="Requests">
          <Loaded query={usage} lines={6}>
            {({ buckets }) => <RequestsPlot buckets={buckets} range={range} />}
          </Loaded>
        </Card>
        <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
          <Card title="By method">
            <Loaded query={usage}>
              {({ methods }) => (
                <Shares rows={methods.map((row) => ({ ...row, id: row.method, name: row.method }))} isCode />
              )}
            </Loaded>
          </Card>
          <div className="grid grid-cols-1 gap-5">
            <Card title="By key">
              <Loaded query={usage}>
                {({ keys }) => <Shares rows={keys.map((row) => ({ ...row, id: row.keyId }))} />}
              </Loaded>
            </Card>
            <Card title="Latency" hint="Time from a request to its response.">
              <Loaded query={usage}>{({ latency }) => <LatencyStats latency={latency} />}</Loaded>
            </Card>
          </div>
        </div>
        <Card title="Errors by code">
          <Loaded query={usage}>{({ errors }) => <ErrorCodes errors={errors} />}</Loaded>
        </Card>
      </section>
      <RecentErrorsCard />
    </Page>
  );
}

interface KeyChoiceProps {
  readonly value: string;
  readonly onChange: (keyId: string) => void;
}

function KeyChoice({ value, onChange }: KeyChoiceProps) {
  const { data } = useKeys();
  return (
    <Select
      aria-label="Key"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="border-line-strong/70 bg-surface h-10 max-w-56 rounded-lg border pl-3 text-sm font-medium"
    >
      <option value="">All keys</option>
      {data?.keys.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
