import { methods } from "../../../generated/methods.js";
import type { NodeCall } from "../upstream/node-call.js";

/** What a call needs that nodes may lack: a method that is not among the specification's. Undefined where it needs nothing. */
export function featureOf({ method }: NodeCall): string | undefined {
  return methods[method].policy.part === "core" ? undefined : method;
}

/** An operator may switch it on meanwhile. */
const REMEMBER_MS = 600_000;

/** What a node was found to lack, for ten minutes. As many entries as the document has such methods. */
export class MissingFeatures {
  readonly #since = new Map<string, number>();

  note(feature: string, nowMs: number): void {
    this.#since.set(feature, nowMs);
  }

  has(feature: string, nowMs: number): boolean {
    const since = this.#since.get(feature);
    return since !== undefined && nowMs - since < REMEMBER_MS;
  }
}
