import type { MethodLatencyTable, UsageTable } from "../../store/count-tables.js";
import type { KeyCounts } from "../usage-counts.js";

/** The rows of an API key's counts. */
export function toUsageRows({ caller, start, methods }: KeyCounts): UsageTable[] {
  const { userId: user_id, keyId: key_id, network } = caller;
  return methods.map(({ method, code, requests }) => ({ user_id, start, key_id, network, method, code, requests }));
}

/** The rows of its durations. */
export function toLatencyRows({ caller, start, methods }: KeyCounts): MethodLatencyTable[] {
  const { userId: user_id, keyId: key_id } = caller;
  return methods.flatMap(({ method, durations }) =>
    durations.map(({ bucket, requests }) => ({ user_id, start, key_id, method, bucket, requests })),
  );
}

/** Consecutive rows, up to `size` together. */
export function inChunks<Row>(rows: readonly Row[], size: number): Row[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size));
}
