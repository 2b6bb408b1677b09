import { runs } from "../runs.js";
import { runSubscriptionSeed } from "./subscriptions/run-seed.js";

// More of them: npm run simulate:subscriptions.
it.each(Array.from({ length: runs(100) }, (_, index) => index + 1))(
  "seed %i: clients that lose connections are told of all that happened, once and in order",
  async (seed) => {
    const { events } = await runSubscriptionSeed(seed);
    expect(events).toBeGreaterThan(0);
  },
);
