import type { Database } from "../../../src/store/database.js";
import { createWorkLease, LeaseLostError } from "../../../src/store/work-lease.js";
import { createManualClock } from "../../fakes/manual-clock.js";
import { storeKinds, type TestStore } from "../../fakes/test-stores.js";

const hourMs = 3_600_000;

describe.each(storeKinds)("a lease on background work on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
  });

  afterEach(() => store.remove());

  const make = (clock = createManualClock()) => ({
    clock,
    lease: createWorkLease({ name: "retention", everyMs: hourMs }, { db, clock }),
  });
  const none = { markMs: undefined, stoppedRuns: 0 };

  it("is held by one process at a time, and by the next one once it is released", async () => {
    const [one, other] = [make(), make()];
    const taken = await Promise.all([one.lease.take(), other.lease.take()]);
    expect(taken.filter(Boolean)).toEqual([none]);
    await one.lease.release();
    await other.lease.release();
    expect(await other.lease.take()).toEqual(none);
  });

  it("is taken over a minute after its process has stopped, which then notices", async () => {
    const [one, other] = [make(), make()];
    await one.lease.take();
    other.clock.advance(59_999);
    expect(await other.lease.take()).toBeUndefined();
    other.clock.advance(1);
    expect(await other.lease.take()).toEqual(none);
    one.clock.advance(30_000);
    await expect(one.lease.keep()).rejects.toThrow(LeaseLostError);
    await one.lease.release({ markMs: 0, stoppedRuns: 9 });
    await other.lease.release();
    expect(await other.lease.take()).toEqual(none);
  });

  it("lasts while it is kept", async () => {
    const [one, other] = [make(), make()];
    await one.lease.take();
    for (let part = 0; part < 4; part++) {
      one.clock.advance(30_000);
      other.clock.advance(30_000);
      await one.lease.keep();
      expect(await other.lease.take()).toBeUndefined();
    }
  });

  it("is due an hour after a finished run, and tells what that run left", async () => {
    const { lease, clock } = make();
    await lease.take();
    const left = { markMs: clock.nowMs(), stoppedRuns: 3 };
    await lease.release(left);
    clock.advance(hourMs - 1);
    expect(await lease.take()).toBeUndefined();
    clock.advance(1);
    expect(await lease.take()).toEqual(left);
  });

  it("is not kept away by times that a wrong clock wrote", async () => {
    const [ahead, right] = [make(createManualClock("2028-01-01T00:00:00.000Z")), make()];
    await ahead.lease.take();
    expect(await right.lease.take()).toEqual(none);
    await right.lease.release();
    await ahead.lease.take();
    await ahead.lease.release(none);
    expect(await right.lease.take()).toEqual(none);
  });
});
