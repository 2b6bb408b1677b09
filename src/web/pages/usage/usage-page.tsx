import type { KeyUsageList, UsageRange } from "../../../http/api/api-types.js";
import { type RangedUsage, useKeys, useKeyUsage, useUsage } from "../../api/queries.js";
import { formatNumber } from "../../format/number.js";
import { Card } from "../../parts/card.js";
import { Choice } from "../../parts/choice.js";
import { KeyChoice } from "../../parts/key-choice.js";
import { Loaded } from "../../parts/loaded.js";
import { Page } from "../../parts/page.js";
import { RequestsPlot } from "../../parts/requests-plot.js";
import { SummaryStats } from "../../parts/summary-stats.js";
import { ranges } from "../../parts/usage-ranges.js";
import { useParam } from "../../router/location.js";
import { ErrorCodes } from "./error-codes.js";
import { LatencyPlot } from "./latency-plot.js";
import { MethodChoice } from "./method-choice.js";
import { MethodsTable } from "./methods-table.js";
import { Shares } from "./shares.js";
import { TodayCard } from "./today-card.js";
import { UsageExport } from "./usage-export.js";
import { WebSocketStats } from "./web-socket-stats.js";

/** Requests by time, method and key, their latency, and what failed. The range, the key and the method are in the URL. */
export function UsagePage() {
  const [rangeParam, changeRange] = useParam("range");
  const [keyId, changeKey] = useParam("key");
  const range = ranges.find(({ value }) => value === rangeParam)?.value ?? "24h";
  const [method, changeMethod] = useParam("method");
  const usage = useUsage(range, keyId, method);
  return (
    <Page title="Usage" lead="All times are in UTC. Days begin at 00:00 UTC.">
      <TodayCard />
      <section aria-label="History" className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Choice label="Time" options={ranges} value={range} onChange={changeRange} />
          <div className="flex flex-wrap gap-3">
            <MethodChoice {...{ range, keyId }} value={method} onChange={changeMethod} />
            <KeyChoice value={keyId} onChange={changeKey} />
            {usage.data && <UsageExport usage={usage.data} />}
          </div>
        </div>
        <Loaded query={usage} lines={6}>
          {(loaded) => <History usage={loaded} {...{ range, keyId, method }} />}
        </Loaded>
      </section>
    </Page>
  );
}

interface HistoryProps {
  readonly usage: RangedUsage;
  readonly range: UsageRange;
  readonly keyId: string;
  readonly method: string;
}

function History({ usage, range, keyId, method }: HistoryProps) {
  const { data: keys } = useKeys();
  const hasLimits = keys?.keys.some(({ dailyRequests }) => dailyRequests !== null) ?? false;
  const { data: keyUsage } = useKeyUsage({ enabled: hasLimits });
  return (
    <>
      <Card title="Requests">
        <RequestsPlot usage={usage} />
      </Card>
      <Card title="Success and latency" hint="Latency is the time from a request to its response.">
        <div className="grid grid-cols-1 gap-6">
          <SummaryStats usage={usage} />
          {usage.latency && <LatencyPlot usage={usage} />}
        </div>
      </Card>
      {method === "" && (
        <Card title="By method">
          <MethodsTable methods={usage.methods} {...{ range, keyId }} />
        </Card>
      )}
      <Card title="By key">
        <Shares rows={usage.keys.map((row) => ({ ...row, id: row.keyId, note: describeLimit(row.keyId, keyUsage) }))} />
      </Card>
      {method === "" && (
        <Card
          title="WebSocket"
          hint="Connections and subscriptions started in this period. Events are free: only requests count against the quota."
        >
          <WebSocketStats webSocket={usage.webSocket} />
        </Card>
      )}
      <Card title="Errors by code">
        <ErrorCodes errors={usage.errors} keyId={keyId} />
      </Card>
    </>
  );
}

function describeLimit(keyId: string, usage: KeyUsageList | undefined): string | undefined {
  const use = usage?.keys.find((key) => key.keyId === keyId)?.dailyLimit;
  return use ? `Daily limit: ${formatNumber(use.used)} of ${formatNumber(use.limit)} used` : undefined;
}
