import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../telemetry/log.js";
import type { MetricsData } from "../telemetry/metrics.js";
import { addMetrics, onlyTotals, printMetrics } from "./add-metrics.js";
import type { WorkerMessage } from "./messages.js";
import type { WorkerProcess } from "./worker-process.js";

export interface WorkerProcessesParts {
  readonly fork: () => WorkerProcess;
  readonly log: Pick<Log, "info" | "error">;
}

const firstRestartMs = 100;
const maxRestartMs = 10_000;

/** Keeps a number of worker processes running. */
export class WorkerProcesses {
  readonly #parts: WorkerProcessesParts;
  readonly #running = new Set<WorkerProcess>();
  /** Workers that were asked to stop. */
  readonly #leaving = new Set<WorkerProcess>();
  readonly #closing = new AbortController();
  #restart: Promise<void> | undefined;
  /** Counts of ended workers, so that totals never decrease. */
  #totals: Promise<MetricsData> = Promise.resolve([]);

  constructor(parts: WorkerProcessesParts) {
    this.#parts = parts;
  }

  /** Starts them, the first one alone: it creates what all share. Rejects when one ends before it listens, and once all are stopped. */
  async start(count: number): Promise<void> {
    await this.#add();
    await Promise.all(Array.from({ length: count - 1 }, () => this.#add()));
  }

  /** Replaces each by a new one, one after the other; no request is lost. Asked for again meanwhile, it resolves with the first time. */
  restart(): Promise<void> {
    this.#restart ??= this.#replaceAll().finally(() => (this.#restart = undefined));
    return this.#restart;
  }

  /** The metrics of all, in Prometheus' text format. */
  async readMetrics(): Promise<string> {
    const metrics = await Promise.all([...this.#running].map((worker) => worker.readMetrics()));
    return printMetrics([await this.#totals, ...metrics]);
  }

  /** Forwards a worker's message to all others. */
  tellOthers(news: WorkerMessage, by: WorkerProcess): void {
    for (const worker of this.#running) if (worker !== by) worker.tell(news);
  }

  /** Resolves when all have finished their requests and ended. */
  async stop(): Promise<void> {
    this.#closing.abort();
    await Promise.all([...this.#running].map((worker) => this.#stop(worker)));
  }

  async #replaceAll(): Promise<void> {
    const before = [...this.#running];
    for (const worker of before) {
      if (this.#closing.signal.aborted) return;
      // One that has ended meanwhile has been replaced.
      if (!this.#running.has(worker)) continue;
      await this.#add();
      await this.#stop(worker);
    }
    this.#parts.log.info("all worker processes have been replaced");
  }

  /** @throws after `stop`: a process that started then would never be asked to end. */
  async #add(): Promise<void> {
    this.#closing.signal.throwIfAborted();
    const worker = this.#parts.fork();
    this.#running.add(worker);
    void worker.ended.then((how) => this.#end(worker, how));
    await worker.ready;
  }

  async #stop(worker: WorkerProcess): Promise<void> {
    this.#leaving.add(worker);
    worker.stop();
    await worker.ended;
  }

  async #end(worker: WorkerProcess, how: string): Promise<void> {
    this.#running.delete(worker);
    const { lastMetrics } = worker;
    this.#totals = this.#totals.then((totals) => addMetrics([totals, onlyTotals(lastMetrics)]));
    if (this.#leaving.delete(worker)) return;
    const hasListened = await worker.ready.then(
      () => true,
      () => false,
    );
    // The caller that started it handles a worker that never listened.
    if (!hasListened || this.#closing.signal.aborted) return;
    this.#parts.log.error({ pid: worker.pid }, `a worker process ${how}: starting another`);
    await this.#replaceLost();
  }

  async #replaceLost(): Promise<void> {
    for (let delayMs = firstRestartMs; !this.#closing.signal.aborted; delayMs = Math.min(2 * delayMs, maxRestartMs)) {
      try {
        return await this.#add();
      } catch (error) {
        this.#parts.log.error({ err: error }, "a worker process could not be started");
      }
      await sleep(delayMs, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined);
    }
  }
}
