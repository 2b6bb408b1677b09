import { followSent } from "../../../../src/methods/filters/follow-sent.js";
import { openFilters } from "../../../../src/methods/filters/open-filters.js";
import { createManualClock } from "../../../fakes/manual-clock.js";
import { steadyBreaker } from "../../../fakes/steady-breaker.js";
import { storeKinds, type TestStore } from "../../../fakes/test-stores.js";

describe.each(storeKinds)("transactions that other gateways send, on %s", (_name, makeStore) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await makeStore();
  });
  afterEach(() => store.remove());

  const open = async () => {
    const clock = createManualClock();
    const log = { warn: () => undefined };
    return openFilters({ db: await store.open(), clock, breaker: steadyBreaker, log });
  };

  /** Follows with polls that a test runs. */
  const follow = (filters: Awaited<ReturnType<typeof open>>) => {
    const heard: string[] = [];
    const delays: number[] = [];
    let poll: (() => void) | undefined;
    const timers = {
      after(ms: number, work: () => void) {
        if (ms !== 500 || delays.push(ms) > 1) poll = work;
        return () => void (poll = undefined);
      },
    };
    const followed = followSent({ store: filters.store, network: "testnet", timers }, (hash) => heard.push(hash));
    return { followed, heard, hasPoll: () => poll !== undefined, runPoll: () => poll?.() };
  };

  const untilTrue = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
  };

  it("are heard in order and once, those of this network only, from the beginning on", async () => {
    const [one, other] = [await open(), await open()];
    one.onSent("testnet", "0x00");
    await one.close();
    const { followed, heard, hasPoll, runPoll } = follow(other);
    await followed.isReady;
    await untilTrue(hasPoll);
    for (const hash of ["0x01", "0x02", "0x01"]) one.onSent("testnet", hash);
    one.onSent("mainnet", "0x03");
    one.onHeard("testnet", "0x04");
    await one.close();
    runPoll();
    await untilTrue(() => heard.length === 2);
    expect(heard).toEqual(["0x01", "0x02"]);
    followed.stop();
    expect(hasPoll()).toBe(false);
  });
});
