import { systemTimers } from "../../../src/node/timers.js";
import { withinTime } from "../../../src/node/within-time.js";

it("fails once, though the work fails after it was called off before it began", async () => {
  const reason = new Error("closed");
  const work = (): Promise<never> => Promise.reject(new Error("cut"));

  await expect(
    withinTime({ signal: AbortSignal.abort(reason), timeoutMs: 1_000, timers: systemTimers }, work),
  ).rejects.toBe(reason);
  // A rejection that nobody sees ends the process, and fails the test.
  await new Promise((resolve) => setImmediate(resolve));
});
