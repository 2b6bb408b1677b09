import { createQuota, type PeriodQuota } from "../../../src/limits/quota.js";
import type { Database } from "../../../src/store/database.js";
import { readKeyUsage } from "../../../src/usage/history/key-usage.js";
import { createUsageHistory } from "../../../src/usage/history/usage-history.js";
import type { UsageRange } from "../../../src/usage/history/usage-range.js";
import { readUsage } from "../../../src/usage/history/usage-report.js";
import { bucketOf } from "../../../src/usage/latency-buckets.js";
import { createRequestSamples } from "../../../src/usage/request-samples.js";
import { createRetention } from "../../../src/usage/retention.js";
import { UsageCounts } from "../../../src/usage/usage-counts.js";
import { createUsage } from "../../../src/usage/usage.js";
import { countedRequest } from "../../fakes/counted-request.js";
import { logLimits } from "../../fakes/log-limits.js";
import { createManualClock, type ManualClock } from "../../fakes/manual-clock.js";
import { sqlHistory } from "../../fakes/sql-history.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { addKey, addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const caller = { userId: "u1", keyId: "k1", network: "testnet" } as const;
const call = (method: string, code = 0, durationMs = 5) => countedRequest({ method, code, durationMs });
const quotaExceeded = -32029;
/** Keys without daily limits have none to read. */
const unread = { read: () => Promise.reject(new Error("read")) };

describe("a stop", () => {
  const events = () => new Promise(setImmediate);
  const lost = "the usage of the last seconds is lost: the history did not respond";
  let clock: ManualClock;
  let ends: (() => void)[];
  const warn = jest.fn();
  const isClosed = jest.fn();

  /** Begins to close one whose history has three writes, each of which ends when the test says. */
  function beginStop(): void {
    [clock, ends] = [createManualClock("2026-11-21T12:30:00.000Z"), []];
    const write = () => new Promise<void>((resolve) => void ends.push(resolve));
    const history = { toWrites: () => [write, write, write] };
    const usage = createUsage(logLimits, { history, clock, breaker: steadyBreaker, log: { warn } as never });
    void usage.close().then(isClosed);
  }
  beforeEach(() => jest.clearAllMocks());

  it("waits five seconds for a history that does not respond", async () => {
    beginStop();
    await events();
    clock.advance(4_999);
    await events();
    expect(isClosed).not.toHaveBeenCalled();
    clock.advance(1);
    await events();
    expect(isClosed).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(lost);
  });

  it("waits for one that is slow, as long as it makes progress", async () => {
    beginStop();
    for (let count = 0; count < 3; count++) {
      await events();
      clock.advance(4_000);
      ends[count]?.();
      await events();
    }
    expect([isClosed.mock.calls.length, warn.mock.calls]).toEqual([1, []]);
  });
});

describe.each(storeKinds)("the history of use on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  let clock: ManualClock;
  let warnings: (string | undefined)[];

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    clock = createManualClock("2026-11-21T12:30:00.000Z");
    warnings = [];
    for (const id of ["u1", "u2"]) await addUser(db, id);
    await addKey(db, { id: "k1", userId: "u1", slot: 1 });
    await addKey(db, { id: "k2", userId: "u1", slot: 2 });
    await addKey(db, { id: "k3", userId: "u2", slot: 1 });
  });

  afterEach(() => store.remove());

  const log = { warn: (_fields: unknown, message?: string) => void warnings.push(message) };
  const start = (database = db) =>
    createUsage(logLimits, { history: sqlHistory(database), clock, breaker: steadyBreaker, log: log as never });
  const read = (userId: string, range: UsageRange, keyId?: string) =>
    readUsage({ db, history: sqlHistory(db) }, { userId, range, keyId, nowMs: clock.nowMs() });

  it("counts by hour, method, key and code, and adds up what several processes count", async () => {
    const [one, other] = [start(), start()];
    one.count(call("eth_call"));
    one.count(call("eth_call", 3));
    other.count({ ...call("eth_call"), caller: { ...caller, keyId: "k2" } });
    other.count(call("eth_chainId"));
    await one.flush();
    await other.flush();
    clock.advance(3_600_000);
    one.count(call("eth_call", quotaExceeded));
    await one.close();

    const report = await read("u1", "24h");
    expect(report.buckets).toHaveLength(24);
    expect(report.buckets.slice(-2)).toMatchObject([
      { start: "2026-11-21T12:00:00.000Z", requests: 4, errors: 1 },
      { start: "2026-11-21T13:00:00.000Z", requests: 1, errors: 1 },
    ]);
    expect(report.methods).toMatchObject([
      { method: "eth_call", requests: 4, errors: 2 },
      { method: "eth_chainId", requests: 1, errors: 0 },
    ]);
    expect(report.keys).toEqual([
      { keyId: "k1", name: "key k1", requests: 4 },
      { keyId: "k2", name: "key k2", requests: 1 },
    ]);
    expect(report.errors).toEqual(
      expect.arrayContaining([
        { code: 3, name: "ExecutionReverted", count: 1 },
        { code: quotaExceeded, name: "QuotaExceeded", count: 1 },
      ]),
    );
    expect((await read("u1", "24h", "k2")).methods).toMatchObject([{ method: "eth_call", requests: 1, errors: 0 }]);
  });

  it("shows a user nothing of another's", async () => {
    const usage = start();
    usage.count(call("eth_call", 3));
    await usage.flush();

    expect(await read("u2", "24h")).toMatchObject({ methods: [], keys: [], errors: [], latency: null });
    expect(await read("u2", "24h", "k1")).toMatchObject({ methods: [], keys: [], errors: [], latency: null });
    expect(await sqlHistory(db).readLog({ userId: "u2", limit: 10, nowMs: clock.nowMs() })).toEqual({
      entries: [],
      next: null,
    });
  });

  it("counts WebSocket connections and events beside the requests", async () => {
    const usage = start();
    usage.tally(caller, "websocket connections");
    usage.count(call("eth_subscribe"));
    usage.count(call("eth_subscribe", -32602));
    for (let count = 0; count < 5; count++) usage.tally(caller, "websocket events");
    await usage.flush();
    usage.tally(caller, "websocket events");
    await usage.flush();

    const report = await read("u1", "24h");
    expect(report.webSocket).toEqual({ connections: 1, subscriptions: 1, events: 6 });
    expect(report.buckets.at(-1)?.requests).toBe(2);
    expect(report.methods.map(({ method, requests }) => [method, requests])).toEqual([["eth_subscribe", 2]]);
    expect(report.keys.map(({ requests }) => requests)).toEqual([2]);
    expect(
      (await readKeyUsage({ db, history: sqlHistory(db), quota: unread }, "u1", clock.nowMs())).map(
        ({ today }) => today,
      ),
    ).toEqual([2]);
    expect((await read("u1", "24h", "k2")).webSocket).toEqual({ connections: 0, subscriptions: 0, events: 0 });
    expect((await read("u2", "24h")).webSocket.events).toBe(0);
  });

  it("puts a request into the hour in which it was answered, though it is written in the next", async () => {
    clock.setDate("2026-11-21T12:59:59.999Z");
    const usage = start();
    usage.count(call("eth_call"));
    clock.advance(1);
    usage.count(call("eth_call"));
    await usage.flush();

    expect((await read("u1", "24h")).buckets.slice(-2).map(({ requests }) => requests)).toEqual([1, 1]);
  });

  it("knows percentiles of durations, without refusals", async () => {
    const usage = start();
    for (let number = 0; number < 100; number++) usage.count(call("eth_call", 0, 10));
    usage.count(call("eth_call", 0, 1_000));
    usage.count(call("eth_call", 0, 1_000));
    for (let number = 0; number < 1_000; number++) usage.count(call("eth_call", quotaExceeded, 0.1));
    await usage.flush();
    const { latency } = await read("u1", "24h");

    expect(latency?.p50Ms).toBeGreaterThan(7);
    expect(latency?.p50Ms).toBeLessThan(15);
    expect(latency?.p99Ms).toBeGreaterThan(700);
  });

  it("knows percentiles of each method, and those of all from before methods were told apart", async () => {
    await db
      .insertInto("method_latency")
      .values({ user_id: "u1", start: "2026-11-21T11", key_id: "k1", method: "", bucket: bucketOf(1_000), requests: 5 })
      .execute();
    const usage = start();
    for (const [method, durationMs] of [
      ["eth_call", 10],
      ["eth_chainId", 0.1],
    ] as const)
      usage.count(call(method, 0, durationMs));
    usage.count(call("eth_mine", quotaExceeded, 0.1));
    await usage.flush();
    const { methods, latency } = await read("u1", "24h");
    const p50 = (name: string) => methods.find(({ method }) => method === name)?.latency?.p50Ms;

    expect(p50("eth_call")).toBeGreaterThan(7);
    expect(p50("eth_call")).toBeLessThan(15);
    expect(p50("eth_chainId")).toBeLessThan(1);
    expect(p50("eth_mine")).toBeUndefined();
    expect(latency?.p50Ms).toBeGreaterThan(700);
  });

  it("has the latency of each hour, and of one method alone", async () => {
    const usage = start();
    usage.count(call("eth_chainId", 0, 1));
    usage.count(call("eth_call", 0, 900));
    usage.count(call("eth_call", 3, 900));
    clock.advance(2 * 3_600_000);
    usage.count(call("eth_call", 0, 10));
    await usage.close();

    const slowest = ({ buckets }: Awaited<ReturnType<typeof read>>) =>
      buckets.slice(-3).map(({ latency }) => latency?.p99Ms);
    expect(slowest(await read("u1", "24h"))).toEqual([expect.closeTo(900, -3), undefined, expect.closeTo(10, -1)]);
    const ofMethod = (method: string) =>
      readUsage({ db, history: sqlHistory(db) }, { userId: "u1", range: "24h", method, nowMs: clock.nowMs() });
    const chainId = await ofMethod("eth_chainId");
    expect(slowest(chainId)).toEqual([expect.closeTo(1, 0), undefined, undefined]);
    expect(chainId.buckets.slice(-3)).toMatchObject([{ requests: 1, errors: 0 }, { requests: 0 }, { requests: 0 }]);
    expect(chainId).toMatchObject({ methods: [{ method: "eth_chainId" }], errors: [], keys: [{ requests: 1 }] });
    expect((await ofMethod("eth_call")).errors).toMatchObject([{ code: 3, count: 1 }]);
  });

  it("has a quarter of an hour and an hour by five minutes, with the latency of each", async () => {
    const usage = start();
    clock.setDate("2026-11-21T11:34:59.999Z");
    usage.count(call("eth_call", 0, 900));
    clock.setDate("2026-11-21T12:19:59.999Z");
    usage.count(call("eth_call", 3, 100));
    clock.advance(1);
    usage.count(call("eth_chainId", 0, 1));
    await usage.flush();
    clock.setDate("2026-11-21T12:34:59.000Z");
    usage.count(call("eth_chainId", 0, 1));
    await usage.close();

    const quarter = await read("u1", "15m");
    expect(quarter.buckets.map(({ start: at, requests }) => [at.slice(11, 16), requests])).toEqual([
      ["12:20", 1],
      ["12:25", 0],
      ["12:30", 1],
    ]);
    expect(quarter).toMatchObject({ methods: [{ method: "eth_chainId", requests: 2 }], errors: [] });
    const hour = await read("u1", "1h");
    expect(hour.buckets).toHaveLength(12);
    expect(hour.buckets.filter(({ requests }) => requests > 0)).toMatchObject([
      { start: "2026-11-21T12:15:00.000Z", errors: 1 },
      { start: "2026-11-21T12:20:00.000Z", errors: 0 },
      { start: "2026-11-21T12:30:00.000Z", latency: { p50Ms: expect.closeTo(1, 0) } },
    ]);
    expect((await read("u1", "24h")).buckets.slice(-2).map(({ requests }) => requests)).toEqual([1, 3]);
  });

  it("turns five minutes into hours after two, and loses no request by it", async () => {
    const usage = start();
    for (const time of ["10:55", "11:05", "11:05", "11:55", "12:00"]) {
      clock.setDate(`2026-11-21T${time}:00.000Z`);
      usage.count(call("eth_call"));
    }
    await usage.close();
    const readHours = async () => (await read("u1", "24h")).buckets.map(({ requests, latency }) => [requests, latency]);
    clock.setDate("2026-11-21T13:59:59.000Z");
    const before = await readHours();
    const retention = createRetention(logLimits, { db, clock, breaker: steadyBreaker, log });
    const startsOf = async (table: "usage" | "method_latency") =>
      (await db.selectFrom(table).select("start").orderBy("start").execute()).map((row) => row.start.slice(11));
    const later = ["11:05", "11:55", "12:00"];
    await retention.run();
    expect([await startsOf("usage"), await startsOf("method_latency")]).toEqual([
      ["10", ...later],
      ["10", ...later],
    ]);
    clock.advance(1_000);
    await retention.run();
    expect([await startsOf("usage"), await startsOf("method_latency")]).toEqual([
      ["10", "11", "12:00"],
      ["10", "11", "12:00"],
    ]);
    clock.advance(-1_000);
    expect(await readHours()).toEqual(before);
    expect(warnings).toEqual([]);
  });

  it("has seven days, the current one included", async () => {
    const usage = start();
    usage.count(call("eth_call"));
    await usage.flush();
    const { buckets } = await read("u1", "7d");

    expect(buckets).toHaveLength(7);
    expect(buckets.at(-1)).toMatchObject({ start: "2026-11-21T00:00:00.000Z", requests: 1, errors: 0 });
  });

  /** The store, whose statements fail while `isAway`. */
  const failingWhile = (isAway: () => boolean): Database =>
    new Proxy(db, {
      get: (target, name) => {
        if (name === "getExecutor" && isAway()) throw new Error("connection refused");
        const member = Reflect.get(target, name, target) as unknown;
        return typeof member === "function" ? (member.bind(target) as unknown) : member;
      },
    });

  it("tries a write that failed again at once, and says nothing when that succeeds", async () => {
    let failures = 1;
    const usage = start(failingWhile(() => failures-- > 0));
    usage.count(call("eth_call"));
    await usage.flush();
    expect((await read("u1", "24h")).methods).toMatchObject([{ method: "eth_call", requests: 1, errors: 0 }]);
    expect(warnings).toEqual([]);
    await usage.close();
  });

  it("writes every two seconds, and keeps what it could not write", async () => {
    let isAway = true;
    const sometimes = failingWhile(() => isAway);
    const usage = start(sometimes);
    usage.count(call("eth_call"));
    clock.advance(2_000);
    await usage.flush();
    expect(warnings[0]).toBe("a write of usage failed");

    isAway = false;
    usage.count(call("eth_call"));
    clock.advance(2_000);
    await usage.close();
    expect((await read("u1", "24h")).methods).toMatchObject([{ method: "eth_call", requests: 2, errors: 0 }]);
  });

  it("turns hours into days after two, days into months after 62, and loses no request by it", async () => {
    const usage = start();
    for (const date of ["2026-11-21T12:30:00Z", "2026-11-21T13:30:00Z", "2026-11-22T00:30:00Z"]) {
      clock.setDate(date);
      usage.count(call("eth_call", 0, 10));
      usage.count(call("eth_call", 3, 10));
      await usage.flush();
    }
    const starts = async () =>
      (await db.selectFrom("usage").select(["start", "requests"]).where("code", "=", 0).orderBy("start").execute()).map(
        ({ start: from, requests }) => `${from} ${requests}`,
      );
    const parts = { db, clock, breaker: steadyBreaker, log: log as never };
    const cleanUpAt = async (date: string): Promise<string[]> => {
      clock.setDate(date);
      await Promise.all([createRetention(logLimits, parts).run(), createRetention(logLimits, parts).run()]);
      return starts();
    };
    expect(await cleanUpAt("2026-11-23T23:59:59Z")).toEqual(["2026-11-21T12 1", "2026-11-21T13 1", "2026-11-22T00 1"]);
    expect(await cleanUpAt("2026-11-24T00:00:00Z")).toEqual(["2026-11-21 2", "2026-11-22T00 1"]);
    expect(await cleanUpAt("2026-11-25T00:00:00Z")).toEqual(["2026-11-21 2", "2026-11-22 1"]);
    expect((await read("u1", "30d")).buckets.slice(-5).map(({ requests }) => requests)).toEqual([4, 2, 0, 0, 0]);
    expect(await cleanUpAt("2027-01-22T23:59:59Z")).toEqual(["2026-11-21 2", "2026-11-22 1"]);
    expect(await cleanUpAt("2027-01-23T00:00:00Z")).toEqual(["2026-11 2", "2026-11-22 1"]);
    expect((await read("u1", "12m")).buckets.slice(-4).map(({ requests }) => requests)).toEqual([0, 6, 0, 0]);
    expect(await cleanUpAt("2027-01-24T00:00:00Z")).toEqual(["2026-11 3"]);
    const report = await read("u1", "12m");
    expect(report.buckets.slice(-4).map(({ requests }) => requests)).toEqual([0, 6, 0, 0]);
    expect(report.latency).not.toBeNull();

    // As if retention had run each hour of the year.
    await db.updateTable("background_work").set({ mark: "2028-01-04T23:00:00.000Z" }).execute();
    expect(await cleanUpAt("2028-01-04T23:59:59Z")).toEqual(["2026-11 3"]);
    expect(await cleanUpAt("2028-01-05T00:00:00Z")).toEqual([]);
    expect(await db.selectFrom("method_latency").selectAll().execute()).toEqual([]);
  });

  it("is read in five statements that write nothing", async () => {
    const usage = start();
    usage.count(call("eth_call"));
    await usage.flush();
    const statements: string[] = [];
    const watched = db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const day = { read: async () => ({ limit: 1, used: 0, resetAt: "" }) } as unknown as PeriodQuota;
    const quota = createQuota({ day, month: undefined, key: day });
    const history = createUsageHistory({ db: watched, history: sqlHistory(watched), clock, quota });
    usage.count(call("eth_call"));
    expect((await history.read({ userId: "u1", range: "12m" })).methods).toMatchObject([{ requests: 1 }]);
    expect(statements).toEqual(Array(5).fill("SelectQueryNode"));
    await history.readLog({ userId: "u1", limit: 10 });
    await history.today("u1");

    expect(new Set(statements)).toEqual(new Set(["SelectQueryNode"]));
  });

  it("counts requests that use a quota, of a user and of a key, in the current day and month", async () => {
    const usage = start();
    usage.count({ ...call("eth_call"), caller: { ...caller, keyId: "k2" } });
    clock.setDate("2026-11-22T00:30:00.000Z");
    for (const code of [0, -32601, quotaExceeded, -32005]) usage.count(call("eth_call", code));
    usage.tally(caller, "websocket events");
    usage.count({ ...call("eth_call"), caller: { ...caller, userId: "u2", keyId: "k3" } });
    await usage.flush();

    const counted = (from: string, keyId?: string) => sqlHistory(db).countForQuota({ userId: "u1", keyId, from });
    expect(await counted("2026-11-22")).toBe(2);
    expect(await counted("2026-11")).toBe(3);
    expect(await counted("2026-11", "k2")).toBe(1);
    expect(await counted("2026-11-22", "k2")).toBe(0);
  });

  it("tells each key's daily limit, of unused keys too, and of active keys only", async () => {
    const usage = start();
    usage.count(call("eth_call"));
    await usage.flush();
    await db.updateTable("api_key").set({ daily_requests: 100 }).where("id", "in", ["k2", "k3"]).execute();
    const use = { limit: 100, used: 7, resetAt: "2026-11-22T00:00:00.000Z" };
    const read = async () =>
      (await readKeyUsage({ db, history: sqlHistory(db), quota: { read: async () => use } }, "u1", clock.nowMs())).map(
        ({ keyId, today, dailyLimit }) => ({ keyId, today, dailyLimit }),
      );

    expect(await read()).toEqual([
      { keyId: "k1", today: 1, dailyLimit: null },
      { keyId: "k2", today: 0, dailyLimit: use },
    ]);
    await db.updateTable("api_key").set({ revoked_at: "2026-11-21" }).where("id", "=", "k2").execute();
    expect(await read()).toEqual([{ keyId: "k1", today: 1, dailyLimit: null }]);
  });

  it("keeps today's count of a key's limit, also while the limit is removed", async () => {
    const count = { period: "2026-11-21", leased: 1, granted: 1, leased_at: "" };
    await db
      .insertInto("quota")
      .values(["u1", "k1", "gone"].map((user_id) => ({ ...count, user_id })))
      .execute();
    await createRetention(logLimits, { db, clock, breaker: steadyBreaker, log }).run();

    const kept = await db.selectFrom("quota").select("user_id").orderBy("user_id").execute();
    expect(kept.map(({ user_id }) => user_id)).toEqual(["k1", "u1"]);
  });

  it("cleans up after users who are gone, and old quotas and errors", async () => {
    const usage = start();
    usage.count(call("eth_call", 3));
    await usage.flush();
    await db
      .insertInto("quota")
      .values({ user_id: "u2", period: "2025-10-01", leased: 1, granted: 1, leased_at: "" })
      .execute();
    await db.deleteFrom("user").where("id", "=", "u1").execute();
    await createRetention(logLimits, { db, clock, breaker: steadyBreaker, log }).run();

    for (const table of ["usage", "method_latency", "request_log", "quota"] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

describe("counts in memory", () => {
  it("are bounded: what does not fit is told as dropped, what is there already still counts", () => {
    const samples = createRequestSamples({ maxPerKey: 0 }, () => 0);
    const counts = new UsageCounts(2, { nowMs: () => 0, samples });
    for (const method of ["a", "b", "c", "a"]) counts.count(call(method));
    expect(counts.isHalfFull()).toBe(true);
    const { counts: drained, dropped } = counts.drain();

    expect(drained.map(({ methods }) => methods.map(({ method, requests }) => [method, requests]))).toEqual([
      [
        ["a", 2],
        ["b", 1],
      ],
    ]);
    expect(dropped).toBe(1);
    expect(counts.isHalfFull()).toBe(false);
    counts.count(call("c"));
    expect(counts.drain()).toMatchObject({ dropped: 0, counts: [{ methods: [{ method: "c" }] }] });
  });
});
