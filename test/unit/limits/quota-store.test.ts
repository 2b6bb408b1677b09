import { createQuotaStore } from "../../../src/limits/quota-store.js";
import type { Database } from "../../../src/store/database.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

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
});
