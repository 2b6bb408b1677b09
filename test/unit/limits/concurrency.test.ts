import { createConcurrency } from "../../../src/limits/concurrency.js";
import { enterLane } from "../../fakes/enter-lane.js";
import { settle } from "../../fakes/manual-clock.js";

const { signal } = new AbortController();

describe("concurrency", () => {
  it("runs so many at once, queues so many more, and refuses one past them", () => {
    const concurrency = createConcurrency({ maxRunning: 2, maxQueued: 1 });

    expect(enterLane(concurrency, "u1", signal)).toBe("running");
    expect(enterLane(concurrency, "u1", signal)).toBe("running");
    expect(enterLane(concurrency, "u1", signal)).toBeInstanceOf(Promise);
    expect(enterLane(concurrency, "u1", signal)).toBe("full");
  });

  it("lets those who wait in by the order they came, one for each that leaves", async () => {
    const concurrency = createConcurrency({ maxRunning: 1, maxQueued: 10 });
    const entered: number[] = [];
    void enterLane(concurrency, "u1", signal);
    for (const number of [1, 2, 3])
      void (enterLane(concurrency, "u1", signal) as Promise<void>).then(() => entered.push(number));
    await settle();
    expect(entered).toEqual([]);
    concurrency.leave("u1");
    await settle();
    expect(entered).toEqual([1]);
    concurrency.leave("u1");
    concurrency.leave("u1");
    await settle();
    expect(entered).toEqual([1, 2, 3]);
  });

  it("keeps no user waiting for another", () => {
    const concurrency = createConcurrency({ maxRunning: 1, maxQueued: 1 });
    for (let call = 0; call < 3; call++) void enterLane(concurrency, "u1", signal);

    expect(enterLane(concurrency, "u2", signal)).toBe("running");
  });

  it("lets one go whose caller is gone, and gives the turn to the next", async () => {
    const concurrency = createConcurrency({ maxRunning: 1, maxQueued: 2 });
    const gone = new AbortController();
    void enterLane(concurrency, "u1", signal);
    const first = enterLane(concurrency, "u1", gone.signal) as Promise<void>;
    const second = enterLane(concurrency, "u1", signal) as Promise<void>;
    gone.abort(new Error("the client has disconnected"));

    await expect(first).rejects.toThrow("the client has disconnected");
    concurrency.leave("u1");
    await expect(second).resolves.toBeUndefined();
    expect(enterLane(concurrency, "u1", signal)).toBeInstanceOf(Promise);
  });

  it("lets nobody wait whose time is up already", async () => {
    const concurrency = createConcurrency({ maxRunning: 1, maxQueued: 1 });
    void enterLane(concurrency, "u1", signal);

    await expect(enterLane(concurrency, "u1", AbortSignal.abort(new Error("too late")))).rejects.toThrow("too late");
    expect(enterLane(concurrency, "u1", signal)).toBeInstanceOf(Promise);
  });

  it("has all places free again when all have left", () => {
    const concurrency = createConcurrency({ maxRunning: 2, maxQueued: 0 });
    for (let round = 0; round < 3; round++) {
      expect(enterLane(concurrency, "u1", signal)).toBe("running");
      expect(enterLane(concurrency, "u1", signal)).toBe("running");
      expect(enterLane(concurrency, "u1", signal)).toBe("full");
      concurrency.leave("u1");
      concurrency.leave("u1");
    }
  });
});
