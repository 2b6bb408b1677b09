import { createQuotaAlerts, type QuotaAlert } from "../../../src/limits/quota-alerts.js";
import type { Database } from "../../../src/store/database.js";
import { createManualClock, type ManualClock } from "../../fakes/manual-clock.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { addKey, addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const log = { warn: () => undefined };

describe.each(storeKinds)("quota alerts on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  let clock: ManualClock;
  let sent: QuotaAlert[];

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    clock = createManualClock("2026-11-21T12:30:00.000Z");
    sent = [];
    await addUser(db, "u1");
  });

  afterEach(() => store.remove());

  const start = (notify = async (alert: QuotaAlert) => void sent.push(alert)) =>
    createQuotaAlerts({ db, clock, breaker: steadyBreaker, log, notify });
  const setUsed = async (leased: number, { granted = 1, period = "2026-11-21", owner = "u1" } = {}) => {
    const row = { user_id: owner, period, leased, granted, allowed: 1_000, leased_at: "" };
    await db
      .insertInto("quota")
      .values(row)
      .onConflict((conflict) => conflict.columns(["user_id", "period"]).doUpdateSet(row))
      .execute();
  };
  const percents = () => sent.map(({ percent }) => percent);

  it("are sent at 80 % and at 100 %, once each in a period", async () => {
    const { run } = start();
    await setUsed(800);
    await run();
    expect(sent).toEqual([]);

    await setUsed(801);
    await run();
    await setUsed(999);
    await run();
    expect(sent).toEqual([
      {
        userId: "u1",
        wantsMails: true,
        email: expect.stringContaining("u1"),
        kind: "day",
        percent: 80,
        limit: 1_000,
        resetAt: "2026-11-22T00:00:00.000Z",
      },
    ]);

    await setUsed(1_000);
    await run();
    await run();
    expect(percents()).toEqual([80, 100]);

    clock.setDate("2026-11-22T00:00:00.000Z");
    await setUsed(900, { period: "2026-11-22" });
    await run();
    expect(percents()).toEqual([80, 100, 80]);
  });

  it("are sent at the percentage that a user chose, and not a second time when it is lowered", async () => {
    const choose = (quota_alert_percent: number, id = "u1") =>
      db.updateTable("user").set({ quota_alert_percent }).where("id", "=", id).execute();
    const { run } = start();
    await choose(50);
    await setUsed(500);
    await run();
    expect(percents()).toEqual([]);
    await setUsed(501);
    await run();
    expect(percents()).toEqual([50]);

    await choose(99);
    await setUsed(990);
    await run();
    expect(percents()).toEqual([50]);
    await setUsed(991);
    await run();
    expect(percents()).toEqual([50, 99]);

    await choose(60);
    await run();
    expect(percents()).toEqual([50, 99]);
    await addUser(db, "u2");
    await db.updateTable("user").set({ quota_owner: "gone" }).where("id", "=", "u2").execute();
    await choose(60, "u2");
    await setUsed(601, { owner: "gone" });
    await run();
    expect(sent.slice(2)).toMatchObject([{ userId: "u2", percent: 60 }]);
  });

  it("do not count the tokens of the latest lease as used", async () => {
    const { run } = start();
    await setUsed(900, { granted: 128 });
    await run();
    expect(sent).toEqual([]);
  });

  it("are about users' quotas, not about the limits of API keys", async () => {
    await addKey(db, { id: "k1", userId: "u1" });
    await setUsed(1_000, { owner: "k1" });
    await start().run();
    expect(sent).toEqual([]);
    expect(await db.selectFrom("quota").select("alerted").execute()).toEqual([{ alerted: 0 }]);
  });

  it("are 200 a run at most, and the others follow", async () => {
    const row = { period: "2026-11-21", leased: 1_000, granted: 1, allowed: 1_000, leased_at: "" };
    const owners = Array.from({ length: 201 }, (_, index) => `owner ${String(index).padStart(3, "0")}`);
    for (const id of owners) await addUser(db, id);
    await db
      .insertInto("quota")
      .values(owners.map((user_id) => ({ ...row, user_id })))
      .execute();
    const { run } = start();
    await run();
    expect(sent).toHaveLength(200);
    await run();
    expect(new Set(sent.map(({ email }) => email)).size).toBe(201);
  });

  it("skip 80 % when all is used", async () => {
    await setUsed(1_000);
    await start().run();
    expect(percents()).toEqual([100]);
  });

  it("are for the month, too", async () => {
    await setUsed(1_000, { period: "2026-11" });
    await start().run();
    expect(sent).toMatchObject([{ kind: "month", percent: 100, resetAt: "2026-12-01T00:00:00.000Z" }]);
  });

  it("are sent by one of several processes", async () => {
    await setUsed(1_000);
    await Promise.all([start().run(), start().run(), start().run()]);
    expect(percents()).toEqual([100]);
  });

  it("go to the account that continues another's quota, not to disabled users, and say who opted out of mails", async () => {
    await addUser(db, "u2");
    await db.updateTable("user").set({ quota_owner: "gone" }).where("id", "=", "u2").execute();
    await setUsed(1_000, { owner: "gone" });
    await start().run();
    expect(sent).toMatchObject([{ email: expect.stringContaining("u2"), wantsMails: true }]);

    await db.updateTable("user").set({ quota_alerts: 0 }).where("id", "=", "u1").execute();
    await setUsed(1_000);
    await start().run();
    expect(sent.slice(1)).toMatchObject([{ userId: "u1", wantsMails: false }]);
    await db.updateTable("user").set({ quota_alerts: 1, disabled_at: "2026" }).where("id", "=", "u2").execute();
    await setUsed(1_000, { owner: "gone", period: "2026-11" });
    await start().run();
    expect(sent).toHaveLength(2);
  });

  it("are tried again when the mail could not be stored", async () => {
    await setUsed(1_000);
    await expect(start(async () => Promise.reject(new Error("full"))).run()).rejects.toThrow("full");
    await start().run();
    expect(percents()).toEqual([100]);
  });
});
