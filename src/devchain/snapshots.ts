import { bytesToHex, hexToBytes } from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";
import type { ChainFile } from "./chain-file.js";
import type { Snapshot } from "./control-command.js";

/** A snapshot with what it brings back besides the blocks. */
export interface KeptSnapshot extends Snapshot {
  readonly clockOffsetSeconds: number;
  /** As of its block. */
  readonly changedRoot: Hex | undefined;
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

const columns = "id, height, taken_at AS takenAt, clock_offset_seconds AS clockOffsetSeconds, changed_root AS root";

/** What writes is to be called in a transaction of the file. */
export function createSnapshots(file: ChainFile): Snapshots {
  const select = file.prepare("SELECT id, height, taken_at AS takenAt FROM snapshot ORDER BY id");
  const selectOne = file.prepare(`SELECT ${columns} FROM snapshot WHERE id = ?`);
  const insert = file.prepare(
    "INSERT INTO snapshot (height, taken_at, clock_offset_seconds, changed_root) VALUES (?, ?, ?, ?)",
  );
  const remove = file.prepare("DELETE FROM snapshot WHERE id > ?");
  const removeHigher = file.prepare("DELETE FROM snapshot WHERE height > ?");
  return {
    all: () => select.all().map((row) => ({ ...(row as Snapshot) })),
    find(id) {
      const row = selectOne.get(id) as (KeptSnapshot & { readonly root: Uint8Array | null }) | undefined;
      return row && { ...row, changedRoot: row.root ? bytesToHex(row.root) : undefined };
    },
    add({ height, takenAt, clockOffsetSeconds, changedRoot }) {
      insert.run(height, takenAt, clockOffsetSeconds, changedRoot === undefined ? null : hexToBytes(changedRoot));
    },
    removeAfter: (id) => void remove.run(id),
    removeAbove: (height) => void removeHigher.run(height),
  };
}
