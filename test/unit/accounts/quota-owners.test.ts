import { createQuotaOwners } from "../../../src/accounts/quota-owners.js";
import { createQuotaStore, type Grant } from "../../../src/limits/quota-store.js";
import type { Database } from "../../../src/store/database.js";
import { createRetention } from "../../../src/usage/retention.js";
import { logLimits } from "../../fakes/log-limits.js";
import { createManualClock } from "../../fakes/manual-clock.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const day = "2026-11-21";

describe.each(storeKinds)("the quota of a deleted account on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
  });

  afterEach(() => store.remove());

  const setUp = ({ isMonthly = false } = {}) => {
    const clock = createManualClock(`${day}T12:00:00.000Z`);
    const digests = (email: string) => [`digest of ${email.length}`] as const;
    const owners = createQuotaOwners({ db, now: () => new Date(clock.nowMs()), digests, isMonthly });
    const quota = createQuotaStore(db, { defaultLimit: 100, overrideColumn: "daily_requests" });
    const grant = async (userId: string, size: number, period = day) =>
      (await quota.grant([{ userId, period, size }], clock.nowMs()))[0] as Grant;
    /** As the accounts library does: the hook, then the row and all that hangs on it. */
    const remove = async (id: string, email = `${id}@example.org`): Promise<void> => {
      await owners.keep({ id, email });
      await db.deleteFrom("user").where("id", "=", id).execute();
    };
    const join = async (id: string, email: string): Promise<void> => {
      await addUser(db, id);
      await owners.inherit({ id, email });
    };
    const { run } = createRetention(logLimits, { db, clock, breaker: steadyBreaker, log: { warn: () => undefined } });
    return { clock, quota, grant, remove, join, cleanUp: run };
  };

  it("goes on in a new account of the same e-mail, in capitals or not, also when that one is deleted", async () => {
    const { quota, grant, remove, join } = setUp();
    await addUser(db, "ada");
    expect(await grant("ada", 3)).toMatchObject({ owner: "ada", granted: 3, leased: 3 });
    await remove("ada");
    await join("ada again", "ADA@example.org");
    expect(await quota.read("ada again", day)).toEqual({ owner: "ada", leased: 3, limit: 100 });
    expect(await grant("ada again", 2)).toMatchObject({ owner: "ada", granted: 2, leased: 5 });
    await remove("ada again", "ada@example.org");
    await join("ada once more", "ada@example.org");

    expect(await grant("ada once more", 1)).toMatchObject({ owner: "ada", leased: 6 });
  });

  it("takes back what the deleted account had leased and not used", async () => {
    const { quota, grant, remove, join } = setUp();
    await addUser(db, "ada");
    const { owner } = await grant("ada", 5);
    await remove("ada");
    await join("ada again", "ada@example.org");
    await quota.releaseLeases([{ owner, period: day, tokens: 4 }]);

    expect(await quota.read("ada again", day)).toMatchObject({ leased: 1 });
  });

  it("is nobody else's", async () => {
    const { grant, remove, join } = setUp();
    await addUser(db, "ada");
    await grant("ada", 3);
    await remove("ada");
    await join("somebody", "somebody@example.org");

    expect(await grant("somebody", 1)).toMatchObject({ owner: "somebody", leased: 1 });
  });

  it("grants nothing more to the deleted account", async () => {
    const { grant, remove } = setUp();
    await addUser(db, "ada");
    await grant("ada", 3);
    await remove("ada");

    expect(await grant("ada", 1)).toMatchObject({ granted: 0 });
  });

  it.each([
    ["a day", false, `${day}T23:59:59.999Z`, "2026-11-22T00:00:00.000Z"],
    ["a month, where there is a monthly quota", true, "2026-11-30T23:59:59.999Z", "2026-12-01T00:00:00.000Z"],
  ])("is forgotten with all that was kept at the end of %s", async (_period, isMonthly, lastMoment, end) => {
    const { clock, grant, remove, join, cleanUp } = setUp({ isMonthly });
    await addUser(db, "ada");
    await grant("ada", 3);
    await remove("ada");
    const kept = async () => [
      await db.selectFrom("deleted_account").select("quota_owner").execute(),
      await db.selectFrom("quota").select("user_id").execute(),
    ];
    clock.setDate(lastMoment);
    await cleanUp();
    expect(await kept()).toEqual([[{ quota_owner: "ada" }], [{ user_id: "ada" }]]);
    clock.setDate(end);
    await join("ada again", "ada@example.org");
    expect(await grant("ada again", 1, end.slice(0, 10))).toMatchObject({ owner: "ada again", leased: 1 });
    await cleanUp();

    expect(await kept()).toEqual([[], [{ user_id: "ada again" }]]);
  });

  it("is kept as long as a new account goes on with it", async () => {
    const { clock, grant, remove, join, cleanUp } = setUp();
    await addUser(db, "ada");
    await grant("ada", 3);
    await remove("ada");
    await join("ada again", "ada@example.org");
    clock.setDate("2026-11-23T00:00:00.000Z");
    await cleanUp();

    expect(await grant("ada again", 1)).toMatchObject({ owner: "ada", leased: 4 });
  });
});
