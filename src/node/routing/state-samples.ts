import { type MethodName, methods } from "../../../generated/methods.js";
import { CallAbortController } from "../../rpc/call-signal.js";
import { type RawJson, readJson } from "../../rpc/raw-json.js";
import type { CanonicalChain } from "../heads/canonical-chain.js";
import type { NodeEvents } from "../node-events.js";
import type { Timers } from "../timers.js";
import { pinBlock } from "./block-requirement.js";
import type { PooledUpstream } from "./pooled-upstream.js";
import { askInTime, type DoubtfulRead, othersInTurn } from "./second-opinion.js";

export interface StateSamplesParts {
  readonly chain: CanonicalChain;
  readonly timers: Timers;
  readonly events: NodeEvents;
  /** Called after a node was outvoted several times. */
  readonly onOutvoted: (upstream: PooledUpstream, problem: string) => void;
}

/** Number of state reads per comparison; smaller for a node that was recently outvoted. */
const every = 200;
const everyOfSuspect = 10;

/** Number of lost votes within this time after which a node is reported. */
const minOutvoted = 3;
const rememberMs = 600_000;

/** Methods that read the state at a block: every node has the same result. */
const ofState: ReadonlySet<string> = new Set(
  Object.values(methods)
    .filter(({ policy }) => policy.part === "core" && policy.block?.sameByHash === "param")
    .map(({ name }) => name),
);

interface Outvoted {
  count: number;
  readonly sinceMs: number;
}

/** Compares a sample of state reads, which cannot be proven, between nodes. If two differ, a third decides. Callers do not wait. */
export class StateSamples {
  readonly #outvoted = new Map<PooledUpstream, Outvoted>();
  #reads = 0;
  #isBusy = false;

  constructor(private readonly parts: StateSamplesParts) {}

  /** Whether a result of this method and node is to be compared. */
  isDue(method: MethodName, responder: PooledUpstream | undefined): boolean {
    if (!responder || !ofState.has(method)) return false;
    this.#reads++;
    return !this.#isBusy && this.#reads % (this.#isSuspect(responder) ? everyOfSuspect : every) === 0;
  }

  /** Compares a result, if its block is known by hash. Never rejects. */
  async compare(given: DoubtfulRead, result: RawJson): Promise<void> {
    const { chain } = this.parts;
    const call = pinBlock(given.call, { head: given.head, hashAt: (height) => chain.hashAt(height) });
    const { block } = methods[call.method].policy;
    const isPinned = typeof (block && call.params[block.index]) === "object";
    if (!isPinned || !(result instanceof Uint8Array)) return;
    this.#isBusy = true;
    try {
      await this.#vote({ ...given, call, signal: new CallAbortController("samples") }, result);
    } catch {
      // Without a response there is nothing to compare.
    } finally {
      this.#isBusy = false;
    }
  }

  async #vote(read: DoubtfulRead, result: Uint8Array): Promise<void> {
    const { timers } = this.parts;
    const first = { upstream: read.responder, said: await textOf(result) };
    let second: typeof first | undefined;
    for (const upstream of othersInTurn(read, timers)) {
      const said = await textOf(await askInTime(upstream, read, timers));
      if (!second && said === first.said) return this.#forgive(first.upstream);
      if (!second) second = { upstream, said };
      else if (said === second.said) return this.#outvote(first.upstream, read);
      else return said === first.said ? this.#outvote(second.upstream, read) : undefined;
    }
  }

  #isSuspect(upstream: PooledUpstream): boolean {
    return this.#outvoted.has(upstream);
  }

  /** Ends the suspicion against a node that agrees after ten minutes. */
  #forgive(upstream: PooledUpstream): void {
    const { sinceMs } = this.#outvoted.get(upstream) ?? {};
    if (sinceMs !== undefined && this.parts.timers.now() - sinceMs > rememberMs) this.#outvoted.delete(upstream);
  }

  #outvote(upstream: PooledUpstream, { call, head }: DoubtfulRead): void {
    const { timers, events, onOutvoted } = this.parts;
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

/** Normalised hex: lower case, without leading zeros. Nodes write it differently. */
async function textOf(result: RawJson): Promise<string> {
  const value = await readJson(result);
  return typeof value === "string" ? value.toLowerCase().replace(/^0x0+(?=[\da-f])/, "0x") : JSON.stringify(value);
}
