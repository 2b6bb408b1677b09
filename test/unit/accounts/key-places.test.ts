import { createKeyPlaces, type KeyElsewhere, maxAlerts, maxPlaces } from "../../../src/accounts/key-places.js";
import type { Database } from "../../../src/store/database.js";
import { createManualClock, type ManualClock } from "../../fakes/manual-clock.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { addKey, addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const dayMs = 86_400_000;

describe.each(storeKinds)("where keys are used, on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  let clock: ManualClock;
  let sent: KeyElsewhere[];

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    clock = createManualClock("2026-11-21T12:00:00.000Z");
    sent = [];
    await addUser(db, "u1");
    await addKey(db, { id: "k1", userId: "u1" });
    await db.updateTable("user").set({ place_alerts: 1 }).execute();
  });

  afterEach(() => store.remove());

  const start = (notify = async (key: KeyElsewhere) => void sent.push(key)) =>
    createKeyPlaces({ db, clock, breaker: steadyBreaker, log: { warn: () => undefined }, notify });
  const caller = { keyId: "k1", userId: "u1" };
  const places = () => sent.map(({ place }) => place);
  const rows = async () => (await db.selectFrom("key_place").select("place").orderBy("place").execute()).length;
  /** In a process of its own. */
  async function use(...from: readonly string[]): Promise<void> {
    const keyPlaces = start();
    for (const place of from) keyPlaces.note(caller, place);
    await keyPlaces.close();
  }

  it("is learned for a day, then a new place is told, once", async () => {
    await use("198.51.0.0/16", "https://app.example.org");
    clock.advance(dayMs - 1);
    await use("203.0.0.0/16");
    expect(sent).toEqual([]);

    clock.advance(1);
    await use("203.0.0.0/16", "198.51.0.0/16", "https://other.example");
    await use("https://other.example");
    expect(sent).toEqual([
      {
        userId: "u1",
        email: "u1@example.org",
        id: "k1",
        name: "key k1",
        network: "testnet",
        place: "https://other.example",
      },
    ]);
  });

  it("is told by one of several processes", async () => {
    await use("198.51.0.0/16");
    clock.advance(dayMs);
    await Promise.all([use("203.0.0.0/16"), use("203.0.0.0/16"), use("203.0.0.0/16")]);
    expect(places()).toEqual(["203.0.0.0/16"]);
  });

  it("is told three times a day, and kept for 32 places", async () => {
    await use("198.51.0.0/16");
    clock.advance(dayMs);
    await use(...Array.from({ length: 40 }, (_, index) => `10.${index}.0.0/16`));
    expect(sent).toHaveLength(maxAlerts);
    expect(await rows()).toBe(maxPlaces);
    clock.advance(dayMs);
    await use("203.0.0.0/16");
    expect(sent).toHaveLength(maxAlerts);
  });

  it("is not kept for users who want no alerts, and for revoked keys", async () => {
    await db.updateTable("user").set({ place_alerts: 0 }).execute();
    await use("198.51.0.0/16");
    await db.updateTable("user").set({ place_alerts: 1 }).execute();
    await db.updateTable("api_key").set({ revoked_at: "2026-11-21" }).execute();
    await use("198.51.0.0/16");
    expect(await rows()).toBe(0);
  });

  it.each([
    ["the key", { keyId: "k1" }],
    ["its user", { userId: "u1" }],
    ["unknown keys", undefined],
  ])("is noted again after a change of %s", async (_what, changed) => {
    const keyPlaces = start();
    keyPlaces.note(caller, "198.51.0.0/16");
    await keyPlaces.flush();
    await db.deleteFrom("key_place").execute();
    keyPlaces.forget({ keyId: "k2" });
    keyPlaces.forget({ userId: "u2" });
    keyPlaces.note(caller, "198.51.0.0/16");
    await keyPlaces.flush();
    expect(await rows()).toBe(0);

    keyPlaces.forget(changed);
    keyPlaces.note(caller, "198.51.0.0/16");
    await keyPlaces.close();
    expect(await rows()).toBe(1);
  });

  it("is told with the next use where it could not be", async () => {
    await use("198.51.0.0/16");
    clock.advance(dayMs);
    let isFailing = true;
    const keyPlaces = start(async (key) => {
      if (isFailing) throw new Error("no mail");
      sent.push(key);
    });
    keyPlaces.note(caller, "203.0.0.0/16");
    await keyPlaces.flush();
    expect([places(), await rows()]).toEqual([[], 1]);
    isFailing = false;
    keyPlaces.note(caller, "203.0.0.0/16");
    await keyPlaces.close();
    expect(places()).toEqual(["203.0.0.0/16"]);
  });
});

it("waits in bounded memory, while the store is away", async () => {
  const written: string[] = [];
  let isAway = true;
  const breaker = { ...steadyBreaker, outage: () => (isAway ? { startedMs: 0 } : undefined) } as never;
  const db = {
    transaction: () => ({ execute: async () => void written.push("one") }),
  } as never;
  const keyPlaces = createKeyPlaces({
    db,
    clock: createManualClock("2026-11-21T12:00:00.000Z"),
    breaker,
    log: { warn: () => undefined },
    notify: async () => undefined,
  });
  for (let key = 0; key < 3_000; key++) keyPlaces.note({ keyId: `k${key}`, userId: "u1" }, "198.51.0.0/16");
  await keyPlaces.flush();
  expect(written).toEqual([]);
  isAway = false;
  await keyPlaces.close();
  expect(written).toHaveLength(2_000);
});
