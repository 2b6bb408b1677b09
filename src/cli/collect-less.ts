import { setFlagsFromString } from "node:v8";

/** The first V8 that can count buffers; Node.js 24 has it. */
const firstCounting = 13;

/**
 * Has V8 collect garbage when the heap has grown to four times what it was after the last collection, buffers included. By itself V8
 * collects the whole heap many times a second once results are large: it lets a heap that was collected at rest grow by a tenth, and
 * V8 13 collects after each 64 MB of buffers besides. That was most of what large results cost.
 */
export function collectLess(): void {
  setFlagsFromString("--heap-growing-percent=300");
  // An older V8 writes an error for a flag that it does not know.
  if (Number.parseInt(process.versions.v8, 10) >= firstCounting)
    setFlagsFromString("--external-memory-accounted-in-global-limit");
}
