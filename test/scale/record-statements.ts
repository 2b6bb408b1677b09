import pg from "pg";
import type { SqliteFile, SqliteStatement } from "../../src/store/sqlite/sqlite-file.js";
import { openTestSqlite } from "../fakes/migrated-store.js";

export type Statement = SqliteStatement;

/** Records the statements that go to the database, with the latest parameters of each. */
export interface StatementRecord {
  readonly statements: () => Statement[];
  readonly add: (statement: Statement) => void;
  /** Opens a SQLite file as the service does, recorded. */
  readonly openSqlite: (file: string) => Promise<SqliteFile>;
  /** Records from now on. */
  readonly start: () => void;
  readonly stop: () => void;
}

const isPlanned = /^\s*(select|insert|update|delete|with)\b/i;

export function recordStatements(): StatementRecord {
  const found = new Map<string, Statement>();
  let isOn = false;
  const add = (text: unknown, parameters: readonly unknown[] = []): void => {
    if (isOn && typeof text === "string" && isPlanned.test(text)) found.set(shapeOf(text), { sql: text, parameters });
  };
  const query = jest.spyOn(pg.Client.prototype, "query");
  return {
    add: ({ sql, parameters }) => add(sql, parameters),
    statements: () => {
      for (const [text, parameters] of query.mock.calls as unknown[][]) add(text, parameters as unknown[]);
      return [...found.values()];
    },
    async openSqlite(file) {
      const opened = await openTestSqlite(file);
      return {
        ...opened,
        execute(sql, parameters) {
          add(sql, parameters);
          return opened.execute(sql, parameters);
        },
        executeTogether(statements) {
          for (const { sql, parameters } of statements) add(sql, parameters);
          return opened.executeTogether(statements);
        },
      };
    },
    start: () => {
      isOn = true;
      query.mockClear();
    },
    stop: () => {
      isOn = false;
      query.mockRestore();
    },
  };
}

/** Statements that differ in the number of their parameters only are one. */
function shapeOf(text: string): string {
  return text.replaceAll(/(\$\d+|\?)(, (\$\d+|\?))+/g, "?");
}
