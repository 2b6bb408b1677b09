import { createNetworkRecord } from "../../../src/http/status/network-record.js";
import type { OpenedNodes } from "../../../src/networks/open-nodes.js";
import type { Database } from "../../../src/store/database.js";
import { createManualClock, type ManualClock } from "../../fakes/manual-clock.js";
import { steadyBreaker } from "../../fakes/steady-breaker.js";
import { storeKinds, type TestStore } from "../../fakes/test-stores.js";

const dayMs = 86_400_000;

describe.each(storeKinds)("the record of the networks on %s", (_name, makeStore) => {
  let store: TestStore;
  let db: Database;
  let clock: ManualClock;
  let isDown: boolean;
  let calls: number;

  beforeEach(async () => {
    store = await makeStore();
    db = await store.open();
    clock = createManualClock("2026-11-21T12:30:00.000Z");
    isDown = false;
    calls = 0;
  });

  afterEach(() => store.remove());

  const call = async () => {
    calls++;
    if (isDown) throw new Error("no node");
    return Buffer.from('{"number":"0x10","timestamp":"0x6553f100"}');
  };
  const nodes = { testnet: { node: { call }, network: { name: "testnet" } } } as unknown as OpenedNodes;
  const start = () => createNetworkRecord({ db, clock, breaker: steadyBreaker, log: { warn: () => undefined }, nodes });
  const passMinute = async (record: ReturnType<typeof start>) => {
    clock.advance(60_000);
    await record.close();
  };

  it("has the head, and what each minute's check found", async () => {
    await passMinute(start());
    isDown = true;
    await passMinute(start());
    isDown = false;
    const [status] = await start().read();

    expect(status).toEqual({
      name: "testnet",
      isUp: true,
      head: { number: 16, minedAtMs: 0x6553f100 * 1_000 },
      days: [{ network: "testnet", day: "2026-11-21", checks: 2, passed: 1 }],
    });
  });

  it("says that a network is down, with the last head that it had", async () => {
    const record = start();
    await record.read();
    isDown = true;
    clock.advance(10_000);
    expect(await record.read()).toMatchObject([{ isUp: false, head: { number: 16 } }]);
    await record.close();
  });

  it("asks the nodes once in ten seconds, however often it is read", async () => {
    const record = start();
    await Promise.all(Array.from({ length: 50 }, () => record.read()));
    clock.advance(9_999);
    await record.read();
    expect(calls).toBe(1);
    clock.advance(1);
    await record.read();
    expect(calls).toBe(2);
    await record.close();
  });

  it("keeps 90 days", async () => {
    await passMinute(start());
    clock.advance(89 * dayMs - 60_000);
    await passMinute(start());
    expect((await start().read())[0]?.days).toHaveLength(2);
    clock.advance(dayMs);
    await passMinute(start());
    expect((await start().read())[0]?.days.map(({ day }) => day)).toEqual(["2027-02-18", "2027-02-19"]);
  });
});
