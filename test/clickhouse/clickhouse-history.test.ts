import { createClient } from "@clickhouse/client";
import type { RequestLogTable } from "../../src/store/count-tables.js";
import type { Database } from "../../src/store/database.js";
import { openClickHouse } from "../../src/usage/history/clickhouse/open-clickhouse.js";
import type { HistoryStore } from "../../src/usage/history/history-store.js";
import type { OpenedHistory } from "../../src/usage/history/open-history.js";
import { readUsage } from "../../src/usage/history/usage-report.js";
import { createRetention } from "../../src/usage/retention.js";
import { createUsage } from "../../src/usage/usage.js";
import { countedRequest } from "../fakes/counted-request.js";
import { logLimits } from "../fakes/log-limits.js";
import { createManualClock, type ManualClock } from "../fakes/manual-clock.js";
import { sqlHistory } from "../fakes/sql-history.js";
import { steadyBreaker } from "../fakes/steady-breaker.js";
import { addUser, storeKinds, type TestStore } from "../fakes/test-stores.js";
import { fc } from "../seeded-fast-check.js";
import { startClickHouse, type TestClickHouse } from "./start-clickhouse.js";

const startedAt = "2026-11-21T12:30:00.000Z";
const makeStore = storeKinds[0]?.[1] as () => Promise<TestStore>;
const tables = ["usage", "method_latency", "recent_usage", "recent_method_latency", "request_log"];

let clickHouse: TestClickHouse;
let history: OpenedHistory;
let store: TestStore;
let db: Database;
let clock: ManualClock;
let warnings: unknown[];

beforeAll(async () => {
  clickHouse = await startClickHouse();
});
beforeEach(async () => {
  store = await makeStore();
  db = await store.open();
  clock = createManualClock(startedAt);
  warnings = [];
  history = openClickHouse(clickHouse.url);
  await run(...tables.map((table) => `drop table if exists ${table}`));
});
afterEach(async () => {
  await history.close();
  await store.remove();
});
afterAll(() => clickHouse.remove());

async function run(...texts: readonly string[]): Promise<void> {
  const client = createClient({ url: clickHouse.url });
  for (const text of texts) await client.command({ query: text });
  await client.close();
}
const log = { warn: (fields: unknown) => void warnings.push(fields) };
const start = () =>
  createUsage(logLimits, { history: history.writes, clock, breaker: steadyBreaker, log: log as never });
const total = async (userId: string): Promise<number> =>
  (await history.reads.countByKind({ userId, from: "2025" })).reduce((sum, { requests }) => sum + requests, 0);

const codes = [0, 3, -32005, -32029, -32601];
const request = fc.record({
  userId: fc.constantFrom("u1", "u2"),
  keyId: fc.constantFrom("k1", "k2"),
  method: fc.constantFrom("eth_call", "eth_chainId", "unknown"),
  code: fc.constantFrom(...codes),
  durationMs: fc.nat(5_000),
  hour: fc.nat(100),
});
type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

/** Counts the requests by both histories, hour by hour. */
async function countBoth(requests: readonly Request[]): Promise<void> {
  const startMs = Date.parse(startedAt);
  for (const target of [history.writes, sqlHistory(db)]) {
    clock = createManualClock(startedAt);
    const usage = createUsage(logLimits, { history: target, clock, breaker: steadyBreaker, log: log as never });
    for (const { userId, keyId, method, code, durationMs, hour } of requests.toSorted((a, b) => a.hour - b.hour)) {
      clock.setDate(new Date(startMs + hour * 3_600_000).toISOString());
      usage.count(countedRequest({ caller: { userId, keyId, network: "testnet" }, method, code, durationMs }));
      if (hour % 7 === 0) await usage.flush();
    }
    await usage.close();
  }
}

const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();

async function readAll(from: HistoryStore) {
  const read = [];
  for (const userId of ["u1", "u2", "nobody"])
    for (const [keyId, method] of [[], ["k1"], ["k1", "eth_call"]]) {
      const scope = { userId, keyId, method };
      read.push(
        sorted(await from.countBySlice({ ...scope, from: "2026-11-22" })),
        sorted(await from.countBySlice({ ...scope, from: "2026-11" })),
        sorted(await from.countByKind({ ...scope, from: "2026-11-22T05" })),
        sorted(await from.countDurations({ ...scope, from: "2026-11" })),
        sorted(await from.countSliceDurations({ ...scope, from: "2026-11-22" })),
        sorted(await from.countByHour({ ...scope, from: "2026-11-21T14" })),
        await from.countForQuota({ ...scope, from: "2026-11-22" }),
      );
    }
  for (const hour of ["2026-11-22T05", "2026-11-21T14"])
    read.push(sorted(await from.countByUser(["u1", "u2", "nobody"], hour)));
  return read;
}

it("counts as the database does", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 60 }), async (requests) => {
      await run(...tables.map((table) => `drop table if exists ${table}`));
      await history.close();
      history = openClickHouse(clickHouse.url);
      for (const table of ["usage", "method_latency", "request_log"] as const) await db.deleteFrom(table).execute();
      await countBoth(requests);
      expect(await readAll(history.reads)).toEqual(await readAll(sqlHistory(db)));
    }),
    { numRuns: 8 },
  );
});

it("has the last five minutes as the database does", async () => {
  // ClickHouse deletes them after two hours.
  const nowMs = Date.now();
  for (const target of [history.writes, sqlHistory(db)]) {
    const atClock = createManualClock(new Date(nowMs).toISOString());
    const usage = createUsage(logLimits, {
      history: target,
      clock: atClock,
      breaker: steadyBreaker,
      log: log as never,
    });
    for (const minutesAgo of [59, 31, 30, 12, 4, 0]) {
      atClock.setDate(new Date(nowMs - minutesAgo * 60_000).toISOString());
      usage.count(countedRequest({ method: "eth_call", code: minutesAgo % 2, durationMs: minutesAgo }));
      if (minutesAgo > 20) await usage.flush();
    }
    await usage.close();
  }
  const readRanges = (of: HistoryStore) =>
    Promise.all(
      (["15m", "1h"] as const).map((range) => readUsage({ db, history: of }, { userId: "u1", range, nowMs })),
    );
  const [quarter, hour] = await readRanges(history.reads);
  expect(hour?.methods).toMatchObject([{ method: "eth_call", requests: expect.any(Number) }]);
  expect(quarter?.buckets.filter(({ requests }) => requests > 0).length).toBeGreaterThanOrEqual(2);
  expect([quarter, hour]).toEqual(await readRanges(sqlHistory(db)));
});

it("pages through the request log as the database does", async () => {
  // ClickHouse deletes params that are older than a day.
  const beganMs = Date.now();
  const entry = (id: number): RequestLogTable => ({
    id: `e${String(id).padStart(3, "0")}`,
    user_id: "u1",
    key_id: id % 3 === 0 ? "k1" : "k2",
    network: "testnet",
    at: new Date(beganMs + Math.floor(id / 4) * 1_000).toISOString(),
    method: id % 2 === 0 ? "eth_call" : 'it\'s "quoted" \\',
    code: codes[id % codes.length] as number,
    message: id % 5 === 0 ? null : "line\tand 'quotes'",
    duration_ms: id,
    duration_us: id % 4 === 0 ? null : id * 1_001,
    origin: "server",
    request_id: id % 4 === 0 ? null : `request-${Math.floor(id / 2)}`,
    params: id % 3 === 0 ? null : `[${id},"it's \\"quoted\\""]`,
    request_bytes: id % 7 === 0 ? null : id,
    result_bytes: id % 2 === 0 ? null : 2 ** 31 - 1,
    served_by: (["memory", "node", "gateway", null] as const)[id % 4] ?? null,
  });
  const logged = Array.from({ length: 90 }, (_, id) => entry(id));
  for (const target of [history.writes, sqlHistory(db)])
    for (const write of target.toWrites({ counts: [], logged })) await write();
  const nowMs = beganMs + 25_000;
  const queries = [
    {},
    { keyId: "k1" },
    { method: 'it\'s "quoted" \\' },
    { result: "failed" as const },
    { result: 0 },
    { maxAgeMs: 10_000 },
    { requestId: "request-3" },
    { text: "AND 'quotes" },
    { text: "100%" },
    { minMs: 30 },
    { minMs: 50.05, text: "line" },
  ];
  for (const filter of queries) {
    let before: string | undefined;
    do {
      const page = { userId: "u1", limit: 13, nowMs, before, ...filter };
      const read = await history.reads.readLog(page);
      expect(read).toEqual(await sqlHistory(db).readLog(page));
      before = read.next ?? undefined;
    } while (before !== undefined);
  }
  expect(await history.reads.readLog({ userId: "u2", limit: 13, nowMs })).toEqual({ entries: [], next: null });
  for (const id of ["e017", "e018"])
    for (const atMs of [nowMs, nowMs + 86_400_000]) {
      const query = { userId: "u1", id, nowMs: atMs };
      expect(await history.reads.readLogEntry(query)).toEqual(await sqlHistory(db).readLogEntry(query));
    }
  expect(await history.reads.readLogEntry({ userId: "u2", id: "e017", nowMs })).toBeUndefined();
});

it("counts once what is written again, since the outcome of a write was unknown", async () => {
  const usage = createUsage(logLimits, {
    history: {
      toWrites: (drained) =>
        history.writes.toWrites(drained).map((write) => async () => {
          await write();
          await write();
        }),
    },
    clock,
    breaker: steadyBreaker,
    log,
  });
  for (let count = 0; count < 3; count++) usage.count(countedRequest({}));
  await usage.close();
  expect(await total("u1")).toBe(3);
  expect((await history.reads.readLog({ userId: "u1", limit: 10, nowMs: clock.nowMs() })).entries).toHaveLength(3);
});

it("keeps counts in memory while ClickHouse is away, at the start too, and writes them when it is back", async () => {
  await clickHouse.kill();
  const usage = start();
  usage.count(countedRequest({}));
  await usage.flush();
  usage.count(countedRequest({}));
  await usage.flush();
  expect(warnings.length).toBeGreaterThan(0);
  expect(JSON.stringify(warnings)).not.toContain(clickHouse.url);
  await clickHouse.restart();
  await usage.close();
  expect(await total("u1")).toBe(2);
});

describe("retention", () => {
  const retain = () => {
    const stopped: string[] = [];
    const retention = createRetention(logLimits, {
      db,
      clock,
      breaker: steadyBreaker,
      log,
      forget: history.forget,
      onStopped: (table) => stopped.push(table),
    });
    return retention.run().then(() => stopped);
  };
  const countAt = async (at: string, userId = "ada", times = 1): Promise<void> => {
    clock.setDate(at);
    const usage = start();
    for (let count = 0; count < times; count++)
      usage.count(countedRequest({ caller: { userId, keyId: "k1", network: "testnet" } }));
    await usage.close();
  };

  beforeEach(() => addUser(db, "ada"));

  it("drops months that are older than 400 days, and days of the request log", async () => {
    await countAt("2025-09-30T23:00:00.000Z");
    await countAt("2025-10-31T23:00:00.000Z");
    await countAt("2026-11-12T12:00:00.000Z");
    await countAt("2026-11-21T12:00:00.000Z");
    clock.setDate("2026-11-21T12:30:00.000Z");
    expect(await retain()).toEqual([]);

    const months = await history.reads.countBySlice({ userId: "ada", from: "2025-01" });
    expect(months.map(({ prefix }) => prefix).sort()).toEqual(["2025-10", "2026-11"]);
    const { entries } = await history.reads.readLog({ userId: "ada", limit: 10, nowMs: clock.nowMs() });
    expect(entries.map(({ at }) => at)).toEqual(["2026-11-21T12:00:00.000Z"]);
  });

  it("keeps what its clock, 450 days ahead of the last run, calls old", async () => {
    await countAt("2026-11-21T12:00:00.000Z");
    expect(await retain()).toEqual([]);
    clock.setDate("2028-02-14T12:00:00.000Z");
    expect(await retain()).toEqual(expect.arrayContaining(["usage", "method_latency", "request_log"]));
    expect(await total("ada")).toBe(1);
  });

  it("deletes the history of users who are gone", async () => {
    await countAt("2026-11-21T12:00:00.000Z", "ada");
    await countAt("2026-11-21T12:00:00.000Z", "bob");
    expect(await retain()).toEqual([]);
    expect([await total("ada"), await total("bob")]).toEqual([1, 0]);
    expect((await history.reads.readLog({ userId: "bob", limit: 10, nowMs: clock.nowMs() })).entries).toEqual([]);
    const now = new Date().toISOString();
    for (const userId of ["ada", "bob"]) await countAt(now, userId);
    await retain();
    const recent = (userId: string) => history.reads.countBySlice({ userId, from: now.slice(0, 14) + "00" });
    expect([(await recent("ada")).length, (await recent("bob")).length]).toEqual([1, 0]);
  });
});
