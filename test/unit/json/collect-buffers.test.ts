import { constants, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks";
import { bytesBetween, countBuffer } from "../../../src/json/collect-buffers.js";
import { GrowingBuffer } from "../../../src/json/growing-buffer.js";

interface GarbageCollection extends PerformanceEntry {
  readonly detail: { readonly flags: number };
}

/** The collections that were asked for while `action` ran; V8 begins others by itself, and may end one that it has begun instead. */
async function collectionsOf(action: () => void): Promise<number> {
  let count = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { detail } of list.getEntries() as GarbageCollection[]) {
      if (detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) count++;
    }
  });
  observer.observe({ entryTypes: ["gc"] });
  action();
  // Entries are handed on in turns of their own.
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
  observer.disconnect();
  return count;
}

// Every test begins where garbage has just been collected: other files have counted buffers before.
beforeAll(() => countBuffer(bytesBetween));

it("has young garbage collected once buffers have taken 32 MiB, and not a byte before", async () => {
  expect(await collectionsOf(() => countBuffer(bytesBetween - 1))).toBe(0);
  expect(await collectionsOf(() => countBuffer(1))).toBe(1);
  expect(await collectionsOf(() => countBuffer(bytesBetween - 1))).toBe(0);
  expect(await collectionsOf(() => countBuffer(1))).toBe(1);
});

it("counts a buffer that grows by all memory that it has taken, and one of known length once", async () => {
  const grow = (): void => {
    const buffer = new GrowingBuffer(bytesBetween);
    for (let size = 0; size < bytesBetween / 2; size += 65_536) buffer.add(new Uint8Array(65_536));
  };
  // 64 kB, 128 kB and so on to 16 MiB: 64 kB less than 32 MiB.
  expect(await collectionsOf(grow)).toBe(0);
  expect(await collectionsOf(() => new GrowingBuffer(bytesBetween).expect(65_536))).toBe(1);
});
