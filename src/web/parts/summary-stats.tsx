import type { Usage } from "../../http/api/api-types.js";
import { formatMs, formatRate } from "../format/number.js";

/** The success rate, and how long requests took. */
export function SummaryStats({ usage: { methods, latency } }: { readonly usage: Usage }) {
  const requests = methods.reduce((sum, method) => sum + method.requests, 0);
  const errors = methods.reduce((sum, method) => sum + method.errors, 0);
  if (requests === 0) return <p className="text-ink-soft text-sm">No requests in this period.</p>;
  const stats = [
    { name: "Success rate", meaning: "Requests without an error", value: formatRate(requests - errors, requests) },
    { name: "p50", meaning: "Maximum for half of all requests", value: latency && formatMs(latency.p50Ms) },
    { name: "p95", meaning: "Maximum for 95 of 100 requests", value: latency && formatMs(latency.p95Ms) },
    { name: "p99", meaning: "Maximum for 99 of 100 requests", value: latency && formatMs(latency.p99Ms) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {stats.map(({ name, meaning, value }) => (
        <div key={name} title={meaning}>
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="mt-0.5 text-xl font-semibold tracking-tight whitespace-nowrap tabular-nums">{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
