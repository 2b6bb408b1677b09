import { sql } from "kysely";
import { createStoreBreaker } from "../../../src/store/store-breaker.js";
import { probeStore } from "../../../src/store/store-probes.js";
import { createManualClock, settle } from "../../fakes/manual-clock.js";
import { storeKinds } from "../../fakes/test-stores.js";

function setUp() {
  const clock = createManualClock();
  const logged: [object, string][] = [];
  const record = (fields: object, message: string): void => void logged.push([fields, message]);
  /** What becomes of the next probes; the last one stays. */
  const outcomes: ("ok" | "fails" | "hangs")[] = ["ok"];
  const stats = { probes: 0 };
  const probe = async (): Promise<void> => {
    stats.probes++;
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    if (outcome === "hangs") await new Promise(() => undefined);
    if (outcome === "fails") throw new Error("connection refused");
  };
  const breaker = createStoreBreaker({ clock, log: { error: record, info: record }, probe });
  const pass = async (ms: number): Promise<void> => {
    await settle();
    clock.advance(ms);
    await settle();
  };
  return { breaker, clock, logged, outcomes, stats, pass };
}

const queryFailure = new Error("connection terminated");

describe("the store's breaker", () => {
  it("takes a failed query and a failed probe for an outage, and logs one line", async () => {
    const { breaker, outcomes, logged } = setUp();
    outcomes.unshift("fails");
    outcomes[1] = "fails";

    expect(await Promise.all([breaker.report(queryFailure), breaker.report(queryFailure)])).toEqual([true, true]);
    expect(await breaker.report(queryFailure)).toBe(true);
    expect(logged).toEqual([
      [
        { err: new Error("connection refused"), requestId: breaker.outage()?.requestId },
        expect.stringContaining("the database is unavailable"),
      ],
    ]);
  });

  it("takes a failed query for no outage when the probe succeeds", async () => {
    const { breaker, logged } = setUp();

    expect(await breaker.report(queryFailure)).toBe(false);
    expect(breaker.outage()).toBeUndefined();
    expect(logged).toEqual([]);
  });

  it("probes every 400 ms of an outage, which ends with two successes in a row", async () => {
    const { breaker, outcomes, stats, logged, pass } = setUp();
    outcomes.splice(0, 1, "fails", "fails", "ok", "fails", "ok", "ok");
    await breaker.report(queryFailure);
    const { requestId } = breaker.outage() ?? {};
    for (let probes = 1; probes <= 4; probes++) {
      await pass(399);
      expect(stats.probes).toBe(probes);
      await pass(1);
      expect(stats.probes).toBe(1 + probes);
      expect(breaker.outage()?.requestId).toBe(requestId);
    }
    await pass(400);

    expect(breaker.outage()).toBeUndefined();
    expect(logged.at(-1)).toEqual([{ requestId }, "the database is available again"]);
    expect(logged).toHaveLength(2);
    await pass(10_000);
    expect(stats.probes).toBe(6);
  });

  it("takes a probe without an outcome for a failure", async () => {
    const { breaker, outcomes, pass } = setUp();
    outcomes[0] = "hangs";
    const verdict = breaker.report(queryFailure);
    await pass(2_999);
    expect(breaker.outage()).toBeUndefined();
    await pass(1);

    expect(await verdict).toBe(true);
  });

  it("probes at most once a second for those who check, and at once for one who checks later", async () => {
    const { breaker, stats, clock } = setUp();
    expect(await Promise.all([breaker.check(), breaker.check()])).toEqual([false, false]);
    clock.advance(999);
    expect(await breaker.check()).toBe(false);
    expect(stats.probes).toBe(1);
    clock.advance(1);
    expect(await breaker.check()).toBe(false);

    expect(stats.probes).toBe(2);
  });

  it("needs two failed probes to call the store away without a failed query", async () => {
    const { breaker, outcomes, clock } = setUp();
    outcomes.splice(0, 1, "fails", "ok", "fails", "fails");
    expect(await breaker.check()).toBe(false);
    clock.advance(1_000);

    expect(await breaker.check()).toBe(true);
    expect(await breaker.check()).toBe(true);
  });

  it("begins no outage once it is closed", async () => {
    const { breaker, outcomes, logged } = setUp();
    outcomes[0] = "fails";
    const verdict = breaker.report(queryFailure);
    breaker.close();

    expect(await verdict).toBe(true);
    expect(logged).toEqual([]);
  });
});

describe.each(storeKinds)("a probe of %s", (name, makeStore) => {
  const refuseWrites =
    name === "SQLite" ? "pragma query_only = on" : "set session characteristics as transaction read only";

  it("writes, so that a store that can only be read fails it", async () => {
    const store = await makeStore();
    const db = await store.open();
    await probeStore(db, Date.parse("2026-11-21"));
    expect(await db.selectFrom("store_probe").selectAll().execute()).toEqual([
      { id: 1, probed_at: "2026-11-21T00:00:00.000Z" },
    ]);
    await db.connection().execute(async (connection) => {
      await sql.raw(refuseWrites).execute(connection);
      await connection.selectFrom("store_probe").selectAll().execute();
      await expect(probeStore(connection, 0)).rejects.toThrow(/read-?only/);
    });
    await store.remove();
  });
});
