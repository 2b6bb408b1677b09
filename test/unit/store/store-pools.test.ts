import { Kysely, sql } from "kysely";
import { minDatabaseConnections } from "../../../src/config/store-settings.js";
import { createPostgresDialect, type StatementLimits } from "../../../src/store/postgres-dialect.js";

import { divideConnections, poolNames, pools } from "../../../src/store/store-pools.js";

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

describe("the division of connections", () => {
  it("gives each pool its minimum with the fewest connections that the settings allow", () => {
    const counts = divideConnections(minDatabaseConnections);

    expect(sumOf(counts)).toBe(minDatabaseConnections);
    for (const name of poolNames) expect(counts[name]).toBe(pools[name].min);
  });

  it.each([8, 10, 11, 50, 100])("uses all of %i connections", (total) => {
    expect(sumOf(divideConnections(total))).toBe(total);
  });
});

const url = process.env["TEST_POSTGRES_URL"];
const limits: StatementLimits = { statementMs: 300, lockMs: 100, idleInTransactionMs: 300 };

/** One connection, so that a busy one would be used again. */
function connect(): Kysely<unknown> {
  return new Kysely({ dialect: createPostgresDialect({ url: url as string, maxConnections: 1, limits }, () => {}) });
}

const codeOf = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => undefined,
    ({ code, message }: { code?: string; message: string }) => code ?? message,
  );

for (const kind of url === undefined ? [] : ["PostgreSQL"])
  describe(`statements on ${kind}`, () => {
    let db: Kysely<unknown>;
    beforeEach(() => {
      db = connect();
    });
    afterEach(() => db.destroy());

    it("are ended by the server", async () => {
      expect(await codeOf(sql`select pg_sleep(30)`.execute(db))).toBe("57014");
    });

    it("wait a bounded time for a lock", async () => {
      const other = connect();
      await sql`create table if not exists locked_here (n int)`.execute(db);
      const locking = other.transaction().execute(async (transaction) => {
        await sql`lock table locked_here in access exclusive mode`.execute(transaction);
        expect(await codeOf(sql`select * from locked_here`.execute(db))).toBe("55P03");
      });
      await locking;
      await sql`drop table locked_here`.execute(db);
      await other.destroy();
    });

    it("close their connection if the server gives no response in time", async () => {
      await sql`set statement_timeout = 0`.execute(db);
      expect(await codeOf(sql`select pg_sleep(30)`.execute(db))).toBe("Query read timeout");

      const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
      expect(rows).toEqual([{ statement_timeout: "300ms" }]);
    });

    it("end with their transaction if it pauses for too long", async () => {
      const pausing = db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        await new Promise((resolve) => setTimeout(resolve, 600));
        await sql`select 1`.execute(transaction);
      });
      expect(await codeOf(pausing)).toBeDefined();
    });
  });
