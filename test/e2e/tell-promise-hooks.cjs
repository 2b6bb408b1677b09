// Loaded into the program before its own code: on SIGUSR2 it says whether promises are hooked.
const { executionAsyncId } = require("node:async_hooks");
const { writeSync } = require("node:fs");

process.on("SIGUSR2", () => void tell());

async function tell() {
  // Only hooked promises have ids of their own.
  const ids = new Set();
  for (let times = 0; times < 3; times++) {
    await Promise.resolve();
    ids.add(executionAsyncId());
  }
  writeSync(1, `promises are ${ids.size > 1 ? "hooked" : "free"}\n`);
}
