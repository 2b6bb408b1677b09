import { RefusalLog } from "../../../../src/http/connection/refusal-log.js";
import { createManualClock } from "../../../fakes/manual-clock.js";

describe("the log of refused connections", () => {
  it("has a line when an episode begins, and one with their number when none has been refused for a while", () => {
    const clock = createManualClock();
    const log = { warn: jest.fn(), info: jest.fn() };
    const refusals = new RefusalLog({ all: 5, perAddress: 2 }, { log, clock });
    for (let count = 0; count < 1_000; count++) {
      refusals.note("all", "198.51.100.1");
      clock.advance(9_999);
    }
    expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 0]);
    expect(log.warn.mock.calls[0]).toEqual([{ limit: 5 }, expect.stringContaining("CONNECTIONS")]);

    clock.advance(1);
    expect(log.info.mock.calls).toEqual([[{ refused: 1_000 }, "connections are accepted again"]]);

    refusals.note("all", "198.51.100.1");
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it("names the address that has too many, apart from those in all", () => {
    const log = { warn: jest.fn(), info: jest.fn() };
    const refusals = new RefusalLog({ all: 5, perAddress: 2 }, { log, clock: createManualClock() });
    refusals.note("all", "198.51.100.1");
    refusals.note("address", "198.51.100.2");
    expect(log.warn.mock.calls[1]).toEqual([
      { limit: 2, address: "198.51.100.2" },
      expect.stringContaining("TRUST_PROXY"),
    ]);
  });
});
