import type { SqliteFile, SqliteResult, SqliteStatement } from "./sqlite-file.js";

interface Waiting {
  /** Undefined for a transaction, which runs alone. */
  readonly statement: SqliteStatement | undefined;
  readonly resolve: (result: SqliteResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of statements per commit, since others wait for it. */
const maxTogether = 100;

const nothing: SqliteResult = { rows: [] };

/**
 * The queue for a file's only connection, in order of arrival. Waiting statements outside of transactions are executed together
 * (group commit): the slower the disk, the more statements share a sync.
 */
export class SqliteTurns {
  readonly #file: SqliteFile;
  #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  /** Executes a single statement. */
  execute(statement: SqliteStatement): Promise<SqliteResult> {
    return this.#wait(statement);
  }

  /** Resolves when a transaction may begin; call `leave` when it has ended. */
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
