import type { ChainFile } from "./chain-file.js";
import type { Snapshot } from "./control-command.js";

/** A snapshot with what it brings back besides the blocks. */
export interface KeptSnapshot extends Snapshot {
  readonly clockOffsetSeconds: number;
}

/** The points of a chain that one can go back to. */
export interface Snapshots {
  /** Oldest first. */
  all(): Snapshot[];
  find(id: number): KeptSnapshot | undefined;
  add(snapshot: Omit<KeptSnapshot, "id">): void;
  /** Forgets those taken after `id`. */
  removeAfter(id: number): void;
  /** Forgets those of blocks above a height. */
  removeAbove(height: number): void;
}

const columns = "id, height, taken_at AS takenAt, clock_offset_seconds AS clockOffsetSeconds";

/** What writes is to be called in a transaction of the file. */
export function createSnapshots(file: ChainFile): Snapshots {
  const select = file.prepare("SELECT id, height, taken_at AS takenAt FROM snapshot ORDER BY id");
  const selectOne = file.prepare(`SELECT ${columns} FROM snapshot WHERE id = ?`);
  const insert = file.prepare("INSERT INTO snapshot (height, taken_at, clock_offset_seconds) VALUES (?, ?, ?)");
  const remove = file.prepare("DELETE FROM snapshot WHERE id > ?");
  const removeHigher = file.prepare("DELETE FROM snapshot WHERE height > ?");
  return {
    all: () => select.all().map((row) => ({ ...(row as Snapshot) })),
    find: (id) => selectOne.get(id) as KeptSnapshot | undefined,
    add: ({ height, takenAt, clockOffsetSeconds }) => void insert.run(height, takenAt, clockOffsetSeconds),
    removeAfter: (id) => void remove.run(id),
    removeAbove: (height) => void removeHigher.run(height),
  };
}
