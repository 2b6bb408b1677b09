import { limits } from "../../../generated/limits.js";
import type { TraceQuery } from "../../../generated/types.js";

/** The part of a node's trace that is looked at. */
interface Trace {
  readonly action: { readonly from?: string; readonly to?: string };
  readonly traceAddress: readonly number[];
}

/** REMASC's transaction has no sender, and traces write this for none. */
const noSender = "0x0000000000000000000000000000000000000000";

/** The traces that a query selects, of all that a range has: what is skipped is only counted. */
export class TracePage {
  readonly traces: Uint8Array[] = [];
  /** Of all traces, in bytes. */
  size = 0;
  readonly #count: number;
  readonly #from: ReadonlySet<string>;
  readonly #to: ReadonlySet<string>;
  #toSkip: number;
  /** Whether the transaction of the traces that come now is selected. */
  #isSelected = true;

  constructor({ fromAddress, toAddress, after = 0, count = limits.tracesMaxResults }: TraceQuery) {
    this.#count = count;
    this.#toSkip = after;
    this.#from = new Set([fromAddress ?? []].flat());
    this.#to = new Set([toAddress ?? []].flat());
  }

  get isFull(): boolean {
    return this.traces.length >= this.#count;
  }

  /** Takes the next trace of the range. */
  add(trace: Uint8Array): void {
    if (!this.#selects(trace)) return;
    if (this.#toSkip > 0) {
      this.#toSkip--;
      return;
    }
    this.traces.push(trace);
    this.size += trace.length;
  }

  /** As in RSKj, a transaction's sender and receiver decide about all of its traces. */
  #selects(bytes: Uint8Array): boolean {
    if (this.#from.size + this.#to.size === 0) return true;
    const { action, traceAddress } = JSON.parse(Buffer.from(bytes).toString()) as Trace;
    if (traceAddress.length > 0) return this.#isSelected;
    const isSender = action.from !== noSender && this.#from.has(action.from ?? "");
    const isFrom = this.#from.size === 0 || isSender;
    this.#isSelected = isFrom && (this.#to.size === 0 || this.#to.has(action.to ?? ""));
    return this.#isSelected;
  }
}
