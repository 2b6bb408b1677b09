import { createStoreOutage } from "../../../src/limits/store-outage.js";
import { createManualClock, settle } from "../../fakes/manual-clock.js";

describe("an outage of the store", () => {
  it("is logged once when it begins and once when it ends, and probed every second between", async () => {
    const clock = createManualClock();
    const logged: unknown[] = [];
    let probes = 0;
    let isAway = true;
    const probe = async (): Promise<void> => {
      probes++;
      if (isAway) throw new Error("still away");
    };
    const record = (fields: unknown): void => void logged.push(fields);
    const outage = createStoreOutage({ log: { error: record, info: record }, clock, probe });
    const cause = new Error("connection refused");
    outage.begin(cause);
    outage.begin(cause);
    const { requestId } = outage.error().data as { requestId: string };
    for (let second = 0; second < 3; second++) {
      clock.advance(1_000);
      await settle();
    }
    expect(outage.isOn()).toBe(true);
    expect(probes).toBe(3);
    isAway = false;
    clock.advance(1_000);
    await settle();

    expect(outage.isOn()).toBe(false);
    expect(logged).toEqual([{ err: cause, requestId }, { requestId }]);
  });
});
