import type { Clock } from "../../../src/clock.js";
import type { Database } from "../../../src/store/database.js";
import { addLatency, addUsage } from "../../../src/usage/history/write-usage.js";
import { createRetention, type RetentionParts } from "../../../src/usage/retention.js";
import { logLimits } from "../../fakes/log-limits.js";
import { createManualClock, settle } from "../../fakes/manual-clock.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const log = { warn: () => undefined };
const network = "testnet";
const users = Array.from({ length: 230 }, (_, index) => `u${String(index).padStart(3, "0")}`);
const kept = new Set([users[0], users[99], users[100], users[229]]);

describe.each(storeKinds)("the retention of many users' history on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    for (const user of users) if (kept.has(user)) await addUser(db, user);
    const rows = users.map((user_id) => ({ user_id, key_id: `k of ${user_id}`, method: "eth_call", requests: 1 }));
    const start = "2026-11-21T11";
    await addUsage(
      db,
      rows.map((row) => ({ ...row, start, network, code: 0 })),
    );
    await addLatency(
      db,
      rows.map((row) => ({ ...row, start, bucket: 1 })),
    );
  });

  afterEach(() => store.remove());

  const usersOf = async (table: "usage" | "method_latency") =>
    (await db.selectFrom(table).select("user_id").orderBy("user_id").execute()).map(({ user_id }) => user_id);

  it("deletes that of users who are gone, and keeps that of all others", async () => {
    await createRetention(logLimits, { db, clock: createManualClock(), breaker: steadyBreaker, log }).run();

    expect(await usersOf("usage")).toEqual([...kept]);
    expect(await usersOf("method_latency")).toEqual([...kept]);
  });

  it("takes few statements where there is nothing to delete", async () => {
    for (const user of users) if (!kept.has(user)) await addUser(db, user);
    let statements = 0;
    const watched = watchStatements(db, () => statements++);
    await createRetention(logLimits, { db: watched, clock: createManualClock(), breaker: steadyBreaker, log }).run();

    expect(await usersOf("usage")).toEqual(users);
    expect(statements).toBeLessThan(45);
  });
});

describe.each(storeKinds)("retention on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  const warned: unknown[] = [];
  const stopped: string[] = [];

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    await addUser(db, "ada");
    warned.length = stopped.length = 0;
  });

  afterEach(() => store.remove());

  const make = (clock: Clock, other: Partial<RetentionParts> = {}) =>
    createRetention(logLimits, {
      db,
      clock,
      breaker: steadyBreaker,
      log: { warn: (fields: unknown) => warned.push(fields) },
      onStopped: (table) => stopped.push(table),
      ...other,
    });

  const addEvents = async (count: number, at: string): Promise<void> => {
    const ids = Array.from({ length: count }, (_, index) => `${at} ${index}`);
    const event = { user_id: "ada", at, kind: "k", detail: null, ip_address: null, user_agent: null };
    for (let done = 0; done < count; done += 100)
      await db
        .insertInto("security_event")
        .values(ids.slice(done, done + 100).map((id) => ({ ...event, id })))
        .execute();
  };
  const countEvents = async (): Promise<number> => {
    const count = db.selectFrom("security_event").select((of) => of.fn.countAll<number>().as("events"));
    return (await count.executeTakeFirstOrThrow()).events;
  };

  it("deletes a quarter of a table, and stops at one row more", async () => {
    const clock = createManualClock("2026-11-21T12:00:00.000Z");
    await addEvents(1_001, "2026-08-01T00:00:00.000Z");
    await addEvents(3_002, "2026-11-01T00:00:00.000Z");
    await make(clock).run();
    expect([await countEvents(), stopped]).toEqual([4_003, ["security_event"]]);
    expect(warned).toEqual([{ table: "security_event", reason: "more than a quarter" }]);

    await addEvents(1, "2026-11-02T00:00:00.000Z");
    await make(clock).run();
    expect([await countEvents(), stopped]).toEqual([3_003, ["security_event"]]);
  });

  it("deletes any part of a table of 1,000 old rows", async () => {
    await addEvents(1_000, "2026-08-01T00:00:00.000Z");
    await make(createManualClock("2026-11-21T12:00:00.000Z")).run();
    expect([await countEvents(), stopped]).toEqual([0, []]);
  });

  it("deletes more than a quarter after 24 stopped runs", async () => {
    const clock = createManualClock("2026-11-21T12:00:00.000Z");
    await addEvents(1_001, "2026-08-01T00:00:00.000Z");
    const retention = make(clock);
    for (let run = 0; run < 24; run++) await retention.run();
    expect([await countEvents(), stopped.length]).toEqual([1_001, 24]);
    await retention.run();
    expect([await countEvents(), stopped.length]).toEqual([0, 24]);
  });

  it("keeps all history when its clock jumps 450 days ahead", async () => {
    const clock = createManualClock("2026-11-21T12:00:00.000Z");
    const count = { user_id: "ada", start: "2026-11-21T11", key_id: "k", method: "eth_call", requests: 1 };
    await addUsage(db, [{ ...count, network, code: 0 }]);
    await addEvents(2, "2026-11-01T00:00:00.000Z");
    await make(clock).run();
    clock.setDate("2028-02-14T12:00:00.000Z");
    await make(clock).run();
    expect(new Set(stopped)).toEqual(
      new Set(["usage", "method_latency", "quota", "security_event", "known_device", "request_log", "audit_event"]),
    );
    expect(await countEvents()).toBe(2);
    expect(await db.selectFrom("usage").select("start").execute()).toEqual([{ start: "2026-11-21T11" }]);

    clock.setDate("2026-11-21T13:00:00.000Z");
    stopped.length = 0;
    await make(clock).run();
    expect(stopped).toEqual([]);
  });

  it("catches up by a day per run after a pause of the service", async () => {
    const clock = createManualClock("2026-08-01T00:00:00.000Z");
    await addEvents(2, "2026-07-31T00:00:00.000Z");
    await make(clock).run();
    clock.setDate("2026-11-01T00:00:00.000Z");
    await make(clock).run();
    expect([await countEvents(), stopped.includes("security_event")]).toEqual([2, true]);
    await make(clock).run();
    await make(clock).run();
    expect(await countEvents()).toBe(0);
  });

  it("runs once an hour in one of several processes", async () => {
    const clock = createManualClock("2026-11-21T12:00:00.000Z");
    // A manual clock must not run on while a statement is under way: leases would expire.
    let looks = 0;
    const statements = { underWay: 0 };
    const watched = db.withPlugin({
      transformQuery({ node }) {
        statements.underWay++;
        looks += Number(JSON.stringify(node).includes('"known_device"'));
        return node;
      },
      async transformResult({ result }) {
        statements.underWay--;
        return result;
      },
    });
    const processes = [make(clock, { db: watched }), make(clock, { db: watched })];
    const holder = db.selectFrom("background_work").select("holder").where("name", "=", "retention");
    const looksAfter = async (minutes: number): Promise<number> => {
      for (let minute = 0; minute < minutes; minute++) {
        clock.advance(60_000);
        do await settle();
        while ((await holder.executeTakeFirstOrThrow()).holder !== null || statements.underWay > 0);
      }
      return looks;
    };
    const ofOneRun = await looksAfter(60);
    expect(ofOneRun).toBeGreaterThan(0);
    expect(await looksAfter(60)).toBe(2 * ofOneRun);
    await Promise.all(processes.map(({ close }) => close()));
  });

  it("does its work in steps of a bounded number of rows", async () => {
    await addEvents(900, "2026-08-01T00:00:00.000Z");
    const deleted: number[] = [];
    const watched = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.numAffectedRows) deleted.push(Number(result.numAffectedRows));
        return result;
      },
    });
    await make(createManualClock("2026-11-21T12:00:00.000Z"), { db: watched }).run();
    expect(deleted.filter((rows) => rows > 1)).toEqual([200, 400, 300]);
  });

  it("merges what another process adds meanwhile", async () => {
    const clock = createManualClock("2026-11-21T12:00:00.000Z");
    const count = {
      user_id: "ada",
      start: "2026-11-01T11",
      key_id: "k",
      network,
      method: "eth_call",
      code: 0,
    } as const;
    await addUsage(db, [{ ...count, requests: 1 }]);
    const other = await store.open();
    const adding = Array.from({ length: 8 }, () => addUsage(other, [{ ...count, requests: 1 }]));
    await Promise.all([make(clock).run(), ...adding]);
    await make(clock).run();
    expect(await db.selectFrom("usage").select(["start", "requests"]).execute()).toEqual([
      { start: "2026-11-01", requests: 9 },
    ]);
  });
});

function watchStatements(db: Database, onStatement: (statement: string) => void): Database {
  return db.withPlugin({
    transformQuery({ node }) {
      onStatement(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

it("runs once at a time, however long a run takes", async () => {
  const clock = createManualClock();
  let runs = 0;
  const breaker = {
    ...steadyBreaker,
    outage: () => {
      runs++;
      return { requestId: "", startedMs: 0 };
    },
  };
  const retention = createRetention(logLimits, { db: undefined as never, clock, breaker, log });
  // No promise settles in between: the first run goes on.
  clock.advance(60_000);
  clock.advance(3_600_000);
  expect(runs).toBe(1);
  await Promise.resolve();
  await retention.close();
});
