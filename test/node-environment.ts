import { AsyncLocalStorage } from "node:async_hooks";
import { TestEnvironment } from "jest-environment-node";

const used = new Set<AsyncLocalStorage<unknown>>();

/** Notes each storage that hooks into promises from now on. */
function noteUses(method: "run" | "enterWith"): void {
  const original = AsyncLocalStorage.prototype[method] as (...args: unknown[]) => unknown;
  AsyncLocalStorage.prototype[method] = function (this: AsyncLocalStorage<unknown>, ...args: unknown[]) {
    used.add(this);
    return original.apply(this, args);
  } as never;
}
noteUses("run");
noteUses("enterWith");

/**
 * Node's environment, which disables a test file's AsyncLocalStorages at its end. jest-circus creates one for each file and never
 * disables it. Before Node 24 every promise of the process is then handed to each of them: the hundredth file of a worker runs many
 * times slower than the first, and no file's memory is freed.
 */
export default class extends TestEnvironment {
  override async teardown(): Promise<void> {
    await super.teardown();
    for (const storage of used) storage.disable();
    used.clear();
  }
}
