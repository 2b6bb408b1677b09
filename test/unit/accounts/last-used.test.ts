import { createLastUsed } from "../../../src/accounts/last-used.js";
import type { Database } from "../../../src/store/database.js";
import { createManualClock } from "../../fakes/manual-clock.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { addKey as addKeyOf, addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const parts = { breaker: steadyBreaker, log: { warn: () => undefined } };

describe.each(storeKinds)("when keys were last used, on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    await addUser(db, "u1");
  });

  afterEach(() => store.remove());

  const addKey = (id: string, slot: number) => addKeyOf(db, { id, userId: "u1", slot });

  it("is written for each key with its own time, in statements of up to 2,000 keys", async () => {
    let statements = 0;
    const watched = db.withPlugin({
      transformQuery: ({ node }) => {
        statements++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    for (const [index, id] of ["k1", "k2", "k3"].entries()) await addKey(id, index + 1);
    const clock = createManualClock("2026-11-21T12:00:00.000Z");
    const lastUsed = createLastUsed({ flushMs: 60_000 }, { ...parts, db: watched, clock });
    lastUsed.touch("k1");
    lastUsed.touch("k2");
    clock.advance(5_000);
    lastUsed.touch("k1");
    for (let other = 0; other < 1_999; other++) lastUsed.touch(`gone ${other}`);
    await lastUsed.close();

    expect(statements).toBe(2);
    expect(await db.selectFrom("api_key").select(["id", "last_used_at"]).orderBy("id").execute()).toEqual([
      { id: "k1", last_used_at: "2026-11-21T12:00:05.000Z" },
      { id: "k2", last_used_at: "2026-11-21T12:00:00.000Z" },
      { id: "k3", last_used_at: null },
    ]);
  });
});
