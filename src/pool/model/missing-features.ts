import { methods } from "../../../generated/methods.js";
import type { NodeCall } from "../../node/node-call.js";

/**
 * A feature that a call needs and nodes may lack: an optional method, a state override, or the history that the method reads, which may
 * be pruned or not indexed yet.
 */
export function featureOf({ method, params }: NodeCall): string | undefined {
  const { part, needs } = methods[method].policy;
  if (part !== "core" || needs === "hash" || method === "eth_getLogs") return method;
  const isOverriding = (method === "eth_call" || method === "eth_estimateGas") && params[2] !== undefined;
  return isOverriding ? `${method} with a state override` : undefined;
}

/** An operator may switch it on meanwhile. */
const rememberMs = 600_000;

/** What a node was found to lack, for ten minutes. As many entries as there are features. */
export class MissingFeatures {
  readonly #since = new Map<string, number>();

  note(feature: string | undefined, nowMs: number): void {
    if (feature !== undefined) this.#since.set(feature, nowMs);
  }

  has(feature: string, nowMs: number): boolean {
    const since = this.#since.get(feature);
    return since !== undefined && nowMs - since < rememberMs;
  }
}
