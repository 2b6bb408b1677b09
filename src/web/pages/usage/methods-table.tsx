import type { MethodUsage, UsageRange } from "../../../http/api/api-types.js";
import { formatMs, formatNumber, formatRate } from "../../format/number.js";
import { Table } from "../../parts/table.js";
import { TextLink } from "../../parts/text-link.js";

const columns = [
  { name: "Method" },
  { name: "Requests", isNumber: true },
  { name: "Errors", isNumber: true },
  { name: "Success rate", isNumber: true },
  { name: "p50", isNumber: true },
  { name: "p95", isNumber: true },
];

interface MethodsTableProps {
  readonly methods: readonly MethodUsage[];
  /** The key that the usage is of; empty: all keys. */
  readonly keyId: string;
  readonly range: UsageRange;
}

/** Requests, errors and latency of each method. A method leads to its own usage, its errors to the request log. */
export function MethodsTable({ methods, keyId, range }: MethodsTableProps) {
  if (methods.length === 0) return <p className="text-ink-soft text-sm">No requests in this period.</p>;
  return (
    <Table
      caption="By method"
      columns={columns}
      rows={methods.map(({ method, requests, errors, latency }) => ({
        id: method,
        cells: [
          <TextLink key="method" to={`/usage?${new URLSearchParams({ range, method, ...(keyId && { key: keyId }) })}`}>
            <code className="font-mono text-[0.8125rem]">{method}</code>
          </TextLink>,
          formatNumber(requests),
          errors > 0 ? <TextLink to={failedOf(method, keyId)}>{formatNumber(errors)}</TextLink> : "0",
          formatRate(requests - errors, requests),
          latency ? formatMs(latency.p50Ms) : "–",
          latency ? formatMs(latency.p95Ms) : "–",
        ],
      }))}
    />
  );
}

/** Unknown methods have their own names in the request log. */
function failedOf(method: string, keyId: string): string {
  const result = method === "unknown" ? { result: "-32601" } : { result: "failed", method };
  return `/requests?${new URLSearchParams({ ...result, ...(keyId && { key: keyId }) })}`;
}
