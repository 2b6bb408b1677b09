import { type MethodName, methods } from "../../../generated/methods.js";
import { type RawJson, readJson } from "../../json/raw-json.js";
import type { Head } from "../../node/head-feed.js";
import type { NodeCall } from "../../node/node-call.js";
import type { NodeEvents } from "../../node/node-events.js";
import type { Timers } from "../../node/timers.js";
import { CallAbortController } from "../../turns/call-signal.js";
import type { CanonicalChain } from "../model/canonical-chain.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";
import { heightOf, pinBlock } from "./block-requirement.js";
import { isSameResult } from "./is-same-result.js";
import { askInTime, type DoubtfulRead, othersInTurn } from "./second-opinion.js";

export interface ResultSamplesParts {
  readonly chain: CanonicalChain;
  readonly timers: Timers;
  readonly events: NodeEvents;
  /** Called after a node was outvoted several times. */
  readonly onOutvoted: (upstream: PooledUpstream, problem: string) => void;
}

/** Number of reads per comparison; smaller for a node that was recently outvoted. */
const every = 200;
const everyOfSuspect = 10;

/** Number of lost votes within this time after which a node is reported. */
const minOutvoted = 3;
const rememberMs = 600_000;

/** Maximum length of a result to compare, in bytes. */
const maxBytes = 65_536;

/** Methods whose results every node at the same head has in common. */
const common: ReadonlySet<string> = new Set(
  Object.values(methods)
    .filter(({ policy: { part, needs, block } }) => {
      const isOfBlock = block && (block.sameByHash !== null || block.form === "filter");
      return (
        (part === "core" || part === "rootstock") && (isOfBlock || needs === "hash" || block?.form === "hash-only")
      );
    })
    .map(({ name }) => name),
);

interface Outvoted {
  count: number;
  readonly sinceMs: number;
}

/** Compares a sample of results between nodes, since most cannot be proven. If two differ, a third decides. Callers do not wait. */
export class ResultSamples {
  readonly #parts: ResultSamplesParts;
  readonly #outvoted = new Map<PooledUpstream, Outvoted>();
  #reads = 0;
  #isBusy = false;

  constructor(parts: ResultSamplesParts) {
    this.#parts = parts;
  }

  /** Whether a result of this method and node is to be compared. */
  isDue(method: MethodName, responder: PooledUpstream | undefined): boolean {
    if (!responder || !common.has(method)) return false;
    this.#reads++;
    return !this.#isBusy && this.#reads % (this.#isSuspect(responder) ? everyOfSuspect : every) === 0;
  }

  /** Compares a result, unless it is of a pending block or too long. Never rejects. */
  async compare(given: DoubtfulRead, result: RawJson): Promise<void> {
    const { chain } = this.#parts;
    const call = pinBlock(given.call, { head: given.head, hashAt: (height) => chain.hashAt(height) });
    if (!isPinned(call, given.head) || !(result instanceof Uint8Array) || result.length > maxBytes) return;
    this.#isBusy = true;
    try {
      await this.#vote({ ...given, call, signal: new CallAbortController("samples") }, await readJson(result));
    } catch {
      // Without a response there is nothing to compare.
    } finally {
      this.#isBusy = false;
    }
  }

  async #vote(read: DoubtfulRead, result: unknown): Promise<void> {
    const { timers } = this.#parts;
    if (isPending(result)) return;
    const first = { upstream: read.responder, result };
    let second: typeof first | undefined;
    for (const upstream of othersInTurn(read, timers)) {
      const next = await readJson(await askInTime(upstream, read, timers));
      if (!second && isSameResult(next, result)) return this.#forgive(first.upstream);
      if (!second) second = { upstream, result: next };
      else if (isSameResult(next, second.result)) return this.#outvote(first.upstream, read);
      else return isSameResult(next, result) ? this.#outvote(second.upstream, read) : undefined;
    }
  }

  #isSuspect(upstream: PooledUpstream): boolean {
    return this.#outvoted.has(upstream);
  }

  /** Ends the suspicion against a node that agrees after ten minutes. */
  #forgive(upstream: PooledUpstream): void {
    const { sinceMs } = this.#outvoted.get(upstream) ?? {};
    if (sinceMs !== undefined && this.#parts.timers.now() - sinceMs > rememberMs) this.#outvoted.delete(upstream);
  }

  #outvote(upstream: PooledUpstream, { call, head }: DoubtfulRead): void {
    const { timers, events, onOutvoted } = this.#parts;
    const nowMs = timers.now();
    const known = this.#outvoted.get(upstream);
    const outvoted = known && nowMs - known.sinceMs <= rememberMs ? known : { count: 0, sinceMs: nowMs };
    outvoted.count++;
    this.#outvoted.set(upstream, outvoted);
    events.onVerification?.(upstream.name, "outvoted");
    if (outvoted.count < minOutvoted) return;
    this.#outvoted.delete(upstream);
    onOutvoted(upstream, `${call.method} at block ${head.number}: two other nodes say something else`);
  }
}

/** Whether a call names a block or range that has the same content for every node at this head. */
function isPinned({ method, params }: NodeCall, head: Head): boolean {
  const { block } = methods[method].policy;
  if (!block) return true;
  const given = params[block.index] as {
    readonly blockHash?: unknown;
    readonly fromBlock?: unknown;
    readonly toBlock?: unknown;
  };
  if (typeof given !== "object") return heightOf(given) !== undefined;
  if (given.blockHash !== undefined) return true;
  return [given.fromBlock, given.toBlock].every((end) => (heightOf(end) ?? Infinity) <= head.number);
}

/** Whether it is a transaction that is in no block yet. */
function isPending(result: unknown): boolean {
  return typeof result === "object" && result !== null && (result as { blockHash?: unknown }).blockHash === null;
}
