import type { BatchDBOp, DB } from "@ethereumjs/util";
import type { ChainFile } from "./chain-file.js";
import { RecentMap } from "./recent-map.js";

/**
 * Trie nodes and code, by the hex of what the library looks them up by: a hash, for code with a letter before it. Of a fork also what
 * it has read from the remote node, by keys of other lengths.
 */
export type StateNodes = ReadonlyMap<string, Uint8Array>;

/** The nodes of every state that the chain ever had. Tries share theirs, so a block adds only what it changed. */
export interface NodeFile {
  read(key: string): Uint8Array | undefined;
  /** Adds what the block at a height has written. To be called in a transaction of the file. */
  write(nodes: StateNodes, height: number): void;
  /** Forgets what blocks above a height have written; earlier states have none of it. To be called in a transaction of the file. */
  removeAbove(height: number): void;
}

/** A trie node has at most 532 bytes, code 24 KiB. */
const maxNodes = 20_000;
const maxCodes = 256;
const codeKeyLength = 66;

/** What an earlier block has, too, outlasts a reset to it: a fork reads some of its base's state late. */
const insertNode = `
  INSERT INTO state_node (hash, height, value) VALUES (?, ?, ?)
  ON CONFLICT (hash) DO UPDATE SET height = excluded.height WHERE excluded.height < height
`;

export function createNodeFile(file: ChainFile): NodeFile {
  const select = file.prepare("SELECT value FROM state_node WHERE hash = ?");
  const insert = file.prepare(insertNode);
  const remove = file.prepare("DELETE FROM state_node WHERE height > ?");
  const nodes = new RecentMap<string, Uint8Array>(maxNodes);
  const codes = new RecentMap<string, Uint8Array>(maxCodes);
  const memoryFor = (key: string) => (key.length === codeKeyLength ? codes : nodes);
  return {
    read(key) {
      const known = memoryFor(key).get(key);
      if (known) return known;
      const row = select.get(Buffer.from(key, "hex")) as { value: Uint8Array } | undefined;
      if (row) memoryFor(key).set(key, row.value);
      return row?.value;
    },
    write(written, height) {
      for (const [key, value] of written) {
        insert.run(Buffer.from(key, "hex"), height, value);
        memoryFor(key).set(key, value);
      }
    },
    removeAbove(height) {
      remove.run(height);
      nodes.clear();
      codes.clear();
    },
  };
}

/** The EVM's writes, on top of the file's nodes: the file stays unchanged until they are stored. */
export class NodeOverlay implements DB<string> {
  readonly #file: Pick<NodeFile, "read">;
  #written = new Map<string, Uint8Array>();
  #drafted: StateNodes | undefined;

  constructor(file: Pick<NodeFile, "read">) {
    this.#file = file;
  }

  /** What was written since `begin`. */
  get written(): StateNodes {
    return this.#written;
  }

  /** Forgets what was written; `drafted` is what a block has written that isn't in the file. */
  begin(drafted?: StateNodes): void {
    this.#written = new Map();
    this.#drafted = drafted;
  }

  get(key: string): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.#written.get(key) ?? this.#drafted?.get(key) ?? this.#file.read(key));
  }

  put(key: string, value: Uint8Array): Promise<void> {
    this.#written.set(key, value);
    return Promise.resolve();
  }

  del(key: string): Promise<void> {
    this.#written.delete(key);
    return Promise.resolve();
  }

  async batch(operations: BatchDBOp<string>[]): Promise<void> {
    for (const operation of operations) {
      if (operation.type === "put") await this.put(operation.key, operation.value);
      else await this.del(operation.key);
    }
  }

  /** Storage tries write to the same place. */
  shallowCopy(): NodeOverlay {
    return this;
  }

  open(): Promise<void> {
    return Promise.resolve();
  }
}
