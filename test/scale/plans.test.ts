import { setTimeout } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { createChangeKeys } from "../../src/accounts/key-changes.js";
import { findAnyKey, listAllKeys } from "../../src/accounts/list-keys.js";
import { findUsers, listUsers, readEmails } from "../../src/accounts/list-users.js";
import { changeAnyKey } from "../../src/accounts/operator-keys.js";
import { createUsers } from "../../src/accounts/users.js";
import { createClock } from "../../src/clock.js";
import { createQuotaAlerts } from "../../src/limits/quota-alerts.js";
import type { Database } from "../../src/store/database.js";
import { createPostgresDialect, unlimited } from "../../src/store/postgres-dialect.js";
import type { Schema } from "../../src/store/schema.js";
import { usageRanges } from "../../src/usage/history/usage-range.js";
import { createRetention } from "../../src/usage/retention.js";
import { logLimits } from "../fakes/log-limits.js";
import { steadyBreaker } from "../fakes/steady-breaker.js";
import { storeKinds, type TestStore } from "../fakes/test-stores.js";
import { createDashboardClient, joinAsSomebody, readToken } from "../integration/dashboard-client.js";
import { startTestService, type TestService } from "../integration/start-test-service.js";
import { isThorough, runs } from "../runs.js";
import { explainOnPostgres, explainOnSqlite, setLargeTables } from "./explain-statement.js";
import { recordStatements, type StatementRecord } from "./record-statements.js";
import { insertIntervals, seedStore, userId } from "./seed-store.js";

jest.setTimeout(900_000);

const isFull = process.env["SCALE"] === "full";
const usersOf: Readonly<Record<string, number>> = {
  SQLite: isFull ? 200_000 : 50_000,
  PostgreSQL: isFull ? 1_000_000 : isThorough ? 100_000 : 50_000,
};
const maxCost = 50_000;
const maxMs = 20;
/** Background work reads as many rows at once as this time allows, its deletes beside them (`src/store/pace.ts`). */
const maxPacedMs = 50;
/** Where the next block of rows ends; which alerts are due in it. */
const paced = /^\s*with (?:block|near) as/;
const dayMs = 86_400_000;
/** What the merge of a user may take, in plain reads of the same store: a look-up that reads all rows takes hundreds. */
const maxReadsPerUser = 30;
/** What a statement may wait for beside the merge, in plain reads: a step takes as long as some hundred. */
const maxReadsToWait = 2_000;
/** The check of the master secret, which reads one row. */
const exempt = [/^select "id", "sealed" from "api_key" limit/];
const log = { warn: () => undefined };

describe.each(storeKinds)("each statement on a large store on %s", (kind, makeStore) => {
  let store: TestStore;
  let db: Database;
  let record: StatementRecord;
  let test: TestService;

  beforeAll(async () => {
    store = await makeStore();
    record = recordStatements();
    const url = store.env["DATABASE_URL"];
    const settings = { TRUST_PROXY: "1", MONTHLY_REQUESTS: "500000", ...(url !== undefined && { DATABASE_URL: url }) };
    test = await startTestService(settings, { openSqlite: record.openSqlite });
    db = test.service.db;
    const startMs = performance.now();
    const seeding = openSeeding(db, store.env["DATABASE_URL"]);
    await seedStore(seeding, { users: usersOf[kind] as number, usersPerActive: 50 }, Date.now());
    if (seeding !== db) {
      await sql`vacuum analyze`.execute(seeding);
      await seeding.destroy();
    }
    process.stdout.write(`${kind}: ${usersOf[kind]} users in ${Math.round((performance.now() - startMs) / 1_000)} s\n`);
  });

  afterAll(async () => {
    record.stop();
    await test.stop();
    await store.remove();
  });

  it("reads by an index, in 20 ms", async () => {
    const tables = await db.introspection.getTables();
    setLargeTables(tables.map(({ name }) => name));
    record.start();
    await useEverything(test, db);
    const explain = kind === "PostgreSQL" ? explainOnPostgres : explainOnSqlite;
    const faults: unknown[] = [];
    record.add({ sql: `delete from "user" where id = '${userId(9)}'`, parameters: [] });
    const statements = record
      .statements()
      .filter((statement) => !exempt.some((pattern) => pattern.test(statement.sql)));
    for (const statement of statements) {
      const plan = await explain(db, statement).catch((cause: unknown) => {
        throw new Error(`cannot explain ${statement.sql}`, { cause });
      });
      const limitMs = paced.test(statement.sql) ? maxPacedMs : maxMs;
      if (plan.scans.length > 0 || plan.cost > maxCost || plan.ms > limitMs)
        faults.push({ ...plan, sql: statement.sql });
    }
    process.stdout.write(`${kind}: ${statements.length} statements\n`);
    expect(statements.length).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });

  it("merges the usage of a user in the time of a few reads, while other statements wait for no more than a step", async () => {
    const users = runs(Math.floor((usersOf[kind] as number) / 4));
    const seeding = openSeeding(db, store.env["DATABASE_URL"]);
    await insertIntervals(seeding, users, new Date(Date.now() - 3 * dayMs).toISOString().slice(0, 10));
    if (seeding !== db) await seeding.destroy();
    await db.deleteFrom("user").where("id", "in", [1, 2, 3].map(userId)).execute();
    await waitForOwnRetention(db);
    const readMs = await measureRead(db);
    const waits: number[] = [];
    const over = new AbortController();
    const probing = (async () => {
      for (; !over.signal.aborted; await setTimeout(20)) {
        const startMs = performance.now();
        await db.selectFrom("user").select("email").where("id", "=", userId(4)).execute();
        waits.push(performance.now() - startMs);
      }
    })();
    const startMs = performance.now();
    await retain(db);
    const seconds = (performance.now() - startMs) / 1_000;
    over.abort();
    await probing;
    process.stdout.write(
      `${kind}: ${Math.round(users / seconds)} users merged a second; longest wait ${Math.round(Math.max(...waits))} ms; a read ${readMs.toFixed(2)} ms\n`,
    );
    expect((seconds * 1_000) / users).toBeLessThan(maxReadsPerUser * readMs);
    expect(waits.toSorted((a, b) => a - b).at(Math.floor(waits.length * 0.99))).toBeLessThan(maxReadsToWait * readMs);
    expect(
      await db.selectFrom("usage").where("user_id", "in", [1, 2, 3].map(userId)).select("start").execute(),
    ).toEqual([]);
    expect(
      await db
        .selectFrom("usage")
        .where(sql<boolean>`length(start) >= 13 and start < ${twoDaysAgo()}`)
        .select("start")
        .execute(),
    ).toEqual([]);
  });
});

/** Mean milliseconds of a plain read: the unit of time that fits the machine and its load. */
async function measureRead(db: Database): Promise<number> {
  const reads = 500;
  const startMs = performance.now();
  for (let read = 0; read < reads; read++)
    await db.selectFrom("user").select("email").where("id", "=", userId(read)).execute();
  return (performance.now() - startMs) / reads;
}

function twoDaysAgo(): string {
  return new Date(Date.now() - 2 * dayMs).toISOString().slice(0, 10);
}

/** On PostgreSQL a connection without the service's time-out of statements. */
function openSeeding(db: Database, url: string | undefined): Database {
  if (url === undefined) return db;
  return new Kysely<Schema>({
    dialect: createPostgresDialect({ url, maxConnections: 1, limits: unlimited }, () => {}),
  });
}

/** What users, operators and the service itself do. */
async function useEverything({ origin, urls, rpc, service }: TestService, db: Database): Promise<void> {
  const client = createDashboardClient(origin, { "x-forwarded-for": "198.51.100.1" });
  const person = await joinAsSomebody(client);
  const key = await client.post("/api/keys", { name: "key", network: "Testnet" });
  await client.ask("PATCH", `/api/keys/${key.id}`, { body: { dailyRequests: 100, requestsPerSecond: 5 } });
  await client.post(`/api/keys/${key.id}/rotate`);
  for (const path of [
    "/api/me",
    "/api/keys",
    `/api/keys/${key.id}`,
    "/api/sessions",
    "/api/security-log",
    "/api/preferences",
  ])
    await client.get(path);
  for (let calls = 0; calls < 3; calls++) await rpc("testnet", "eth_blockNumber");
  await fetch(key.url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}',
  });
  const filter = await rpc("testnet", "eth_newPendingTransactionFilter");
  await rpc("testnet", "eth_getFilterChanges", [filter.result]);
  await rpc("testnet", "eth_uninstallFilter", [filter.result]);
  void urls;
  for (const range of usageRanges) await client.get(`/api/usage?range=${range}&keyId=${key.id}`);
  for (const path of [
    "/api/usage?range=30d",
    "/api/usage/today",
    "/api/usage/keys",
    "/api/request-log",
    "/api/request-log?result=failed&since=24h",
  ])
    await client.get(path);
  await client.ask("PATCH", "/api/preferences", {
    body: { quotaAlerts: false, quotaAlertPercent: 60, errorAlertPercent: 10, placeAlerts: true },
  });
  service.accounts.keyPlaces.note({ keyId: key.id, userId: userId(1) }, "https://app.example.org");
  await service.accounts.keyPlaces.flush();
  await client.ask("PATCH", "/api/preferences", { body: { placeAlerts: false } });
  await client.post("/api/webhook", { url: "http://127.0.0.1:9/", format: "json" });
  await client.post("/api/webhook/test");
  await service.accounts.webhooks.sender.settled();
  await client.get("/api/webhook");
  await client.ask("DELETE", "/api/webhook");
  await client.post("/api/auth/request-password-reset", { email: person.email });
  await client.post("/api/auth/reset-password", {
    token: await readToken(client, person.email, "Reset"),
    newPassword: "another long password",
  });
  await client.post("/api/auth/sign-in/email", { email: person.email, password: "another long password" });
  await client.ask("DELETE", "/api/sessions");
  await client.ask("DELETE", `/api/keys/${key.id}`);
  await operate(db);
  await retain(db);
  await service.limits.alerts.quota.run();
  await service.limits.alerts.errors.run();
  await service.accounts.expiryNotices.run();
  await client.post("/api/auth/delete-user", { password: "another long password" });
  await service.limits.history.read({ userId: userId(1), range: "30d" });
}

async function operate(db: Database): Promise<void> {
  const users = createUsers({ db, now: () => new Date(), changeKeys: createChangeKeys(db) });
  await users.find("user7@example.org");
  await users.disable(userId(7));
  await users.enable(userId(7));
  await users.setQuotas(userId(7), { daily: 10 });
  const [last] = await listUsers(db, { limit: 50 });
  await listUsers(db, { limit: 50, after: last });
  for (const status of ["active", "disabled", "unverified"] as const) await listUsers(db, { limit: 50, status });
  await readEmails(db, [last?.id ?? "", "nobody"]);
  await findUsers(db, { text: "user7", isAnywhere: false, limit: 50 });
  const parts = { db, secrets: undefined };
  const [key] = await listAllKeys(parts, { status: "all", limit: 50 });
  await listAllKeys(parts, { status: "active", limit: 50, after: key });
  await listAllKeys(parts, { status: "active", limit: 50, userId: userId(7) });
  await findAnyKey(parts, "k1-7");
  await changeAnyKey(db, "k1-7", { name: "renamed" });
}

/** The service's own retention may have begun while the store was filled. */
async function waitForOwnRetention(db: Database): Promise<void> {
  const work = db.selectFrom("background_work").select("holder").where("name", "=", "retention");
  while ((await work.executeTakeFirstOrThrow()).holder !== null) await setTimeout(100);
}

async function retain(db: Database): Promise<void> {
  await waitForOwnRetention(db);
  const parts = { db, clock: createClock(), breaker: steadyBreaker, log };
  await createRetention(logLimits, parts).run();
  const alerts = createQuotaAlerts({ ...parts, notify: async () => undefined });
  await alerts.run();
  await alerts.close();
}
