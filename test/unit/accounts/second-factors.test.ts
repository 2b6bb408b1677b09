import { createSecondFactors } from "../../../src/accounts/protection/second-factors.js";
import { createManualClock } from "../../fakes/manual-clock.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const minuteMs = 60_000;

describe.each(storeKinds)("second factors of sessions on %s", (_name, makeStore) => {
  let store: TestStore;
  const clock = createManualClock();
  const now = () => new Date(clock.nowMs());

  beforeEach(async () => {
    store = await makeStore();
  });
  afterEach(() => store.remove());

  it("are recent for five minutes, of the session that gave the code only", async () => {
    const db = await store.open();
    await addUser(db, "u1");
    const times = { createdAt: now().toISOString(), updatedAt: now().toISOString(), expiresAt: now().toISOString() };
    for (const id of ["s1", "s2"])
      await db
        .insertInto("session")
        .values({ id, userId: "u1", token: id, ...times })
        .execute();
    const factors = createSecondFactors(db, now);
    expect(await factors.isRecent("s1")).toBe(false);
    await factors.record("s1");
    clock.advance(5 * minuteMs - 1);
    const onAnother = createSecondFactors(await store.open(), now);
    expect([await onAnother.isRecent("s1"), await factors.isRecent("s2")]).toEqual([true, false]);
    clock.advance(1);
    expect(await onAnother.isRecent("s1")).toBe(false);
  });
});
