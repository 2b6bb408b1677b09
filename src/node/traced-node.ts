import type { MethodName } from "../../generated/methods.js";
import type { RawJson } from "../json/raw-json.js";
import { errorNameOf } from "../rpc/rpc-error.js";
import type { Span } from "../telemetry/span.js";
import { type CallSignal, withSpan } from "../turns/call-signal.js";
import type { Node } from "./node.js";

/** A node as one traced request sees it: each look into the cache and each call are steps of its trace. */
export class TracedNode implements Node {
  readonly #node: Node;
  readonly #span: Span;

  constructor(node: Node, span: Span) {
    this.#node = node;
    this.#span = span;
  }

  known(method: MethodName, params: readonly unknown[]): Uint8Array | undefined {
    if (!this.#node.known) return undefined;
    const step = this.#span.begin("cache", { "rpc.method": method });
    const bytes = this.#node.known(method, params);
    step.set({ "rootgate.cache.hit": bytes !== undefined });
    step.end();
    return bytes;
  }

  async call(method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<RawJson> {
    const step = this.#span.begin("node", { "rpc.method": method });
    try {
      const result = await this.#node.call(method, params, withSpan(signal, step));
      step.end();
      return result;
    } catch (error) {
      step.end(signal.aborted ? "cancelled" : errorNameOf(error));
      throw error;
    }
  }

  check(signal: CallSignal): Promise<void> {
    return this.#node.check(signal);
  }

  close(): Promise<void> {
    return this.#node.close();
  }
}
