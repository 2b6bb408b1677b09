import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { SearchThread } from "../../../src/http/mcp/search-thread.js";
import { createManualClock } from "../../fakes/manual-clock.js";

const dist = join(__dirname, "../../../dist");
const workerUrl = pathToFileURL(join(dist, "bundle/search-worker.js"));
const index = join(dist, "site/docs/search.json");

it("finds ten entries at most, in the order of the queries, and starts again after a minute without one", async () => {
  const clock = createManualClock();
  const thread = new SearchThread({ workerUrl, index, clock });
  const [limits, logs] = await Promise.all([thread.search("limits"), thread.search("eth_getLogs")]);
  expect([limits.length, logs.length]).toEqual([10, 10]);
  expect(logs[0]?.id).toBe("/docs/eth_getLogs");
  clock.advance(60_000);
  expect((await thread.search("limits"))[0]).toEqual(limits[0]);
  clock.advance(60_000);
});

it("lets 32 queries wait, and refuses one more", async () => {
  const clock = createManualClock();
  const thread = new SearchThread({ workerUrl, index, clock });
  const waiting = Array.from({ length: 32 }, () => thread.search("quota"));
  await expect(thread.search("quota")).rejects.toThrow("too many searches wait");
  expect((await Promise.all(waiting)).length).toBe(32);
  clock.advance(60_000);
});

it("rejects where its index can't be read, and tries again with the next query", async () => {
  const thread = new SearchThread({ workerUrl, index: join(dist, "nothing.json"), clock: createManualClock() });
  await expect(thread.search("quota")).rejects.toThrow("ENOENT");
  await expect(thread.search("quota")).rejects.toThrow("ENOENT");
});
