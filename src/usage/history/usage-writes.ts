import type { Database } from "../../store/database.js";
import type { DrainedCounts, KeyCounts } from "../usage-counts.js";
import type { HistoryStore, UsageWrite } from "./history-store.js";
import { addLogEntries, createLogTrims, trimLog } from "./request-log-writes.js";
import { inChunks, toLatencyRows, toUsageRows } from "./usage-rows.js";
import { addLatency, addUsage } from "./write-usage.js";

/** API keys per write: it blocks other writes, and creating its rows blocks the event loop. */
const keysPerWrite = 500;
const entriesPerWrite = 500;
/** Keys have up to some hundred entries, all of which are read. */
const keysPerTrim = 50;

/** Makes the writes. Those for the request log precede the counts, so that a counted failure can be looked up. */
export function createWrites(db: Database, logEntries: number): HistoryStore["toWrites"] {
  const toLogWrites = createLogWrites(db, logEntries);
  return (drained) => [...toLogWrites(drained), ...toUsageWrites(db, drained)];
}

function toUsageWrites(db: Database, { counts }: Pick<DrainedCounts, "counts">): UsageWrite[] {
  return inChunks(nearUsersTogether(counts), keysPerWrite).flatMap((keys): UsageWrite[] => [
    () => addUsage(db, keys.flatMap(toUsageRows)),
    () => writeLatency(db, keys),
  ]);
}

function createLogWrites(db: Database, logEntries: number): (drained: Pick<DrainedCounts, "logged">) => UsageWrite[] {
  const trims = createLogTrims(logEntries);
  return ({ logged }) => {
    const added = inChunks(logged, entriesPerWrite).map(
      (some): UsageWrite =>
        () =>
          addLogEntries(db, some),
    );
    const trimmed = inChunks(trims.due(logged), keysPerTrim).map(
      (keyIds): UsageWrite =>
        () =>
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

async function writeLatency(db: Database, keys: readonly KeyCounts[]): Promise<void> {
  const rows = keys.flatMap(toLatencyRows);
  // Refused requests have no duration.
  if (rows.length > 0) await addLatency(db, rows);
}
