import type { Usage } from "../../../http/api/api-types.js";
import { formatMs } from "../../format/number.js";

/** How long answers took: half of them, 95 and 99 of a hundred at most so long. */
export function LatencyStats({ latency }: { readonly latency: Usage["latency"] }) {
  if (!latency) return <p className="text-ink-soft text-sm">No requests in this time.</p>;
  const stats = [
    ["p50", "half of all requests", latency.p50Ms],
    ["p95", "95 of 100 requests", latency.p95Ms],
    ["p99", "99 of 100 requests", latency.p99Ms],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-4">
      {stats.map(([name, meaning, ms]) => (
        <div key={name} title={`Maximum for ${meaning}`}>
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="mt-0.5 text-xl font-semibold tracking-tight whitespace-nowrap tabular-nums">{formatMs(ms)}</dd>
        </div>
      ))}
    </dl>
  );
}
