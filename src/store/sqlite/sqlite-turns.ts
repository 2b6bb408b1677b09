import type { SqliteFile, SqliteResult, SqliteStatement } from "./sqlite-file.js";

interface Waiting {
  /** Undefined for a transaction, which has the file to itself. */
  readonly statement: SqliteStatement | undefined;
  readonly resolve: (result: SqliteResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Statements in one commit at most: so long the others wait. */
const maxTogether = 100;

const nothing: SqliteResult = { rows: [] };

/**
 * Whose turn it is on a file's one connection, in the order in which they come. Statements outside of transactions that wait at
 * the same time are executed together (group commit): the slower the disk, the more of them share a sync.
 */
export class SqliteTurns {
  readonly #file: SqliteFile;
  #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  /** Executes a statement by itself. */
  execute(statement: SqliteStatement): Promise<SqliteResult> {
    return this.#wait(statement);
  }

  /** Resolves when a transaction may begin; `leave` is called when it is over. */
  async enter(): Promise<void> {
    await this.#wait(undefined);
  }

  leave(): void {
    this.#isBusy = false;
    this.#next();
  }

  #wait(statement: SqliteStatement | undefined): Promise<SqliteResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    const first = this.#waiting[0];
    if (this.#isBusy || !first) return;
    this.#isBusy = true;
    if (first.statement) return void this.#executeGroup();
    this.#waiting.shift();
    first.resolve(nothing);
  }

  async #executeGroup(): Promise<void> {
    const end = this.#waiting.slice(0, maxTogether).findIndex(({ statement }) => !statement);
    const group = this.#waiting.splice(0, end === -1 ? maxTogether : end);
    try {
      const outcomes = await this.#file.executeTogether(group.map(({ statement }) => statement as SqliteStatement));
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome && "result" in outcome) resolve(outcome.result);
        else reject(outcome?.error);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    this.leave();
  }
}
