import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Memory of buffers, in bytes, after which garbage is collected. V8 13 collects the whole heap after 64 MiB. */
export const bytesBetween = 32 * 2 ** 20;

type CollectGarbage = (options: { readonly type: "minor" }) => void;

let collectGarbage: CollectGarbage | undefined;
let bytesSince = 0;

/**
 * Counts a buffer of `bytes` bytes that is used for a short time. A buffer's memory is outside of V8's heap: V8 looks for young garbage
 * by how much of the heap it takes, and collects the whole heap, which takes ten times as long, once buffers have taken too much. This
 * has it collect young garbage after every 32 MiB of buffers.
 */
export function countBuffer(bytes: number): void {
  bytesSince += bytes;
  if (bytesSince < bytesBetween) return;
  bytesSince = 0;
  collectGarbage ??= exposeCollector();
  collectGarbage({ type: "minor" });
}

/** V8's own function, which only contexts have that are made while the flag is set. */
function exposeCollector(): CollectGarbage {
  setFlagsFromString("--expose-gc");
  const collector = runInNewContext("gc") as CollectGarbage;
  setFlagsFromString("--no-expose-gc");
  return collector;
}
