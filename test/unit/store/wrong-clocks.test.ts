import { createDelivery } from "../../../src/accounts/mail/delivery.js";
import { createOutbox } from "../../../src/accounts/mail/outbox.js";
import { createSealer } from "../../../src/accounts/sealer.js";
import { createClock } from "../../../src/clock.js";
import { createCounterFactory } from "../../../src/http/throttle-counters.js";
import { LeasedQuota } from "../../../src/limits/period-quota.js";
import { createQuotaStore } from "../../../src/limits/quota-store.js";
import type { Database } from "../../../src/store/database.js";
import { readStoreTime } from "../../../src/store/read-store-time.js";
import { StoreClock } from "../../../src/store/store-clock.js";
import { createRetention } from "../../../src/usage/retention.js";
import { logLimits } from "../../fakes/log-limits.js";
import { createManualClock } from "../../fakes/manual-clock.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const log = { warn: () => undefined, info: () => undefined, error: () => undefined };
const breaker = steadyBreaker;

const cases = [1, -1, 450, -450].flatMap((days) =>
  storeKinds.map(([name, makeStore]) => [days, name, makeStore] as const),
);

describe.each(cases)("a gateway whose clock is %d days ahead, on %s", (days, _name, makeStore) => {
  let store: TestStore;
  let db: Database;
  const clocks: StoreClock[] = [];

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    await addUser(db, "u1");
  });

  afterEach(async () => {
    for (const clock of clocks.splice(0)) clock.close();
    await store.remove();
  });

  const open = async (machine = createClock(() => new Date(Date.now() + days * dayMs))): Promise<StoreClock> => {
    const clock = await StoreClock.open({ machine, readTime: () => readStoreTime(db), breaker, log });
    clocks.push(clock);
    return clock;
  };

  it("shares the quota with another one: 200 requests in all", async () => {
    const quotas = [await open(createClock()), await open()].map((clock) => {
      const quotaStore = createQuotaStore(db, { defaultLimit: 200, overrideColumn: "daily_requests" });
      const options = { kind: "day", defaultLimit: 200, maxWaiting: 1_000 } as const;
      return new LeasedQuota(options, { store: quotaStore, clock, breaker });
    });
    let served = 0;
    for (const quota of quotas) {
      const taken = await Promise.all(Array.from({ length: 300 }, async () => quota.take("u1")));
      served += taken.filter(({ isRefused }) => !isRefused).length;
    }
    await Promise.all(quotas.map((quota) => quota.close()));

    expect(served).toBe(200);
  });

  it("sends a mail that waits, instead of dropping it", async () => {
    const sealer = createSealer(Buffer.alloc(32, 1));
    const mail = { to: "ada@example.org", subject: "s", text: "t", html: "", keepMs: hourMs };
    const posting = {
      db,
      sealer,
      now: () => new Date(Date.now() - 1_000),
      onStored: () => undefined,
      onDropped: () => undefined,
    };
    await createOutbox({ maxWaiting: 10 }, posting).post(mail);
    const sent: string[] = [];
    const mailer = { send: async ({ to }: { to: string }) => void sent.push(to), close: () => undefined };
    const clock = await open();
    const now = () => new Date(clock.nowMs());
    const parts = { db, sealer, mailer, now, mayDelete: clock.mayDelete, breaker, log };
    const delivery = createDelivery({ pollMs: hourMs }, parts);
    await delivery.settled();
    await delivery.close();

    expect(sent).toEqual(["ada@example.org"]);
    expect(delivery.counts).toMatchObject({ sent: 1, expired: 0 });
  });

  it("deletes nothing", async () => {
    const at = new Date(Date.now() - hourMs).toISOString();
    const row = { user_id: "u1", key_id: "k1", network: "testnet", method: "eth_call", code: 0 } as const;
    await db
      .insertInto("usage")
      .values({ ...row, start: at.slice(0, 13), requests: 5 })
      .execute();
    await db
      .insertInto("quota")
      .values({ user_id: "u1", period: at.slice(0, 10), leased: 5, granted: 5, leased_at: at })
      .execute();
    await db
      .insertInto("security_event")
      .values({ id: "e1", user_id: "u1", at, kind: "login", detail: null, ip_address: null, user_agent: null })
      .execute();
    await db.insertInto("known_device").values({ user_id: "u1", digest: "d", last_used_at: at }).execute();
    await db
      .insertInto("throttle")
      .values({ key: "t", points: 1, expire: Date.now() + hourMs })
      .execute();
    const machine = createManualClock(new Date(Date.now() + days * dayMs).toISOString());
    const retention = createRetention(logLimits, { db, clock: await open(machine), breaker, log });
    machine.advance(75_000);
    await retention.close();

    for (const table of ["usage", "quota", "security_event", "known_device", "throttle"] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1);
    expect(await db.selectFrom("usage").select("start").execute()).toEqual([{ start: at.slice(0, 13) }]);
  });

  it("counts attempts together with another one", async () => {
    // The library takes the machine's time, which a test moves.
    const realNow = Date.now;
    const clock = await open();
    const counterOf = (machineAheadMs: () => number) =>
      createCounterFactory({
        db,
        breaker,
        digests: (key) => [key],
        clock: { nowMs: () => Date.now() - machineAheadMs() },
      })("t", {
        tries: 1,
        seconds: 600,
      });
    expect(await counterOf(() => 0).count("ada")).toBe(0);
    jest.spyOn(Date, "now").mockImplementation(() => realNow() + days * dayMs);
    const waitSeconds = await counterOf(() => days * dayMs).count("ada");
    jest.restoreAllMocks();

    expect(waitSeconds).toBeGreaterThan(595);
    expect(waitSeconds).toBeLessThanOrEqual(600);
    expect(Math.abs(clock.machineAheadMs() - days * dayMs)).toBeLessThan(1_000);
  });
});

describe.each(storeKinds)("the clock of a store on %s that has jumped", (_name, makeStore) => {
  it.each([450, -450])("by %d days deletes nothing for a day", async (days) => {
    const store = await makeStore();
    const db = await store.open();
    const seen_at = new Date(Date.now() - days * dayMs).toISOString();
    await db.updateTable("store_clock").set({ seen_at }).execute();

    const clock = await StoreClock.open({ machine: createClock(), readTime: () => readStoreTime(db), breaker, log });
    clock.close();
    expect(clock.mayDelete()).toBe(false);
    const row = await db.selectFrom("store_clock").selectAll().executeTakeFirstOrThrow();
    expect(row.seen_at).toBe(seen_at);
    const doubted_at = new Date(Date.now() - dayMs - 1).toISOString();
    await db.updateTable("store_clock").set({ doubted_at }).execute();
    expect((await readStoreTime(db)).isDoubted).toBe(false);
    await store.remove();
  });
});
