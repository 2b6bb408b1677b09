import type { Database } from "../store/database.js";
import { addLogEntries, createLogTrims, trimLog } from "./request-log-writes.js";
import { type DrainedCounts, type KeyCounts } from "./usage-counts.js";
import { addLatency, addUsage } from "./write-usage.js";

/** An atomic write. Its rows are created only when it runs, since they take more memory than counts. */
export type UsageWrite = (db: Database) => Promise<void>;

/** API keys per write: it blocks other writes, and creating its rows blocks the event loop. */
const keysPerWrite = 500;
const entriesPerWrite = 500;
/** Keys have up to some hundred entries, all of which are read. */
const keysPerTrim = 50;

/** The writes for a set of counts. */
export function toUsageWrites({ counts }: Pick<DrainedCounts, "counts">): UsageWrite[] {
  return inChunks(nearUsersTogether(counts), keysPerWrite).flatMap((keys): UsageWrite[] => [
    (db) => addUsage(db, keys.flatMap(usageRows)),
    (db) => writeLatency(db, keys),
  ]);
}

/** Makes the writes for the request log. They precede the counts, so that a counted failure can be looked up. */
export function createLogWrites(logEntries: number): (drained: Pick<DrainedCounts, "logged">) => UsageWrite[] {
  const trims = createLogTrims(logEntries);
  return ({ logged }) => {
    const added = inChunks(logged, entriesPerWrite).map(
      (some): UsageWrite =>
        (db) =>
          addLogEntries(db, some),
    );
    const trimmed = inChunks(trims.due(logged), keysPerTrim).map(
      (keyIds): UsageWrite =>
        (db) =>
          trimLog(db, keyIds, logEntries),
    );
    return [...added, ...trimmed];
  };
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

function usageRows({ caller: { userId: user_id, keyId: key_id, network }, start, methods }: KeyCounts) {
  return methods.map(({ method, code, requests }) => ({ user_id, start, key_id, network, method, code, requests }));
}

async function writeLatency(db: Database, keys: readonly KeyCounts[]): Promise<void> {
  const rows = keys.flatMap(({ caller: { userId: user_id, keyId: key_id }, start, methods }) =>
    methods.flatMap(({ method, durations }) =>
      durations.map(({ bucket, requests }) => ({ user_id, start, key_id, method, bucket, requests })),
    ),
  );
  // Refused requests have no duration.
  if (rows.length > 0) await addLatency(db, rows);
}

function inChunks<Row>(rows: readonly Row[], size: number): Row[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size));
}
