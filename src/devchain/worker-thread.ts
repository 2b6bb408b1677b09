import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { ToThread, WorkerOptions } from "./worker-messages.js";

/** Smaller than the default 16 or more: 10 MB less. */
const maxYoungGenerationSizeMb = 4;

/** The thread that runs all devchains of this process: started for the first, ended after the last. */
export class WorkerThread {
  static readonly #running = new Map<string, WorkerThread>();
  readonly #worker: Worker;
  readonly #forget: () => void;
  #chains = 0;
  /** Resolves when it has ended, to the reason if that was unexpected. */
  readonly ended: Promise<unknown>;

  /** The running worker of this program, or a new one. */
  static of(workerUrl: URL): WorkerThread {
    const { href } = workerUrl;
    const running = WorkerThread.#running;
    const forget = () => running.get(href) === started && running.delete(href);
    const started: WorkerThread = running.get(href) ?? new WorkerThread(workerUrl, forget);
    running.set(href, started);
    return started;
  }

  private constructor(workerUrl: URL, forget: () => void) {
    this.#worker = new Worker(workerUrl, { name: "devchains", resourceLimits: { maxYoungGenerationSizeMb } });
    this.#forget = forget;
    this.ended = endOf(this.#worker).finally(forget);
  }

  /** Starts a devchain at the other end of the port. */
  run(options: WorkerOptions): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.#chains += 1;
    this.#worker.postMessage({ port: port2, options } satisfies ToThread, [port2]);
    return port1;
  }

  /** To be called when a devchain has ended. After the last one's, resolves when the thread has too. */
  async leave(): Promise<void> {
    this.#chains -= 1;
    if (this.#chains > 0) return;
    this.#forget();
    this.#worker.postMessage("end" satisfies ToThread, []);
    await this.ended;
  }
}

/** The reason is the error that no one caught, or for want of one the exit code. */
function endOf(worker: Worker): Promise<unknown> {
  let cause: unknown;
  worker.on("error", (error) => (cause = error));
  return new Promise((resolve) => {
    worker.once("exit", (code) =>
      resolve(cause ?? (code === 0 ? undefined : new Error(`the worker ended with ${code}`))),
    );
  });
}
