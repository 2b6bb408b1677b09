import type { Database } from "../../store/database.js";
import type { Pace } from "../../store/pace.js";
import { nextBlock, type RowCursor, type RowRange } from "../../store/row-range.js";

/** Why a run leaves old rows of a table. */
export type StopReason = "younger than the last run" | "more than a quarter";

/** Up to this number of rows, any part of a table may be deleted. */
const ceilingFloorRows = 1_000;
/** Rows that must remain for each deleted row: at most a quarter is deleted. */
const keptPerRow = 3;

export interface Deletion {
  readonly old: RowRange;
  /** The rows that stay, in the same order. */
  readonly younger: RowRange;
}

/** Whether a deletion would leave less than three quarters of its rows. Counts by index ranges, and no more of them than it has to. */
export async function exceedsCeiling(db: Database, { old, younger }: Deletion, pace: Pace): Promise<boolean> {
  const [countOld, countYounger] = [createCount(db, old, pace), createCount(db, younger, pace)];
  let [toDelete, toStay] = [0, 0];
  for (let rows = await countOld(); rows > 0; rows = await countOld()) {
    toDelete += rows;
    const mustStay = toDelete > ceilingFloorRows ? toDelete * keptPerRow : 0;
    for (let more = 1; more > 0 && toStay < mustStay; toStay += more) more = await countYounger();
    if (toStay < mustStay) return true;
  }
  return false;
}

/** Each call counts the next rows of a range; 0 at its end. */
function createCount(db: Database, range: RowRange, pace: Pace): () => Promise<number> {
  let after: RowCursor | undefined;
  return async () => {
    const block = await pace.step((rows) => nextBlock(db, range, { rows, after }));
    after = block?.next;
    return block?.rows ?? 0;
  };
}
