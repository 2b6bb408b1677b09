import type { Worker } from "node:cluster";
import type { MetricsData } from "../telemetry/metrics.js";
import { closeLostConnections } from "./close-lost-connections.js";
import type { DeskWorker, LimitDesk } from "./limit-desk.js";
import type { FromPrimary, ToPrimary, WorkerMessage } from "./messages.js";
import { type Devchains, shareDevchains } from "./share-devchains.js";

/** A worker process as the primary one sees it. */
export interface WorkerProcess {
  readonly pid: number | undefined;
  /** Resolves when it listens; rejects when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves when it has ended: to what happened. */
  readonly ended: Promise<string>;
  /** Its metrics; the previous ones if it does not report in time. */
  readMetrics(): Promise<MetricsData>;
  /** What it reported last. */
  readonly lastMetrics: MetricsData;
  /** Forwards another worker's message. */
  tell(news: WorkerMessage): void;
  /** Lets it finish its requests and end. */
  stop(): void;
}

export interface WorkerProcessParts {
  readonly devchains: Devchains;
  /** The metrics of all workers, as text. */
  readonly readAllMetrics: () => Promise<string>;
  readonly limitDesk: LimitDesk;
  /** Called with what this one tells the others. */
  readonly onNews: (news: WorkerMessage, by: WorkerProcess) => void;
}

const metricsTimeoutMs = 1_000;

const endingCodes: ReadonlySet<unknown> = new Set(["EPIPE", "ECONNRESET", "ERR_IPC_CHANNEL_CLOSED"]);

/** A message to an ending worker fails; its exit is handled elsewhere. */
function throwUnlessEnding(error: Error & { readonly code?: unknown }): void {
  if (!endingCodes.has(error.code)) throw error;
}

/** A worker process that has been forked: serves what it asks for. */
export class ForkedWorker implements WorkerProcess {
  readonly #worker: Worker;
  readonly #parts: WorkerProcessParts;
  readonly ready: Promise<void>;
  readonly ended: Promise<string>;
  lastMetrics: MetricsData = [];
  readonly #readings = new Map<number, () => void>();
  #lastReading = 0;
  #isStopping = false;

  constructor(worker: Worker, parts: WorkerProcessParts) {
    this.#worker = worker;
    this.#parts = parts;
    closeLostConnections(worker);
    worker.on("error", throwUnlessEnding);
    const shared = shareDevchains(parts.devchains, (message) => this.#post(message));
    this.ended = endOf(worker);
    const { limitDesk } = parts;
    const atDesk: DeskWorker = {
      postRate: (reply) => this.#post({ kind: "rate", reply }),
      postPlaces: (grant) => this.#post({ kind: "places", grant }),
    };
    void this.ended.then(() => {
      shared.close();
      limitDesk.remove(atDesk);
    });
    this.ready = new Promise<void>((resolve, reject) => {
      worker.on("message", (message: ToPrimary) => {
        if (message.kind === "ready") resolve();
        else if (message.kind === "linked") this.#onLinked();
        else if (message.kind === "sent" || message.kind === "probed" || message.kind === "figures")
          parts.onNews(message, this);
        else if (message.kind === "rate") limitDesk.takeRate(atDesk, message.ask);
        else if (message.kind === "places") limitDesk.takePlaces(atDesk, message.ask);
        else if (message.kind === "metrics") this.#noteMetrics(message);
        else if (message.kind === "read metrics") void this.#sendAllMetrics(message.id);
        else shared.take(message);
      });
      void this.ended.then((how) => reject(new Error(`a worker process ${how} before it listened`)));
    });
  }

  get pid(): number | undefined {
    return this.#worker.process.pid;
  }

  async readMetrics(): Promise<MetricsData> {
    const id = ++this.#lastReading;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, metricsTimeoutMs).unref();
      this.#readings.set(id, resolve);
      this.#post({ kind: "report metrics", id });
    });
    this.#readings.delete(id);
    return this.lastMetrics;
  }

  tell(news: WorkerMessage): void {
    this.#post(news);
  }

  stop(): void {
    this.#isStopping = true;
    this.#post({ kind: "stop" });
  }

  #onLinked(): void {
    if (this.#isStopping) this.stop();
  }

  #noteMetrics({ id, metrics }: Extract<ToPrimary, { kind: "metrics" }>): void {
    this.lastMetrics = metrics;
    this.#readings.get(id)?.();
  }

  async #sendAllMetrics(id: number): Promise<void> {
    this.#post({ kind: "all metrics", id, text: await this.#parts.readAllMetrics() });
  }

  #post(message: FromPrimary): void {
    if (this.#worker.isConnected()) this.#worker.send(message);
  }
}

function endOf(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.once("exit", (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with exit code ${code}`));
  });
}
