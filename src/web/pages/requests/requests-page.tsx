import { useState } from "react";
import { useKeys } from "../../api/queries.js";
import { type LogFilters, readWholeLog, useRequestLog } from "../../api/request-log.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { CsvButton } from "../../parts/csv-button.js";
import { Empty } from "../../parts/empty.js";
import { Loaded } from "../../parts/loaded.js";
import { MoreButton } from "../../parts/more-button.js";
import { Page } from "../../parts/page.js";
import { RequestsTable } from "../../parts/requests-table.js";
import { TextLink } from "../../parts/text-link.js";
import { useParam } from "../../router/location.js";
import { RequestFilters } from "./request-filters.js";

/** The request log: what failed and why, and a sample of what succeeded. The filters are in the URL. */
export function RequestsPage() {
  const filters = useFilters();
  const { data: list } = useKeys();
  const [isLive, setLive] = useState(true);
  const log = useRequestLog(filters, isLive);
  const nameOf = (keyId: string) => list?.keys.find(({ id }) => id === keyId)?.name ?? (list ? "Revoked key" : "");
  return (
    <Page
      title="Requests"
      lead="Your latest failed requests and a sample of the successful ones."
      aside={
        <div className="flex flex-wrap gap-3">
          <PauseButton isLive={isLive} onClick={() => setLive(!isLive)} />
          <CsvButton fileName="rootgate-requests.csv" read={() => readRows(filters, nameOf)} />
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <RequestFilters filters={filters} />
        <Card>
          <Loaded query={log} lines={6}>
            {({ pages }) => {
              const entries = pages.flatMap((page) => page.entries);
              if (entries.length === 0) return <NoRequests isFiltered={Object.values(filters).some(Boolean)} />;
              return (
                <div className="grid grid-cols-1 gap-4">
                  <RequestsTable entries={entries} nameOf={nameOf} />
                  <MoreButton query={log} />
                </div>
              );
            }}
          </Loaded>
        </Card>
      </div>
    </Page>
  );
}

function PauseButton({ isLive, onClick }: { readonly isLive: boolean; readonly onClick: () => void }) {
  return (
    <Button
      aria-label={isLive ? "Pause live updates" : "Resume live updates"}
      title={isLive ? "New requests appear by themselves" : "Live updates are paused"}
      onClick={onClick}
    >
      {isLive ? "Pause" : "Resume"}
    </Button>
  );
}

function useFilters(): LogFilters {
  const [key] = useParam("key");
  const [method] = useParam("method");
  const [result] = useParam("result");
  const [since] = useParam("since");
  const [text] = useParam("text");
  const [minMs] = useParam("minMs");
  const [requestId] = useParam("requestId");
  return { key, method, result, since, text, minMs, requestId };
}

function NoRequests({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered)
    return (
      <Empty icon="search" title="No matching requests">
        <p>
          <TextLink to="/requests">Clear the filters</TextLink>
        </p>
      </Empty>
    );
  return (
    <Empty icon="chart" title="No requests yet">
      <p>Requests appear here a few seconds after they were sent.</p>
    </Empty>
  );
}

async function readRows(filters: LogFilters, nameOf: (keyId: string) => string) {
  const header = [
    "time",
    "method",
    "code",
    "error",
    "message",
    "duration_ms",
    "key",
    "network",
    "origin",
    "request_id",
    "served_by",
    "request_bytes",
    "result_bytes",
  ];
  const rows = (await readWholeLog(filters)).map((entry) => [
    entry.at,
    entry.method,
    entry.code,
    entry.error,
    entry.message,
    entry.durationMs,
    nameOf(entry.keyId),
    entry.network,
    entry.origin,
    entry.requestId,
    entry.servedBy,
    entry.requestBytes,
    entry.resultBytes,
  ]);
  return [header, ...rows];
}
