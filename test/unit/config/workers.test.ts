import { readMachine } from "../../../src/config/machine.js";
import { readSettings } from "../../../src/config/read-settings.js";
import { shareOf, workerCountOf } from "../../../src/config/workers.js";

const GiB = 1024 ** 3;
const MiB = 1024 ** 2;

it.each([
  [undefined, 1],
  ["4", 4],
  ["auto", 8],
])("WORKERS=%s is %d worker processes in development", (WORKERS, count) => {
  expect(workerCountOf(readSettings({ WORKERS }), () => ({ cores: 8, memoryBytes: 16 * GiB }))).toBe(count);
});

it.each([
  { given: undefined, cores: 8, memoryBytes: 16 * GiB, count: 8 },
  { given: 1, cores: 8, memoryBytes: 16 * GiB, count: 1 },
  { given: 64, cores: 8, memoryBytes: GiB, count: 64 },
  { given: undefined, cores: 16, memoryBytes: 64 * GiB, count: 16 },
  { given: undefined, cores: 17, memoryBytes: 64 * GiB, count: 16 },
  { given: undefined, cores: 64, memoryBytes: 3 * 256 * MiB, count: 2 },
  { given: undefined, cores: 64, memoryBytes: 3 * 256 * MiB - 1, count: 1 },
  { given: undefined, cores: 64, memoryBytes: 64 * MiB, count: 1 },
])("runs $count workers in production on $cores cores with $memoryBytes bytes where $given are wanted", (one) => {
  expect(workerCountOf({ MODE: "production", WORKERS: one.given }, () => one)).toBe(one.count);
});

describe("the cores of this machine", () => {
  const read = (files: Readonly<Record<string, string>>): number => readMachine((path) => files[path]).cores;
  const all = read({});

  it.each([
    ["max 100000\n", all],
    ["100000 100000\n", 1],
    ["150000 100000\n", Math.min(2, all)],
    ["1000 100000\n", 1],
    ["6400000 100000\n", Math.min(64, all)],
    ["0 100000\n", all],
    ["nonsense", all],
  ])("are of its quota %j, rounded up", (quota, cores) => {
    expect(read({ "/sys/fs/cgroup/cpu.max": quota })).toBe(cores);
  });

  it("are of its own group's quota", () => {
    const files = { "/proc/self/cgroup": "1:cpu:/old\n0::/system.slice/rootgate.service\n" };
    const group = "/sys/fs/cgroup/system.slice/rootgate.service";
    expect(read({ ...files, [`${group}/cpu.max`]: "90000 100000\n" })).toBe(1);
  });

  it("have memory", () => {
    expect(readMachine().memoryBytes).toBeGreaterThan(MiB);
  });
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
