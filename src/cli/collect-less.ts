import { setFlagsFromString } from "node:v8";

/**
 * Has V8 collect the whole heap when it has grown to four times what it was after the last such collection. By itself V8 lets a heap
 * that was collected at rest grow by a tenth, and collects it many times a second once results are large.
 */
export function collectLess(): void {
  setFlagsFromString("--heap-growing-percent=300");
}
