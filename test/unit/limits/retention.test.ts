import { createRetention } from "../../../src/limits/retention.js";
import { addLatency, addUsage } from "../../../src/limits/write-usage.js";
import type { Database } from "../../../src/store/database.js";
import { logLimits } from "../../fakes/log-limits.js";
import { createManualClock } from "../../fakes/manual-clock.js";
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

  it("takes a statement for 100 users where there is nothing to delete", async () => {
    for (const user of users) if (!kept.has(user)) await addUser(db, user);
    let statements = 0;
    const watched = db.withPlugin({
      transformQuery: ({ node }) => {
        statements++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await createRetention(logLimits, { db: watched, clock: createManualClock(), breaker: steadyBreaker, log }).run();

    expect(await usersOf("usage")).toEqual(users);
    expect(statements).toBeLessThan(40);
  });
});

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
