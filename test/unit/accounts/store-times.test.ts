import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { withStoreTimes } from "../../../src/accounts/store-times.js";
import type { Database } from "../../../src/store/database.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const dayMs = 86_400_000;

describe.each(storeKinds)("sessions of machines with different clocks, on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    await addUser(db, "u1");
  });

  afterEach(() => store.remove());

  const adapterOf = (aheadMs: number) => withStoreTimes(kyselyAdapter(db, { type: "sqlite" })({}), () => aheadMs);

  it.each([450 * dayMs, -450 * dayMs, 0])("expire at one time where one machine is %d ms ahead", async (aheadMs) => {
    const [right, wrong] = [adapterOf(0), adapterOf(aheadMs)];
    const nowMs = Date.parse("2026-11-21T12:00:00.000Z");
    const endOf = (machineMs: number) => new Date(machineMs + 7 * dayMs);
    const times = { createdAt: new Date(nowMs + aheadMs), updatedAt: new Date(nowMs + aheadMs) };
    const data = { userId: "u1", token: "t", ...times, expiresAt: endOf(nowMs + aheadMs) };
    await wrong.create({ model: "session", data });
    const where = [{ field: "token", value: "t" }];

    expect(await db.selectFrom("session").select("expiresAt").execute()).toEqual([
      { expiresAt: endOf(nowMs).toISOString() },
    ]);
    expect(await right.findOne({ model: "session", where })).toMatchObject({ expiresAt: endOf(nowMs) });
    expect(await wrong.findOne({ model: "session", where })).toMatchObject({ expiresAt: endOf(nowMs + aheadMs) });

    const update = { expiresAt: endOf(nowMs + aheadMs + dayMs) };
    expect(await wrong.update({ model: "session", where, update })).toMatchObject(update);
    const expired = [{ field: "expiresAt", operator: "lt", value: new Date(nowMs + aheadMs) }] as const;
    expect(await wrong.count({ model: "session", where: [...expired] })).toBe(0);
    expect(await wrong.deleteMany({ model: "session", where: [...expired] })).toBe(0);
    expect(await right.findMany({ model: "session" })).toMatchObject([{ expiresAt: endOf(nowMs + dayMs) }]);
  });
});
