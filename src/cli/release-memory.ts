import { Session } from "node:inspector/promises";
import { type EventLoopUtilization, performance } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";

/** A process's work of the last seconds, and its heap now. */
export interface ProcessState {
  /** The share of the time in which its event loop worked. */
  readonly utilization: number;
  /** Objects and garbage on V8's heap. */
  readonly usedBytes: number;
  /** The memory that the system has given to V8's heap. */
  readonly committedBytes: number;
}

/** Above it a process is busy. */
const busyUtilization = 0.2;
/** Up to it a process is at rest. */
const restUtilization = 0.05;
/** By how much the heap has to have grown since the last time. */
const minGrowthBytes = 16 * 2 ** 20;
/** Collecting so much takes 0.16 s if none of it is garbage. Larger heaps are left to V8, which collects them in steps. */
const maxUsedBytes = 128 * 2 ** 20;

/** Finds when a process that was busy is at rest. */
export class RestWatch {
  /** The start is work too. */
  #wasBusy = true;
  #keptBytes = 0;

  /** Whether memory should be released now. */
  isDue({ utilization, usedBytes, committedBytes }: ProcessState): boolean {
    if (utilization > busyUtilization) this.#wasBusy = true;
    // V8 may have given back more since then.
    this.#keptBytes = Math.min(this.#keptBytes, committedBytes);
    if (!this.#wasBusy || utilization > restUtilization || usedBytes > maxUsedBytes) return false;
    return committedBytes - this.#keptBytes >= minGrowthBytes;
  }

  /** The heap has `keptBytes` bytes after it was released. */
  onReleased(keptBytes: number): void {
    this.#wasBusy = false;
    this.#keptBytes = keptBytes;
  }
}

/**
 * Has a process that comes to rest collect its whole heap and give what is free back to the system. V8 does so by itself, but some
 * 10 to 50 s after a load, and only if it has collected the whole heap during the load. Looks every `everyMs` milliseconds.
 */
export function releaseMemoryAtRest(everyMs = 5_000): void {
  const watch = new RestWatch();
  let last: EventLoopUtilization = performance.eventLoopUtilization();
  const look = async (): Promise<void> => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    if (!watch.isDue({ utilization, ...readHeapSize() })) return;
    await collectAll();
    watch.onReleased(readHeapSize().committedBytes);
  };
  setInterval(() => void look(), everyMs).unref();
}

function readHeapSize(): Omit<ProcessState, "utilization"> {
  const { used_heap_size: usedBytes, total_heap_size: committedBytes } = getHeapStatistics();
  return { usedBytes, committedBytes };
}

/** V8's own function `gc` keeps the memory for further objects. */
async function collectAll(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}
