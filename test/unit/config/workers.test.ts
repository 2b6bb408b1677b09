import { availableParallelism } from "node:os";
import { readSettings } from "../../../src/config/read-settings.js";
import { shareOf, workerCountOf } from "../../../src/config/workers.js";

it.each([
  [undefined, 1],
  ["4", 4],
  ["auto", availableParallelism()],
])("WORKERS=%s is %d worker processes", (WORKERS, count) => {
  expect(workerCountOf(readSettings({ WORKERS }))).toBe(count);
});

it.each(["0", "257", "many", "1.5"])("WORKERS=%s is refused", (WORKERS) => {
  expect(() => readSettings({ WORKERS })).toThrow("Settings: WORKERS");
});

it("shares the limits that are for all of them together", () => {
  const settings = readSettings({
    TESTNET_NODE_URL: "http://127.0.0.1:1#concurrency=9,http://127.0.0.1:2",
    CONNECTIONS: "100",
    NODE_CONCURRENCY: "10",
    HELD_BYTES: "300000000",
    HELD_BYTES_PER_USER: "67108864",
  });
  const share = shareOf(settings, 4);
  expect(share).toMatchObject({ CONNECTIONS: 25, NODE_CONCURRENCY: 3, HELD_BYTES: 75_000_000 });
  expect(share.TESTNET_NODE_URL?.map(({ concurrency }) => concurrency)).toEqual([3, undefined]);
  expect(share.DAILY_REQUESTS).toBe(settings.DAILY_REQUESTS);
  expect(shareOf(settings, 8).HELD_BYTES).toBe(67_108_864);
});
