// One of several gateway processes on one store: takes as much of a caller's quotas as it is told to, and reports each request
// that it served. Runs the compiled service.

import { createClock } from "../../dist/src/clock.js";
import { readSettings } from "../../dist/src/config/read-settings.js";
import { openLimits } from "../../dist/src/service/open-limits.js";
import { openPartedStore } from "../../dist/src/store/store-parts.js";

const silent = () => {};
const log = {
  debug: silent,
  info: silent,
  warn: silent,
  error: (fields) => process.stderr.write(`${fields.err?.stack}\n`),
};
const settings = readSettings(process.env);
const clock = createClock(() => new Date("2026-11-21T12:00:00.000Z"));
const stores = await openPartedStore(settings, { clock, log });
const limits = await openLimits(settings, {
  ...stores.dashboard,
  stores,
  log,
  clock,
  notices: { quota: async () => {}, errors: async () => {} },
});

const commands = {
  /** `count` requests, `atOnce` of them under way at any time. */
  async take({ caller, count, atOnce }) {
    let rest = count;
    let served = 0;
    const run = async () => {
      while (rest > 0) {
        rest--;
        const taken = await limits.quota.take(caller);
        if (!taken.isRefused) served++;
        // As a call to a node would: others get their turn.
        await new Promise(setImmediate);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, run));
    return served;
  },
  /** As `take`, endlessly; each request served is reported before the next. */
  async takeOn({ caller }) {
    for (;;) {
      const taken = await limits.quota.take(caller);
      if (!taken.isRefused) await new Promise((resolve) => process.send({ served: 1 }, resolve));
    }
  },
  async close() {
    await limits.close();
    await stores.close();
    process.disconnect();
  },
};

async function run({ command, ...input }) {
  const result = await commands[command](input);
  if (process.connected) process.send({ done: result });
}

process.on("message", (message) => void run(message));
process.send("ready");
