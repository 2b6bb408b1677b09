import type { RangedUsage } from "../../api/queries.js";
import { CsvButton } from "../../parts/csv-button.js";

/** The page's figures as CSV: by time, by method, by key and by error. */
export function UsageExport({ usage }: { readonly usage: RangedUsage }) {
  const { buckets, methods, keys, errors, range } = usage;
  const read = () => [
    ["kind", "name", "requests", "errors", "p50_ms", "p95_ms"],
    ...buckets.map((bucket) => ["time", bucket.start, bucket.requests, bucket.errors, null, null]),
    ...methods.map(({ method, latency, ...counts }) => [
      "method",
      method,
      counts.requests,
      counts.errors,
      latency && Math.round(latency.p50Ms * 100) / 100,
      latency && Math.round(latency.p95Ms * 100) / 100,
    ]),
    ...keys.map((key) => ["key", key.name, key.requests, null, null, null]),
    ...errors.map(({ code, name, count }) => ["error", `${name} (${code})`, null, count, null, null]),
  ];
  return <CsvButton fileName={`rootgate-usage-${range}.csv`} read={read} />;
}
