import type { Database } from "../../../src/store/database.js";
import { createErrorAlerts, type ErrorAlert, minRequests } from "../../../src/usage/error-alerts.js";
import { createUsage } from "../../../src/usage/usage.js";
import { countedRequest } from "../../fakes/counted-request.js";
import { createManualClock, type ManualClock } from "../../fakes/manual-clock.js";
import { sqlHistory } from "../../fakes/sql-history.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { addUser, storeKinds, type TestStore } from "../../fakes/test-stores.js";

const log = { warn: () => undefined };
const hourMs = 3_600_000;

describe.each(storeKinds)("alerts about failed requests on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  let clock: ManualClock;
  let sent: ErrorAlert[];

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    clock = createManualClock("2026-11-21T12:30:00.000Z");
    sent = [];
    await addUser(db, "u1");
    await choose(10);
  });

  afterEach(() => store.remove());

  const choose = (error_alert_percent: number | null, id = "u1") =>
    db.updateTable("user").set({ error_alert_percent }).where("id", "=", id).execute();
  const run = (notify = async (alert: ErrorAlert) => void sent.push(alert)) =>
    createErrorAlerts({ db, clock, breaker: steadyBreaker, log, history: sqlHistory(db), notify }).run();

  async function count(requests: number, errors: number, userId = "u1"): Promise<void> {
    const usage = createUsage({ logEntries: 0 }, { history: sqlHistory(db), clock, breaker: steadyBreaker, log });
    const caller = { userId, keyId: "k1", network: "testnet" } as const;
    for (let number = 0; number < requests; number++)
      usage.count(countedRequest({ caller, code: number < errors ? -32602 : 0 }));
    await usage.close();
  }

  it("are sent from the chosen percentage on, and not below", async () => {
    await count(200, 19);
    await run();
    expect(sent).toEqual([]);
    await choose(9);
    await run();
    expect(sent).toEqual([
      { userId: "u1", email: "u1@example.org", requests: 200, errors: 19, since: "2026-11-21T12:00:00.000Z" },
    ]);
  });

  it.each([
    [minRequests - 1, 99, []],
    [minRequests, 10, [10]],
  ])("of %i requests, %i of them failed: %j", async (requests, errors, expected) => {
    await count(requests, errors);
    await run();
    expect(sent.map((alert) => alert.errors)).toEqual(expected);
  });

  it("come once in six hours, and are of the hour that it is", async () => {
    await count(minRequests, 100);
    await run();
    await run();
    expect(sent).toHaveLength(1);

    clock.setDate(new Date(Date.parse("2026-11-21T12:30:00.000Z") + 6 * hourMs).toISOString());
    await count(minRequests, 50);
    await run();
    expect(sent).toHaveLength(1);
    clock.setDate(new Date(Date.parse("2026-11-21T12:30:00.000Z") + 6 * hourMs + 1).toISOString());
    await run();
    expect(sent.slice(1)).toMatchObject([{ requests: minRequests, errors: 50, since: "2026-11-21T18:00:00.000Z" }]);
  });

  it("count what failed since the hour began", async () => {
    for (const [time, requests] of [
      ["11:59:59", 500],
      ["12:00:00", 60],
      ["12:30:00", 60],
    ] as const) {
      clock.setDate(`2026-11-21T${time}.000Z`);
      await count(requests, 30);
    }
    await run();
    expect(sent).toMatchObject([{ requests: 120, errors: 60, since: "2026-11-21T12:00:00.000Z" }]);
  });

  it("are for users who chose them and are not suspended, of whom there may be many", async () => {
    const ids = Array.from({ length: 1_200 }, (_, index) => `many-${String(index).padStart(4, "0")}`);
    for (const id of ids) await addUser(db, id);
    await db.updateTable("user").set({ error_alert_percent: 50 }).where("id", "like", "many-%").execute();
    await choose(null, "u1");
    await db.updateTable("user").set({ disabled_at: "2026-11-21" }).where("id", "=", "many-0007").execute();
    for (const id of ["u1", "many-0000", "many-0007", "many-1199"]) await count(minRequests, 60, id);
    await run();
    expect(sent.map(({ userId }) => userId)).toEqual(["many-0000", "many-1199"]);
  });

  it("that could not be stored are sent by the next run", async () => {
    await count(minRequests, 60);
    await expect(run(() => Promise.reject(new Error("no mail")))).rejects.toThrow("no mail");
    await run();
    expect(sent).toHaveLength(1);
  });
});
