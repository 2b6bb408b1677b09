import { Counter, Gauge, Registry } from "prom-client";
import type { MetricsData } from "../../../src/telemetry/metrics.js";
import type { Sent, WorkerMessage } from "../../../src/workers/messages.js";
import type { WorkerProcess } from "../../../src/workers/worker-process.js";
import { WorkerProcesses } from "../../../src/workers/worker-processes.js";

/** A worker process, as the test wants it. */
class FakeProcess implements WorkerProcess {
  listen!: () => void;
  end!: (how: string) => void;
  readonly pid = 1;
  readonly ended = new Promise<string>((resolve) => {
    this.end = resolve;
  });
  readonly ready = new Promise<void>((resolve, reject) => {
    this.listen = resolve;
    void this.ended.then(() => reject(new Error("ended before it listened")));
  });
  lastMetrics: MetricsData = [];
  isStopping = false;

  readonly told: WorkerMessage[] = [];

  tell(news: WorkerMessage): void {
    this.told.push(news);
  }

  readMetrics = async () => this.lastMetrics;

  stop(): void {
    this.isStopping = true;
    this.end("ended with exit code 0");
  }
}

let forked: FakeProcess[];
let lines: string[];
let processes: WorkerProcesses;
/** What becomes of the next ones at once. */
let listensAtOnce: boolean;

const events = () => new Promise((resolve) => setImmediate(resolve));

function fork(): WorkerProcess {
  const worker = new FakeProcess();
  forked.push(worker);
  if (listensAtOnce) worker.listen();
  return worker;
}

beforeEach(() => {
  [forked, lines, listensAtOnce] = [[], [], true];
  const log = { info: () => undefined, error: (_: unknown, text: string) => void lines.push(text) };
  processes = new WorkerProcesses({ fork, log: log as never });
});

it("starts the others once the first one listens", async () => {
  listensAtOnce = false;
  const starting = processes.start(3);
  await events();
  expect(forked).toHaveLength(1);
  forked[0]?.listen();
  await events();
  expect(forked).toHaveLength(3);
  for (const worker of forked) worker.listen();
  await starting;
});

it("fails to start when one ends before it listens, and starts no other in its place", async () => {
  listensAtOnce = false;
  const starting = processes.start(2);
  forked[0]?.end("ended with exit code 1");
  await expect(starting).rejects.toThrow("before it listened");
  expect(forked).toHaveLength(1);
});

it("starts another one in the place of one that has ended unasked, and says so", async () => {
  await processes.start(2);
  forked[0]?.end("ended by SIGKILL");
  await events();
  expect(forked).toHaveLength(3);
  expect(lines).toEqual(["a worker process ended by SIGKILL: starting another"]);
});

it("replaces each, the new one before the old one, one restart at a time", async () => {
  await processes.start(2);
  const [first, second] = forked;
  listensAtOnce = false;
  const restart = processes.restart();
  expect(processes.restart()).toBe(restart);
  await events();
  expect([forked.length, first?.isStopping]).toEqual([3, false]);
  forked[2]?.listen();
  await events();
  expect([forked.length, first?.isStopping, second?.isStopping]).toEqual([4, true, false]);
  forked[3]?.listen();
  await restart;
  expect(second?.isStopping).toBe(true);
  expect(forked.slice(2).map(({ isStopping }) => isStopping)).toEqual([false, false]);
  expect(lines).toEqual([]);
});

it("tells all others of a transaction that was sent through one", async () => {
  await processes.start(3);
  const sent: Sent = { kind: "sent", network: "testnet", hash: "0x01" };
  processes.tellOthers(sent, forked[1] as FakeProcess);
  expect(forked.map(({ told }) => told)).toEqual([[sent], [], [sent]]);
});

it("stops all, and starts none any more", async () => {
  await processes.start(2);
  await processes.stop();
  await events();
  expect(forked.map(({ isStopping }) => isStopping)).toEqual([true, true]);
  expect(forked).toHaveLength(2);
});

it("starts no others when the first one listens only after all were asked to stop", async () => {
  listensAtOnce = false;
  const starting = processes.start(3);
  const [first] = forked;
  jest.spyOn(first as FakeProcess, "stop").mockReturnValue();
  const stopping = processes.stop();
  first?.listen();
  await expect(starting).rejects.toThrow("aborted");
  expect(forked).toHaveLength(1);
  first?.end("ended with exit code 0");
  await stopping;
});

describe("the metrics of all", () => {
  async function dataOf(requests: number, outage: number): Promise<MetricsData> {
    const registry = new Registry();
    const registers = [registry];
    new Counter({ name: "requests_total", help: "-", registers }).inc(requests);
    new Gauge({ name: "away", help: "-", aggregator: "max", registers }).set(outage);
    return registry.getMetricsAsJSON();
  }

  it("are totals added up, also of processes that have ended, and gauges of those that run", async () => {
    await processes.start(2);
    const [one, other] = forked as [FakeProcess, FakeProcess];
    one.lastMetrics = await dataOf(3, 1);
    other.lastMetrics = await dataOf(4, 0);
    expect(await processes.readMetrics()).toMatch(/requests_total 7\n[^]*away 1\n/);

    one.end("ended by SIGKILL");
    await events();
    expect(await processes.readMetrics()).toMatch(/requests_total 7\n[^]*away 0\n/);
  });
});
