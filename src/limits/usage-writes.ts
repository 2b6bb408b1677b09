import type { Database } from "../store/database.js";
import { type DrainedCounts, hourName, type KeyCounts } from "./usage-counts.js";
import { addErrors, addLatency, addUsage, trimErrors } from "./write-usage.js";

/** An atomic write. Its rows are created only when it runs, since they take more memory than counts. */
export type UsageWrite = (db: Database) => Promise<void>;

/** API keys per write: it blocks other writes, and creating its rows blocks the event loop. */
const keysPerWrite = 500;
const errorsPerWrite = 500;

/** The writes for a set of counts. Failed calls come first, so that every counted failure can be shown. */
export function toUsageWrites({ counts, failures }: DrainedCounts): UsageWrite[] {
  const ofCounts = inChunks(nearUsersTogether(counts), keysPerWrite).flatMap((keys): UsageWrite[] => [
    (db) => addUsage(db, keys.flatMap(usageRows)),
    (db) => writeLatency(db, keys),
  ]);
  const ofFailures = inChunks(failures, errorsPerWrite).flatMap((some): UsageWrite[] => [
    (db) => addErrors(db, some),
    (db) => trimErrors(db, [...new Set(some.map(({ user_id }) => user_id))]),
  ]);
  return [...ofFailures, ...ofCounts];
}

/** Groups users with similar IDs, which are neighbours in the index: a write then changes fewer pages. Cheaper than sorting. */
function nearUsersTogether(counts: readonly KeyCounts[]): KeyCounts[] {
  const byBeginning = new Map<string, KeyCounts[]>();
  for (const key of counts) {
    const beginning = key.caller.userId.slice(0, 2);
    const near = byBeginning.get(beginning);
    if (near) near.push(key);
    else byBeginning.set(beginning, [key]);
  }
  return [...byBeginning.keys()].sort().flatMap((beginning) => byBeginning.get(beginning) ?? []);
}

function usageRows({ caller: { userId: user_id, keyId: key_id, network }, hour, methods }: KeyCounts) {
  const start = hourName(hour);
  return methods.map(({ method, code, requests }) => ({ user_id, start, key_id, network, method, code, requests }));
}

async function writeLatency(db: Database, keys: readonly KeyCounts[]): Promise<void> {
  const rows = keys.flatMap(({ caller: { userId: user_id, keyId: key_id }, hour, durations }) =>
    durations.map(({ bucket, requests }) => ({ user_id, start: hourName(hour), key_id, bucket, requests })),
  );
  // Refused requests have no duration.
  if (rows.length > 0) await addLatency(db, rows);
}

function inChunks<Row>(rows: readonly Row[], size: number): Row[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size));
}
