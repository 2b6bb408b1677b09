import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { WorkerThread } from "../../../src/devchain/worker-thread.js";

const workerUrl = pathToFileURL(resolve("dist/bundle/worker.js"));
/** A folder that is missing: they end at once. */
const options = {
  chainId: 31,
  path: "/missing/testnet.chain",
  reset: false,
  timing: { mode: "on-demand", delayMs: 0, confirmations: 0 },
  maxReorgBlocks: 1,
} as const;

it("is one for all devchains, ends with the last, and starts again for the next", async () => {
  const thread = WorkerThread.of(workerUrl);
  thread.run(options);
  thread.run(options);
  await thread.leave();
  expect(WorkerThread.of(workerUrl)).toBe(thread);

  await thread.leave();
  await expect(thread.ended).resolves.toBeUndefined();

  const next = WorkerThread.of(workerUrl);
  expect(next).not.toBe(thread);
  next.run(options);
  await next.leave();
});
