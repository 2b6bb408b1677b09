import { createDigests, type MasterSecrets } from "../../../src/accounts/derive-secret.js";
import { deviceLinkMs } from "../../../src/accounts/mail/account-mails.js";
import { createCounterFactory } from "../../../src/http/throttle-counters.js";
import { createThrottles as createThrottlesOn, type Throttles } from "../../../src/http/throttles.js";
import type { Database } from "../../../src/store/database.js";
import type { StoreBreaker } from "../../../src/store/store-breaker.js";
import { createRetention } from "../../../src/usage/retention.js";
import { logLimits } from "../../fakes/log-limits.js";
import { createManualClock } from "../../fakes/manual-clock.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { storeKinds, type TestStore } from "../../fakes/test-stores.js";

const digests = createDigests(["a master secret of a test, long enough"], "rootgate throttles");

it("of a process alone remember 10,000 keys, the latest ones", async () => {
  const breaker = { ...steadyBreaker, outage: () => ({ startedMs: 0 }) } as unknown as StoreBreaker;
  const parts = { db: undefined as unknown as Database, breaker, clock: { nowMs: () => 0 }, digests };
  const counter = createCounterFactory(parts)("t", { tries: 1, seconds: 60 });
  const count = (key: string) => counter.count(key);
  const countOthers = async (from: number, to: number): Promise<void> => {
    for (let index = from; index < to; index++) await count(`other ${index}`);
  };
  await count("first");
  await countOthers(0, 9_999);
  expect(await count("first")).toBe(60);

  await countOthers(10_000, 20_000);
  expect(await count("first")).toBe(0);
});

describe.each(storeKinds)("throttles on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
  });

  afterEach(() => store.remove());

  const createThrottles = (of = db, digestsOf = digests): Throttles =>
    createThrottlesOn(
      createCounterFactory({ db: of, breaker: steadyBreaker, clock: { nowMs: Date.now }, digests: digestsOf }),
    );

  const ada = "ada@example.org";

  it("refuse the try past the last for one account from one address, and say how long to wait", async () => {
    const throttles = createThrottles();
    const countAttempt = (account = ada) => throttles.countAttempt("signUp", { ip: "198.51.100.1", account });
    for (let index = 0; index < 5; index++) expect(await countAttempt()).toBe(0);

    expect(await countAttempt()).toBeGreaterThan(3_590);
    expect(await countAttempt("Ada@Example.ORG")).toBeGreaterThan(0);
    expect(await countAttempt("bob@example.org")).toBe(0);
    expect(await throttles.countAttempt("signUp", { ip: "198.51.100.2", account: ada })).toBe(0);
    await throttles.forgive("signUp", { ip: "198.51.100.1", account: "ADA@example.org" });
    expect(await countAttempt()).toBe(0);
  });

  it("count on while the master secret is changed: before, with both and afterwards", async () => {
    const [former, current] = ["the former master secret of this test", "the new master secret of this test 1"];
    const orders: readonly MasterSecrets[] = [[former], [former, current], [current, former], [current]];
    const all = orders.map((order) => createThrottles(db, createDigests(order, "rootgate throttles")));
    const countAttempt = (index: number) =>
      (all[index] as Throttles).countAttempt("signUp", { ip: "198.51.100.1", account: ada });
    for (const index of [0, 1, 1, 2, 2]) expect(await countAttempt(index)).toBe(0);

    // The first attempt is known to the former secret only.
    for (const index of [0, 1, 2]) expect(await countAttempt(index)).toBeGreaterThan(3_590);
    expect(await countAttempt(3)).toBeGreaterThan(3_590);
    await (all[2] as Throttles).forgive("signUp", { ip: "198.51.100.1", account: ada });
    for (const index of [0, 3]) expect(await countAttempt(index)).toBe(0);
  });

  it("refuse the try past the last from one address, whatever the account", async () => {
    const throttles = createThrottles();
    const countAttempt = (index: number, ip: string) =>
      throttles.countAttempt("reset", { ip, account: `person-${index}@example.org` });
    for (let index = 0; index < 20; index++) expect(await countAttempt(index, "198.51.100.1")).toBe(0);

    expect(await countAttempt(20, "198.51.100.1")).toBeGreaterThan(0);
    expect(await countAttempt(21, "198.51.100.2")).toBe(0);
  });

  it("refuse the try past the last for one account, from wherever; what is refused before does not count", async () => {
    const throttles = createThrottles();
    const countAttempt = (index: number) =>
      throttles.countAttempt("reset", { ip: `198.51.100.${index}`, account: ada });
    for (let count = 0; count < 30; count++) await countAttempt(1);
    for (let index = 2; index < 7; index++) expect(await countAttempt(index)).toBe(0);

    expect(await countAttempt(7)).toBeGreaterThan(0);
    // A success at one address does not let the others guess on.
    await throttles.forgive("reset", { ip: "198.51.100.2", account: ada });
    expect(await countAttempt(2)).toBeGreaterThan(0);
  });

  it("hold no known device up, whatever strangers try, and count its own tries", async () => {
    const throttles = createThrottles();
    for (let index = 0; index < 200; index++)
      await throttles.countAttempt("logIn", { ip: `198.51.100.${index % 50}`, account: ada });
    const stranger = { ip: "203.0.113.1", account: ada };
    const owner = { ...stranger, device: "a device" };

    expect(await throttles.countAttempt("logIn", stranger)).toBeGreaterThan(0);
    for (let index = 0; index < 5; index++) expect(await throttles.countAttempt("logIn", owner)).toBe(0);
    expect(await throttles.countAttempt("logIn", owner)).toBeGreaterThan(0);
    expect(await throttles.countAttempt("logIn", { ...owner, device: "another device" })).toBe(0);
    await throttles.forgive("logIn", owner);
    expect(await throttles.countAttempt("logIn", owner)).toBe(0);
  });

  it("count all known devices of an account together, up to 100 a day, until one succeeds", async () => {
    const throttles = createThrottles();
    const guess = (index: number) =>
      throttles.countAttempt("logIn", { ip: "203.0.113.1", account: ada, device: `device ${index}` });
    for (let index = 0; index < 100; index++) expect(await guess(index)).toBe(0);

    expect(await guess(100)).toBeGreaterThan(3_600);
    expect(await throttles.countAttempt("logIn", { ip: "203.0.113.1", account: ada })).toBe(0);
    await throttles.forgive("logIn", { ip: "203.0.113.1", account: ada.toUpperCase(), device: "device 1" });
    expect(await guess(100)).toBe(0);
  });

  it("count changes of keys by user, ten a minute, from wherever", async () => {
    const throttles = createThrottles();
    const change = (index: number, account = "u1") =>
      throttles.countAttempt("keyChange", { ip: `198.51.100.${index}`, account });
    for (let index = 0; index < 10; index++) expect(await change(index)).toBe(0);

    const wait = await change(10);
    expect([wait > 0, wait <= 60]).toEqual([true, true]);
    expect(await change(10, "u2")).toBe(0);
  });

  it("count changes of keys by day, too", async () => {
    const throttles = createThrottles();
    const change = () => throttles.countAttempt("keyChange", { ip: "198.51.100.1", account: "u1" });
    for (let minute = 0; minute < 30; minute++) {
      for (let index = 0; index < 10; index++) expect(await change()).toBe(0);
      await db.updateTable("throttle").set({ points: 0 }).where("key", "like", "keyChange:account:60:%").execute();
    }
    expect(await change()).toBeGreaterThan(3_600);
  });

  it("send two links for a device in the time that one is valid", async () => {
    const throttles = createThrottles();
    const request = (index: number) =>
      throttles.countAttempt("deviceLink", { ip: `198.51.100.${index}`, account: ada });
    for (let index = 0; index < 2; index++) expect(await request(index)).toBe(0);

    const wait = await request(2);
    expect([wait > 890, wait <= deviceLinkMs / 1_000]).toEqual([true, true]);
  });

  it("let a guesser wait the longer the more guesses fail", async () => {
    const throttles = createThrottles();
    const guess = () => throttles.countAttempt("logIn", { ip: "198.51.100.1", account: ada });
    const waits: number[] = [];
    for (let round = 0; round < 5; round++) {
      let waitSeconds = 0;
      while (waitSeconds === 0) waitSeconds = await guess();
      waits.push(waitSeconds);
      // The minute is over.
      await db.updateTable("throttle").set({ points: 0 }).where("key", "like", "logIn:pair:60:%").execute();
    }
    expect(waits.map((wait) => (wait <= 60 ? "a minute" : wait <= 3_600 ? "an hour" : "a day"))).toEqual([
      "a minute",
      "a minute",
      "a minute",
      "a minute",
      "an hour",
    ]);
  });

  it("take a caller's /64 for one address", async () => {
    const throttles = createThrottles();
    const addresses = ["2001:db8::1", "2001:db8:0:0:1:2:3:4", "2001:db8:0:0::", "2001:db8::ffff:0:0:5"];
    for (let index = 0; index < 20; index++)
      expect(await throttles.countAttempt("reset", { ip: addresses[index % addresses.length] as string })).toBe(0);

    expect(await throttles.countAttempt("reset", { ip: "2001:db8::9" })).toBeGreaterThan(0);
    expect(await throttles.countAttempt("reset", { ip: "2001:db8:0:1::9" })).toBe(0);
  });

  it("count each thing by itself", async () => {
    const throttles = createThrottles();
    for (let index = 0; index < 6; index++) await throttles.countAttempt("signUp", { ip: "::1", account: "a" });

    expect(await throttles.countAttempt("logIn", { ip: "::1", account: "a" })).toBe(0);
  });

  it("count for all processes together, and remember over a restart", async () => {
    const processes = [createThrottles(), createThrottles(await store.open())];
    const tried = { ip: "198.51.100.1", account: ada };
    for (let index = 0; index < 5; index++) expect(await processes[index % 2]?.countAttempt("signUp", tried)).toBe(0);

    for (const throttles of [...processes, createThrottles(await store.open())])
      expect(await throttles.countAttempt("signUp", tried)).toBeGreaterThan(0);
    await processes[0]?.forgive("signUp", tried);
    expect(await processes[1]?.countAttempt("signUp", tried)).toBe(0);
  });

  it("lose no try to others at the same moment", async () => {
    const throttles = createThrottles();
    const countAttempt = (index: number) =>
      throttles.countAttempt("signUp", { ip: `198.51.100.${index}`, account: ada });
    const waits = await Promise.all(Array.from({ length: 30 }, (_, index) => countAttempt(index)));

    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it("tell the store neither who tried nor from where", async () => {
    await createThrottles().countAttempt("signUp", { ip: "198.51.100.1", account: "ada@example.org" });
    const rows = await db.selectFrom("throttle").selectAll().execute();

    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/ada@|example\.org|198\.51/);
  });

  it("go on in each process while the store is away", async () => {
    const throttles = createThrottles();
    await db.destroy();
    const tried = { ip: "198.51.100.1", account: ada };
    for (let index = 0; index < 5; index++) expect(await throttles.countAttempt("signUp", tried)).toBe(0);

    expect(await throttles.countAttempt("signUp", tried)).toBeGreaterThan(0);
    await throttles.forgive("signUp", tried);
    expect(await throttles.countAttempt("signUp", tried)).toBe(0);
  });

  it("leave nothing in the store once their time is over", async () => {
    await createThrottles().countAttempt("signUp", { ip: "198.51.100.1", account: "ada" });
    const clock = createManualClock(new Date(Date.now() + 3_599_000).toISOString());
    const retention = createRetention(logLimits, { db, clock, breaker: steadyBreaker, log: { warn: () => undefined } });
    await retention.run();
    expect(await db.selectFrom("throttle").selectAll().execute()).toHaveLength(3);
    clock.advance(2_000);
    await retention.run();

    expect(await db.selectFrom("throttle").selectAll().execute()).toEqual([]);
  });
});
