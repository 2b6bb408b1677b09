import { setFlagsFromString } from "node:v8";

/** The first V8 that has the flag; Node.js 24 has it. */
const firstVersion = 13;

/**
 * Has V8 count buffers as part of the heap when it decides whether to collect garbage. By itself V8 13 collects the whole heap after
 * each 64 MB of buffers: where results are large that is several times a second, and most of what they cost.
 */
export function countBuffers(): void {
  // An older V8 writes an error for a flag that it does not know.
  if (Number.parseInt(process.versions.v8, 10) < firstVersion) return;
  setFlagsFromString("--external-memory-accounted-in-global-limit");
}
