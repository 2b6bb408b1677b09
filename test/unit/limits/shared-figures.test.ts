import { LeasedQuota } from "../../../src/limits/period-quota.js";
import { type FigureExchange, maxFigures, type QuotaFigure } from "../../../src/limits/share-figures.js";
import { createManualClock, type ManualClock, settle } from "../../fakes/manual-clock.js";
import { createMemoryQuotaStore } from "../../fakes/memory-quota-store.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { fc } from "../../seeded-fast-check.js";

const intervalMs = 10;
const limit = 25_000;

/** Workers whose messages arrive when a test says so. */
function createWorkers(count: number) {
  const clock = createManualClock();
  const { store } = createMemoryQuotaStore(limit);
  const listeners: Parameters<FigureExchange["onTold"]>[0][] = [];
  const messages: { readonly figures: readonly QuotaFigure[]; readonly by: number }[] = [];
  const exchangeOf = (by: number): FigureExchange => ({
    intervalMs,
    tell: (figures) => void messages.push({ figures, by }),
    onTold: (listener) => (listeners[by] = listener),
  });
  const workers = Array.from({ length: count }, (_, by) => {
    const options = { kind: "day", defaultLimit: limit, maxWaiting: 5_000, others: exchangeOf(by) } as const;
    return new LeasedQuota(options, { store, clock, breaker: steadyBreaker });
  });
  const deliver = (): void => {
    for (const { figures, by } of messages.splice(0))
      for (const [worker, listener] of listeners.entries()) if (worker !== by) listener(figures, by);
  };
  return { clock, store, workers, messages, deliver };
}

async function pass(clock: ManualClock, deliver: () => void): Promise<void> {
  await settle();
  clock.advance(intervalMs);
  await settle();
  deliver();
}

const leftOf = (worker: LeasedQuota | undefined, userId = "u1"): number => worker?.stateOf(userId).left ?? NaN;
const uncounted = async (): Promise<number> => 0;

describe("what is left of a quota, over workers", () => {
  it("is what was not used, in each of them, though each holds a lease", async () => {
    const { clock, workers, deliver } = createWorkers(3);
    for (let request = 1; request <= 300; request++) {
      await workers[request % 3]?.take("u1");
      await pass(clock, deliver);
      expect(workers.map((worker) => leftOf(worker))).toEqual(Array(3).fill(limit - request));
    }
  });

  it("never grows in a worker, whichever of them serves and however late messages are", async () => {
    const step = fc.record({ worker: fc.nat({ max: 2 }), requests: fc.nat({ max: 90 }), isDelivered: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { clock, workers, deliver } = createWorkers(3);
        const shown = workers.map(() => Infinity);
        for (const { worker, requests, isDelivered } of steps) {
          await Promise.all(Array.from({ length: requests }, async () => workers[worker]?.take("u1")));
          await pass(clock, isDelivered ? deliver : () => undefined);
          for (const [index, each] of workers.entries()) {
            const left = leftOf(each);
            expect(left).toBeLessThanOrEqual(shown[index] as number);
            shown[index] = left;
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it("does not grow by a refund", async () => {
    const { workers } = createWorkers(1);
    const ticket = await workers[0]?.take("u1");
    expect(leftOf(workers[0])).toBe(limit - 1);
    if (ticket && !ticket.isRefused) ticket.refund();
    expect(leftOf(workers[0])).toBe(limit - 1);
    await workers[0]?.take("u1");
    await workers[0]?.take("u1");
    expect(leftOf(workers[0])).toBe(limit - 2);
  });

  it("is sent once in an interval, 500 quotas in a message and the next one in another", async () => {
    const { clock, workers, messages } = createWorkers(2);
    await Promise.all(Array.from({ length: maxFigures + 1 }, async (_, user) => workers[0]?.take(`u${user}`)));
    await settle();
    expect(messages.map(({ figures }) => figures.length)).toEqual([maxFigures]);
    await workers[0]?.take("u1");
    clock.advance(intervalMs - 1);
    expect(messages).toHaveLength(1);
    clock.advance(1);
    expect(messages.map(({ figures }) => figures.length)).toEqual([maxFigures, 2]);
  });

  it("starts again on the next day", async () => {
    const { clock, workers, deliver } = createWorkers(2);
    await workers[0]?.take("u1");
    await pass(clock, deliver);
    clock.advance(86_400_000);
    expect(workers.map((worker) => leftOf(worker))).toEqual([limit, limit]);
  });
});

describe("the usage of a quota, read from the store", () => {
  it("is what was used by workers of a machine, before anything was written", async () => {
    const { clock, workers, deliver } = createWorkers(2);
    for (let request = 0; request < 40; request++) await workers[request % 2]?.take("u1");
    await pass(clock, deliver);

    expect(await workers[0]?.read("u1", uncounted)).toMatchObject({ used: 20 });
    expect(await workers[0]?.read("u1", async () => 40)).toMatchObject({ used: 40 });
    expect(await workers[0]?.read("u1", async () => 41)).toMatchObject({ used: 40 });
  });

  it("is what was counted, though another machine holds leases", async () => {
    const [here, there] = [createWorkers(1), createWorkers(1)];
    const far = new LeasedQuota(
      { kind: "day", defaultLimit: limit, maxWaiting: 10 },
      { store: here.store, clock: there.clock, breaker: steadyBreaker },
    );
    for (let request = 0; request < 10; request++) await far.take("u1");
    await here.workers[0]?.take("u1");

    expect(await here.workers[0]?.read("u1", async () => 11)).toMatchObject({ limit, used: 11 });
  });

  it("includes what a deleted account with the same e-mail has leased", async () => {
    const { store, clock } = createWorkers(1);
    const ofOther = { ...store, read: async () => ({ owner: "u0", leased: 100, limit }) };
    const quota = new LeasedQuota(
      { kind: "day", defaultLimit: limit, maxWaiting: 10 },
      { store: ofOther, clock, breaker: steadyBreaker },
    );

    expect(await quota.read("u1", async () => 1)).toMatchObject({ used: 100 });
  });
});
