import type { Span } from "../telemetry/span.js";

/**
 * What goes along with a call on its way to a node: when to stop, whose turn it takes where calls wait, and which step of a trace it is.
 * The first is the part of AbortSignal that calls need, so that every AbortSignal is one.
 */
export interface CallSignal {
  /** Calls of one lane wait for each other, never for those of another. Opaque; read it with `laneOf`. */
  readonly lane?: string;
  /** Of a request that is traced: what is asked of others on its way is a step within this one. */
  readonly span?: Span | undefined;
  /** The time of its own timeout, as in `Date.now`; undefined if unknown. */
  readonly endsAtMs?: number | undefined;
  readonly aborted: boolean;
  /** Why; undefined until then. */
  readonly reason: unknown;
  throwIfAborted(): void;
  /** A listener is called once, and not at all when the signal has aborted already. */
  addEventListener(type: "abort", listener: () => void, options?: { readonly once: true }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** The lane of what no caller asked for. */
const sharedLane = "";

export function laneOf({ lane = sharedLane }: CallSignal): string {
  return lane;
}

/** A signal together with what aborts it. Making one, which nearly every call does, costs a hundredth of an AbortController. */
export class CallAbortController implements CallSignal {
  aborted = false;
  reason: unknown;
  /** Nearly always the only one: no set is made for it. */
  #first: (() => void) | undefined;
  #others: Set<() => void> | undefined;

  constructor(
    readonly lane: string = sharedLane,
    readonly endsAtMs?: number,
    readonly span?: Span | undefined,
  ) {}

  abort(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    this.#first?.();
    for (const listener of this.#others ?? []) listener();
    this.#first = undefined;
    this.#others = undefined;
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  addEventListener(_type: "abort", listener: () => void, _options?: { readonly once: true }): void {
    if (this.aborted) return;
    if (this.#first === undefined && this.#others === undefined) {
      this.#first = listener;
    } else if (this.#first !== listener) {
      this.#others ??= new Set();
      this.#others.add(listener);
    }
  }

  removeEventListener(_type: "abort", listener: () => void): void {
    if (this.#first === listener) this.#first = undefined;
    else this.#others?.delete(listener);
  }
}

/** A controller for a part of the call that `signal` goes along with. */
export function controllerFor(signal: CallSignal, span: Span | undefined = signal.span): CallAbortController {
  return new CallAbortController(laneOf(signal), undefined, span);
}

/** A controller of the same lane that also aborts with a signal, for the same reason. Call `detach` once there is nothing to stop. */
export class LinkedAbortController extends CallAbortController {
  readonly #source: CallSignal;
  readonly #onAbort = (): void => this.abort(this.#source.reason);

  constructor(source: CallSignal, span: Span | undefined = source.span) {
    super(laneOf(source), undefined, span);
    this.#source = source;
    if (source.aborted) this.#onAbort();
    else source.addEventListener("abort", this.#onAbort, { once: true });
  }

  detach(): void {
    this.#source.removeEventListener("abort", this.#onAbort);
  }
}

/** The same signal, of a step of its own. */
export function withSpan(signal: CallSignal, span: Span): CallSignal {
  return {
    lane: laneOf(signal),
    span,
    endsAtMs: signal.endsAtMs,
    get aborted() {
      return signal.aborted;
    },
    get reason() {
      return signal.reason;
    },
    throwIfAborted: () => signal.throwIfAborted(),
    addEventListener: (type, listener, options) => signal.addEventListener(type, listener, options),
    removeEventListener: (type, listener) => signal.removeEventListener(type, listener),
  };
}
