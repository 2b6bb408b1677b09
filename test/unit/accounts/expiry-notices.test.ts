import { createExpiryNotices, type ExpiringKey } from "../../../src/accounts/expiry-notices.js";
import type { Database } from "../../../src/store/database.js";
import { createManualClock, type ManualClock } from "../../fakes/manual-clock.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { addKey, addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const log = { warn: () => undefined };
const expiresAt = "2026-11-24T12:00:00.000Z";

describe.each(storeKinds)("notices of keys that expire, on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  let clock: ManualClock;
  let sent: ExpiringKey[];

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    clock = createManualClock("2026-11-21T12:00:00.000Z");
    sent = [];
    await addUser(db, "u1");
  });

  afterEach(() => store.remove());

  const start = (notify = async (key: ExpiringKey) => void sent.push(key)) =>
    createExpiryNotices({ db, clock, breaker: steadyBreaker, log, notify });
  const add = async (id: string, columns: Readonly<Record<string, string>> = {}, slot = 1) => {
    await addKey(db, { id, userId: "u1", slot });
    const values = { created_at: "2026-11-01T00:00:00.000Z", expires_at: expiresAt, ...columns };
    await db.updateTable("api_key").set(values).where("id", "=", id).execute();
  };
  const ids = () => sent.map(({ id }) => id);

  it("are sent three days ahead, once", async () => {
    await add("k1");
    clock.setDate("2026-11-21T11:59:59.999Z");
    await start().run();
    expect(sent).toEqual([]);

    clock.setDate("2026-11-21T12:00:00.000Z");
    await start().run();
    await start().run();
    const key = { id: "k1", name: "key k1", network: "testnet", expiresAt };
    expect(sent).toMatchObject([{ ...key, email: expect.stringContaining("u1") }]);
  });

  it("are sent again for another expiry", async () => {
    await add("k1");
    await start().run();
    await db.updateTable("api_key").set({ expires_at: "2026-12-24T12:00:00.000Z" }).execute();
    await start().run();
    expect(ids()).toEqual(["k1"]);

    clock.setDate("2026-12-22T00:00:00.000Z");
    await start().run();
    expect(ids()).toEqual(["k1", "k1"]);
  });

  it("are not about keys that have expired, are revoked or were made for less than a week", async () => {
    await add("gone", { expires_at: "2026-11-21T12:00:00.000Z" }, 1);
    await add("revoked", { revoked_at: "2026-11-20T00:00:00.000Z" }, 2);
    await add("short", { created_at: "2026-11-17T12:00:00.001Z" }, 3);
    await add("a week", { created_at: "2026-11-17T12:00:00.000Z" }, 4);
    await start().run();
    expect(ids()).toEqual(["a week"]);
  });

  it("are not for disabled users, and say who opted out of mails", async () => {
    await add("k1");
    await db.updateTable("user").set({ disabled_at: "2026" }).execute();
    await start().run();
    expect(sent).toEqual([]);

    await db.updateTable("user").set({ disabled_at: null, quota_alerts: 0 }).execute();
    await start().run();
    expect(sent).toMatchObject([{ id: "k1", userId: "u1", wantsMails: false }]);
  });

  it("are 500 a run at most, and the others follow", async () => {
    const owners = Array.from({ length: 501 }, (_, index) => `owner ${index}`);
    for (const [index, id] of owners.entries()) {
      await addUser(db, id);
      await addKey(db, { id: `k${index}`, userId: id });
    }
    await db.updateTable("api_key").set({ created_at: "2026-11-01T00:00:00.000Z", expires_at: expiresAt }).execute();
    await start().run();
    expect(sent).toHaveLength(500);
    await start().run();
    expect(new Set(ids()).size).toBe(501);
  });

  it("are sent by one of several processes, and tried again when the mail could not be stored", async () => {
    await add("k1");
    await expect(start(async () => Promise.reject(new Error("full"))).run()).rejects.toThrow("full");
    await Promise.all([start().run(), start().run(), start().run()]);
    expect(ids()).toEqual(["k1"]);
  });
});
