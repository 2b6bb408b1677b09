import { createQuotaStore } from "../../../src/limits/quota-store.js";
import type { Database } from "../../../src/store/database.js";
import { addKey, addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

describe.each(storeKinds)("leases on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    await addUser(db, "u1");
  });

  afterEach(() => store.remove());

  it.each([0, 1, 2, 3, 4])(
    "are had by one who asks %i queries after another who begins the period",
    async (queries) => {
      const quota = createQuotaStore(db, { defaultLimit: 20, overrideColumn: "daily_requests" });
      const ask = () => quota.grant([{ userId: "u1", period: "2026-11-21", size: 1 }], Date.now());
      const askLater = async () => {
        for (let query = 0; query < queries; query++) await db.selectFrom("user").select("id").execute();
        return ask();
      };
      expect(await Promise.all([ask(), askLater()])).toMatchObject([[{ granted: 1 }], [{ granted: 1 }]]);
    },
  );

  it("end at the limit", async () => {
    const quota = createQuotaStore(db, { defaultLimit: 2, overrideColumn: "daily_requests" });
    const ask = () => quota.grant([{ userId: "u1", period: "2026-11-21", size: 1 }], Date.now());
    const granted = [await ask(), await ask(), await ask()].map(([grant]) => grant?.granted);
    expect(granted).toEqual([1, 1, 0]);
  });

  describe("of an API key", () => {
    const open = () =>
      createQuotaStore(db, { defaultLimit: 1_000_000, table: "api_key", overrideColumn: "daily_requests" });
    const ask = async (size: number) => {
      const [grant] = await open().grant([{ userId: "k1", period: "2026-11-21", size }], Date.now());
      return [grant?.granted, grant?.leased, grant?.limit];
    };
    const setLimit = (daily_requests: number | null) => db.updateTable("api_key").set({ daily_requests }).execute();

    beforeEach(() => addKey(db, { id: "k1", userId: "u1" }));

    it("are a sixteenth of what is left of its limit, at most, and end at it", async () => {
      await setLimit(100);
      expect(await ask(128)).toEqual([6, 6, 100]);
      const granted: number[] = [];
      for (let [count = 0] = await ask(128); count > 0; [count = 0] = await ask(128)) granted.push(count);

      expect(Math.max(...granted)).toBe(5);
      expect(granted.slice(-15)).toEqual(Array(15).fill(1));
      expect(await ask(1)).toEqual([0, 100, 100]);
      expect(await open().read("k1", "2026-11-21")).toEqual({ owner: "k1", leased: 100, limit: 100 });
    });

    it("follow its limit: raised, lowered below what is used, removed", async () => {
      await setLimit(2);
      await ask(1);
      await ask(1);
      expect(await ask(1)).toEqual([0, 2, 2]);
      await setLimit(3);
      expect(await ask(1)).toEqual([1, 3, 3]);
      await setLimit(1);
      expect(await ask(1)).toEqual([0, 3, 1]);
      await setLimit(null);
      expect(await ask(1)).toEqual([1, 4, 1_000_000]);
    });

    it("take nothing of its user's quota, nor of another key's", async () => {
      await addKey(db, { id: "k2", userId: "u1", slot: 2 });
      await setLimit(1);
      expect(await ask(1)).toEqual([1, 1, 1]);
      const ofUser = createQuotaStore(db, { defaultLimit: 20, overrideColumn: "daily_requests" });

      expect(await ofUser.read("u1", "2026-11-21")).toEqual({ owner: "u1", leased: 0, limit: 20 });
      expect(await open().read("k2", "2026-11-21")).toEqual({ owner: "k2", leased: 0, limit: 1 });
    });

    it("are none once the key is deleted", async () => {
      await db.deleteFrom("api_key").execute();
      expect(await ask(1)).toEqual([0, 0, 0]);
    });
  });
});
