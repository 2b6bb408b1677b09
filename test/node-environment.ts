import { AsyncLocalStorage } from "node:async_hooks";
import performance, { type IntervalHistogram, PerformanceObserver } from "node:perf_hooks";
import { TestEnvironment } from "jest-environment-node";

/** What the present test file has started that would go on after it, each with what stops it. */
const started = new Map<object, (it: never) => void>();

/** Has `stop` called, at the end of a test file, for each object whose `method` it has called. */
function stopAtEnd<T extends object>(prototype: T, method: keyof T, stop: (it: T) => void): void {
  const original = prototype[method] as (...args: unknown[]) => unknown;
  prototype[method] = function (this: T, ...args: unknown[]) {
    started.set(this, stop);
    return original.apply(this, args);
  } as never;
}

// jest-circus creates one for each file. Before Node 24 every promise of the process is then handed to each of them: the hundredth
// file of a worker runs many times slower than the first.
for (const method of ["run", "enterWith"] as const) {
  stopAtEnd<AsyncLocalStorage<unknown>>(AsyncLocalStorage.prototype, method, (storage) => storage.disable());
}
// Those of prom-client, which has no end of its own. The process keeps each observer, and with it all that its file has loaded:
// 25 MB for a service.
stopAtEnd(PerformanceObserver.prototype, "observe", (observer) => observer.disconnect());
// Node never collects a histogram of delays, nor what its async context holds: of a test, all that it has made.
const { monitorEventLoopDelay } = performance;
const outsideTests = AsyncLocalStorage.snapshot();
performance.monitorEventLoopDelay = (options) => outsideTests(() => monitorEventLoopDelay(options));
const sample = monitorEventLoopDelay();
// Node aborts where it lists the handles of the process after one was collected that never ran.
sample.enable();
sample.disable();
stopAtEnd(Object.getPrototypeOf(sample) as IntervalHistogram, "enable", (delay) => delay.disable());

/**
 * Node's environment, one for all test files of a worker, since they share modules (`node-runtime.cjs`). It stops at a file's end what
 * would keep the file in memory, or slow down those after it.
 */
class Environment extends TestEnvironment {
  readonly #variables = { ...process.env };

  override async teardown(): Promise<void> {
    for (const [it, stop] of started) stop(it as never);
    started.clear();
    this.fakeTimersModern?.useRealTimers();
    restore(this.global.process.env, this.#variables);
    // jest-circus keeps a file's tests there, and goes on with the handlers of its events.
    for (const symbol of Object.getOwnPropertySymbols(this.global)) {
      if (["EVENT_HANDLERS", "JEST_STATE_SYMBOL"].includes(symbol.description ?? ""))
        Reflect.deleteProperty(this.global, symbol);
    }
  }
}

function restore(variables: NodeJS.ProcessEnv, former: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(variables)) if (!(name in former)) delete variables[name];
  Object.assign(variables, former);
}

let environment: Environment | undefined;

/** Jest makes one for each test file, by `new`. */
export default function NodeEnvironment(...parts: ConstructorParameters<typeof TestEnvironment>): Environment {
  environment ??= new Environment(...parts);
  return environment;
}
