import { AsyncLocalStorage } from "node:async_hooks";
import { type IntervalHistogram, monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import vm from "node:vm";
import { TestEnvironment } from "jest-environment-node";

interface CompiledCode {
  readonly source: string;
  readonly cachedData: Buffer;
}

/**
 * Keeps the compiled code of modules in a worker, from one test file to the next. Jest compiles each module again for each file that
 * imports it, some 740 for one that starts a service.
 */
function keepCompiledCode(): void {
  const compile = vm.compileFunction;
  const kept = new Map<string, CompiledCode>();
  vm.compileFunction = (source, parameters, options) => {
    const filename = options?.filename ?? "";
    const code = kept.get(filename);
    if (code?.source === source) return compile(source, parameters, { ...options, cachedData: code.cachedData });
    const compiled = compile(source, parameters, { ...options, produceCachedData: true });
    if (compiled.cachedData) kept.set(filename, { source, cachedData: compiled.cachedData });
    return compiled;
  };
}

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
const sample = monitorEventLoopDelay();
// Node aborts where it lists the handles of the process after one was collected that never ran.
sample.enable();
sample.disable();
stopAtEnd(Object.getPrototypeOf(sample) as IntervalHistogram, "enable", (delay) => delay.disable());

keepCompiledCode();

/** Node's environment, which stops at a test file's end what would keep the file in memory, or slow down those after it. */
export default class extends TestEnvironment {
  override async teardown(): Promise<void> {
    await super.teardown();
    for (const [it, stop] of started) stop(it as never);
    started.clear();
  }
}
