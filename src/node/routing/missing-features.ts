import { methods } from "../../../generated/methods.js";
import type { NodeCall } from "../upstream/node-call.js";

/** What a call needs that nodes may lack: a method that is not among the specification's, or a state override. */
export function featureOf({ method, params }: NodeCall): string | undefined {
  if (methods[method].policy.part !== "core") return method;
  const isOverriding = (method === "eth_call" || method === "eth_estimateGas") && params[2] !== undefined;
  return isOverriding ? `${method} with a state override` : undefined;
}

/** The part of the chain's history that a call reads, which a node may have pruned, or not indexed yet. */
export function historyOf({ method }: NodeCall): string {
  return method;
}

/** An operator may switch it on meanwhile. */
const rememberMs = 600_000;

/** What a node was found to lack, for ten minutes. As many entries as there are features. */
export class MissingFeatures {
  readonly #since = new Map<string, number>();

  note(feature: string, nowMs: number): void {
    this.#since.set(feature, nowMs);
  }

  has(feature: string, nowMs: number): boolean {
    const since = this.#since.get(feature);
    return since !== undefined && nowMs - since < rememberMs;
  }
}
