import { type MethodName, methods } from "../../../generated/methods.js";
import type { Timers } from "../../node/timers.js";
import { withinTime } from "../../node/within-time.js";
import type { CallSignal } from "../../turns/call-signal.js";
import { isUsable, type PooledUpstream } from "../model/pooled-upstream.js";

/** RSKj 9.0.0 to 9.0.2 gives every inner call the input of its transaction, and nothing in a trace tells what it was. */
const faultyVersion = /^rskj\/9\.0\.[0-2](?!\d)/i;

/** A node may be replaced by another version. */
const rememberMs = 600_000;
const versionTimeoutMs = 1_000;

const features = Object.values(methods)
  .map(({ name }) => name)
  .filter(showsInnerCalls);

/** Whether a method's results have the input of inner calls. */
export function showsInnerCalls(method: MethodName): boolean {
  const { part } = methods[method].policy;
  return part === "trace" || part === "debug";
}

interface Check {
  readonly atMs: number;
  readonly done: Promise<void>;
}

/** Finds the nodes whose traces are wrong, by their version: they count as lacking traces, so that others are asked first. */
export class TraceFaults {
  readonly #timers: Timers;
  readonly #checks = new WeakMap<PooledUpstream, Check>();

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Resolves once each node's version is known, or after a second. Versions are requested once in ten minutes. */
  async learn(upstreams: readonly PooledUpstream[], signal: CallSignal): Promise<void> {
    await Promise.all(upstreams.filter(isUsable).map((upstream) => this.#check(upstream, signal)));
  }

  #check(upstream: PooledUpstream, signal: CallSignal): Promise<void> {
    const atMs = this.#timers.now();
    const last = this.#checks.get(upstream);
    if (last && atMs - last.atMs < rememberMs) return last.done;
    const check: Check = { atMs, done: this.#readVersion(upstream, signal) };
    this.#checks.set(upstream, check);
    return check.done;
  }

  async #readVersion(upstream: PooledUpstream, signal: CallSignal): Promise<void> {
    try {
      const version = await withinTime({ signal, timeoutMs: versionTimeoutMs, timers: this.#timers }, (stop) =>
        upstream.client.query("web3_clientVersion", [], stop),
      );
      if (!faultyVersion.test(String(version))) return;
      for (const feature of features) upstream.missing.note(feature, this.#timers.now());
    } catch {
      // The call itself will show the failure.
      this.#checks.delete(upstream);
    }
  }
}
