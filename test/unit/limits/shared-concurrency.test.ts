import { SharedConcurrency } from "../../../src/limits/shared-concurrency.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";
import { enterLane } from "../../fakes/enter-lane.js";
import { createManualClock, settle } from "../../fakes/manual-clock.js";
import { createSharedWorkers } from "../../fakes/shared-workers.js";
import { fc } from "../../seeded-fast-check.js";

function setUp(count: number, maxRunning: number, maxQueued = 1_000) {
  const clock = createManualClock();
  const shared = createSharedWorkers(count, { clock, maxRunning });
  const limits = shared.workers.map(({ others }) => new SharedConcurrency({ maxRunning, maxQueued }, others, clock));
  const running = limits.map(() => 0);
  const enter = (worker: number, signal = new CallAbortController("u1")): unknown => {
    const entry = enterLane(limits[worker] as SharedConcurrency, "u1", signal);
    if (entry === "running") running[worker] = (running[worker] ?? 0) + 1;
    if (entry instanceof Promise)
      return entry.then(
        () => void (running[worker] = (running[worker] ?? 0) + 1),
        () => undefined,
      );
    return entry;
  };
  const leave = (worker: number): void => {
    running[worker] = (running[worker] ?? 0) - 1;
    limits[worker]?.leave("u1");
  };
  const total = (): number => running.reduce((sum, each) => sum + each, 0);
  return { ...shared, clock, limits, running, enter, leave, total };
}

const fill = (enter: (worker: number) => unknown, calls: number, workers: number): void => {
  for (let call = 0; call < calls; call++) void enter(call % workers);
};

describe("concurrency over workers", () => {
  it.each([
    [2, 1],
    [2, 3],
    [3, 64],
    [16, 64],
  ])("runs with %i workers as many of a user's calls as the limit, %i, and not one more", async (count, maxRunning) => {
    const { enter, total, leave, running } = setUp(count, maxRunning);
    fill(enter, 10 * maxRunning, count);
    await settle();
    expect(total()).toBe(maxRunning);
    for (let round = 0; round < 4 * maxRunning; round++) {
      // The busiest one, so that no worker is without waiting calls.
      leave(running.indexOf(Math.max(...running)));
      await settle();
      expect(total()).toBe(maxRunning);
    }
  });

  it("gives one worker all but the places that others have of their own", async () => {
    const { enter, total } = setUp(2, 64);
    fill(enter, 64, 1);
    await settle();
    expect(total()).toBe(56);
  });

  it("starts a call at once, without a message, in places of its own and in those kept from before", async () => {
    const { enter, leave, sent } = setUp(2, 16);
    expect([enter(0), enter(0)]).toEqual(["running", "running"]);
    expect(sent.places).toBe(0);
    await enter(0);
    const before = sent.places;
    leave(0);
    expect(enter(0)).toBe("running");
    expect(sent.places).toBe(before);
  });

  it("returns places that were unused for a second", async () => {
    const { enter, leave, clock, total } = setUp(2, 2);
    await Promise.all([enter(0), enter(0)]);
    leave(0);
    leave(0);
    clock.advance(2_000);
    await settle();
    fill(() => enter(1), 2, 1);
    await settle();
    expect(total()).toBe(2);
  });

  it("passes places on when another worker wants them", async () => {
    const { enter, leave, running } = setUp(2, 2);
    await Promise.all([enter(0), enter(0)]);
    void enter(1);
    await settle();
    expect(running).toEqual([2, 0]);
    leave(0);
    await settle();
    expect(running).toEqual([1, 1]);
  });

  it("frees the places of a worker that has ended", async () => {
    const { enter, workers, running } = setUp(2, 2);
    await Promise.all([enter(0), enter(0)]);
    void enter(1);
    workers[0]?.end();
    await settle();
    expect(running[1]).toBe(1);
  });

  it("goes on with a worker's part while the primary process is slow, after 100 ms", async () => {
    const { enter, hold, goOn, clock, running } = setUp(2, 4);
    hold();
    fill(() => enter(0), 4, 1);
    await settle();
    clock.advance(99);
    await settle();
    expect(running[0]).toBe(0);
    clock.advance(1);
    await settle();
    expect(running[0]).toBe(2);
    goOn();
    await settle();
    expect(running[0]).toBe(4);
  });

  it("refuses one call more than may wait", () => {
    const { enter } = setUp(2, 1, 3);
    const entries = [enter(0), enter(0), enter(0), enter(0)];
    expect(entries.map((entry) => entry instanceof Promise)).toEqual([true, true, true, false]);
    expect(entries[3]).toBe("full");
  });

  it("never exceeds the limit and leaves no call waiting, whatever comes and goes", async () => {
    const step = fc.record({ worker: fc.nat({ max: 2 }), isLeaving: fc.boolean(), isAborted: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9 }), fc.array(step, { maxLength: 60 }), async (max, steps) => {
        const { enter, leave, running, total, clock } = setUp(3, max);
        for (const { worker, isLeaving, isAborted } of steps) {
          const abort = new CallAbortController("u1");
          if (!isLeaving) void enter(worker, abort);
          else if ((running[worker] as number) > 0) leave(worker);
          if (isAborted) abort.abort(new Error("left"));
          await settle();
          expect(total()).toBeLessThanOrEqual(max);
        }
        while (total() > 0) {
          leave(running.findIndex((each) => each > 0));
          await settle();
        }
        clock.advance(2_000);
        await settle();
        fill(enter, 3 * max, 3);
        await settle();
        expect(total()).toBe(max);
      }),
      { numRuns: 200 },
    );
  });
});
