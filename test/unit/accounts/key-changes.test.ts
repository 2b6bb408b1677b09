import { EventEmitter, once } from "node:events";
import {
  type ChangedKeys,
  createChangeKeys,
  type KeyChanges,
  watchKeyChanges,
} from "../../../src/accounts/key-changes.js";
import { createClock } from "../../../src/clock.js";
import type { Database } from "../../../src/store/database.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { storeKinds, type TestStore } from "../../fakes/test-stores.js";

const clock = createClock();
const nothing = async (): Promise<void> => undefined;

describe.each(storeKinds)("changes of API keys on %s", (_name, makeStore) => {
  let store: TestStore;
  let [here, there]: Database[] = [];
  const watches: KeyChanges[] = [];

  beforeEach(async () => {
    store = await makeStore();
    [here, there] = [await store.open(), await store.open()];
  });

  afterEach(async () => {
    for (const watch of watches.splice(0)) await watch.close();
    await store.remove();
  });

  /** Watches, and resolves to each of the next changes in turn. */
  const watch = async (db = there as Database, warn = (): void => undefined) => {
    const events = new EventEmitter();
    const told: (ChangedKeys | undefined)[] = [];
    const onChange = (changed: ChangedKeys | undefined): void => {
      told.push(changed);
      events.emit("change");
    };
    watches.push(await watchKeyChanges({ pollMs: 5 }, { db, clock, breaker: steadyBreaker, log: { warn }, onChange }));
    return async (count: number) => {
      while (told.length < count) await once(events, "change");
      return told.splice(0, count);
    };
  };

  it("are told to whoever else has the database open, in order", async () => {
    const next = await watch();
    const change = createChangeKeys(here as Database);
    await change({ keyId: "k1" }, nothing);
    await change({ userId: "u1" }, nothing);
    await change({ keyId: "k2" }, nothing);

    expect(await next(3)).toEqual([{ keyId: "k1" }, { userId: "u1" }, { keyId: "k2" }]);
  });

  it("that come at once from two processes are all told", async () => {
    const next = await watch();
    const [ofHere, ofThere] = [createChangeKeys(here as Database), createChangeKeys(there as Database)];
    const ids = Array.from({ length: 40 }, (_, index) => `k${index}`);
    await Promise.all(ids.map((keyId, index) => (index % 2 ? ofHere : ofThere)({ keyId }, nothing)));

    const told = await next(40);
    expect(told.map((changed) => (changed as { keyId: string }).keyId).toSorted()).toEqual(ids.toSorted());
  });

  it("that fail are not told, and leave nothing behind", async () => {
    const next = await watch();
    const change = createChangeKeys(here as Database);
    const failing = change({ keyId: "k1" }, async (transaction) => {
      await transaction.insertInto("key_change_event").values({ revision: 99, key_id: "half done" }).execute();
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await change({ keyId: "k2" }, nothing);

    expect(await next(1)).toEqual([{ keyId: "k2" }]);
  });

  it.each([1_000, 1_001])(
    "that were %i before a look are told one by one, past a thousand as one of any keys",
    async (count) => {
      let isHeld = true;
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const breaker = { ...steadyBreaker, outage: () => (isHeld ? { requestId: "", startedMs: 0 } : undefined) };
      const told: unknown[] = [];
      const onChange = (changed: unknown): void => {
        told.push(changed);
        release();
      };
      const parts = { db: there as Database, clock, breaker, log: { warn: () => undefined }, onChange };
      watches.push(await watchKeyChanges({ pollMs: 5 }, parts));
      // All but the last as such changes leave them: one after the other would take its time.
      const earlier = Array.from({ length: count - 1 }, (_, index) => ({ revision: index + 1, key_id: `k${index}` }));
      for (let from = 0; from < earlier.length; from += 100)
        await here
          ?.insertInto("key_change_event")
          .values(earlier.slice(from, from + 100))
          .execute();
      await here
        ?.updateTable("key_change")
        .set({ revision: count - 1 })
        .execute();
      await createChangeKeys(here as Database)({ keyId: "last" }, nothing);
      isHeld = false;
      await held;

      expect(told).toHaveLength(count > 1_000 ? 1 : count);
      expect(told[0]).toEqual(count > 1_000 ? undefined : { keyId: "k0" });
    },
  );

  it("are of any keys when the database was put back to an earlier state", async () => {
    await createChangeKeys(here as Database)({ keyId: "k1" }, nothing);
    const next = await watch();
    await here?.updateTable("key_change").set({ revision: 0 }).execute();

    expect(await next(1)).toEqual([undefined]);
  });

  it("are read again after a failure", async () => {
    const warned = new EventEmitter();
    const next = await watch(there, () => void warned.emit("warned"));
    const firstWarning = once(warned, "warned");
    await here?.schema.alterTable("key_change").renameTo("elsewhere").execute();
    await firstWarning;
    await here?.schema.alterTable("elsewhere").renameTo("key_change").execute();
    await createChangeKeys(here as Database)({ keyId: "k1" }, nothing);

    expect(await next(1)).toEqual([{ keyId: "k1" }]);
  });
});
