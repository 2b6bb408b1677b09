import { createUsage } from "../../../src/usage/usage.js";
import { countedRequest } from "../../fakes/counted-request.js";
import { createManualClock } from "../../fakes/manual-clock.js";
import { sqlHistory } from "../../fakes/sql-history.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { storeKinds, type TestStore } from "../../fakes/test-stores.js";

const log = { warn: () => undefined };

describe.each(storeKinds)("the use of many users on %s", (_name, makeStore) => {
  let store: TestStore;

  beforeEach(async () => {
    store = await makeStore();
  });

  afterEach(() => store.remove());

  /** `onStatement` is called at each statement. */
  const setUp = async (logEntries: number, onStatement: () => void) => {
    const clock = createManualClock("2026-11-21T12:30:00.000Z");
    const db = await store.open();
    let executing = 0;
    const watched = db.withPlugin({
      transformQuery: ({ node }) => {
        executing++;
        onStatement();
        return node;
      },
      transformResult: async ({ result }) => {
        executing--;
        return result;
      },
    });
    const usage = createUsage(
      { logEntries },
      { history: sqlHistory(watched, logEntries), clock, breaker: steadyBreaker, log: log as never },
    );
    const count = (user: number, code = 0) =>
      usage.count(
        countedRequest({ caller: { userId: `user ${user % 700}`, keyId: `key ${user}`, network: "testnet" }, code }),
      );
    /** Until no statement is under way, and none follows from the last one. */
    const idle = async (): Promise<void> => {
      await new Promise(setImmediate);
      if (executing > 0) await idle();
    };
    return { db, clock, usage, count, idle };
  };

  it("is written in few statements, and adds up", async () => {
    let statements = 0;
    const { db, usage, count } = await setUp(250, () => statements++);
    const requestsOf = async (table: "usage" | "method_latency") =>
      (
        await db
          .selectFrom(table)
          .select((of) => of.fn.sum<number>("requests").as("sum"))
          .executeTakeFirst()
      )?.sum;
    for (let round = 1; round <= 2; round++) {
      statements = 0;
      for (let user = 0; user < 1_400; user++) count(user);
      for (let user = 0; user < 600; user++) count(user, -32602);
      await usage.flush();

      // Three times 500 keys in two tables; four times 500 entries of the request log, which are trimmed later.
      expect(statements).toBe(10);
      expect(await requestsOf("usage")).toBe(2_000 * round);
      expect(await requestsOf("method_latency")).toBe(2_000 * round);
    }
  });

  it("is not written again while a write is under way", async () => {
    let statements = 0;
    const { clock, count, idle } = await setUp(0, () => {
      if (++statements > 1) return;
      // Two more writes would be due in this time.
      count(2);
      clock.advance(5_000);
    });
    count(1);
    clock.advance(2_000);
    await idle();
    expect(statements).toBe(2);
    clock.advance(60_000);
    await idle();

    expect(statements).toBe(4);
  });

  it("is written less often when that takes long", async () => {
    let isSlow = true;
    const written: number[] = [];
    const { clock, count, idle } = await setUp(0, () => {
      written.push(clock.elapsedMs());
      if (isSlow) clock.advance(400);
    });
    const passTime = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1_000) {
        count(1);
        clock.advance(1_000);
        await idle();
      }
    };
    await passTime(2_000);
    expect(written).toEqual([2_000, 2_400]);
    isSlow = false;
    // Two statements took 800 ms: ten times that is rest.
    await passTime(8_000);
    expect(written).toHaveLength(2);
    await passTime(2_000);

    expect(written).toHaveLength(4);
  });
});
