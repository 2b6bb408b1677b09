import { methods } from "../../../generated/methods.js";
import { isNull, type RawJson } from "../../json/raw-json.js";
import { BehindError } from "../../node/behind-error.js";
import { heightOfResult } from "../../node/block-of-result.js";
import { keyOf } from "../../node/call-key.js";
import type { BlockName, Head } from "../../node/head-feed.js";
import type { NodeCall } from "../../node/node-call.js";
import type { NodeEvents } from "../../node/node-events.js";
import type { Timers } from "../../node/timers.js";
import type { CanonicalChain } from "../model/canonical-chain.js";
import { featureOf } from "../model/missing-features.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";
import type { BlockRequirement } from "./block-requirement.js";
import { isUnknownBlock } from "./is-retryable.js";
import type { LogsCheck } from "./logs-check.js";
import { areMost, askInTime, createMemory, type DoubtfulRead, othersInTurn } from "./second-opinion.js";

export interface EmptyResultsParts {
  readonly chain: CanonicalChain;
  readonly timers: Timers;
  readonly events: NodeEvents;
  readonly logsCheck: LogsCheck | undefined;
}

/** Maximum number of remembered confirmations. */
const maxRemembered = 8_192;

/** Minimum number of other nodes to ask for a block, which may be on a branch of a few nodes. */
const minOthersForBlock = 4;

const nothing = Buffer.from("null");

/**
 * Confirms with most nodes that something does not exist. A node may have pruned it, not indexed it yet, or be without the block's branch.
 * A confirmation holds until the next head.
 */
export class EmptyResults {
  readonly #parts: EmptyResultsParts;
  /** The head's hash by call. */
  readonly #confirmed = createMemory<string>(maxRemembered);

  constructor(parts: EmptyResultsParts) {
    this.#parts = parts;
  }

  /** Whether several nodes at this head have nothing, or the block's bloom filter excludes it. */
  isConfirmed(call: NodeCall, head: Head): boolean {
    return this.#confirmed.get(keyOf(call)) === head.hash || (this.#parts.logsCheck?.excludes(call) ?? false);
  }

  /** The result of another node that has one; undefined if none has. */
  async findElsewhere(read: DoubtfulRead): Promise<RawJson | undefined> {
    const { call, head, signal, responder } = read;
    const { timers } = this.#parts;
    if (this.isConfirmed(call, head)) return undefined;
    const minOthers = methods[call.method].policy.block ? minOthersForBlock : 1;
    const without = [responder];
    for (const other of othersInTurn(read, timers)) {
      const result = await askInTime(other, read, timers).catch((error: unknown) => {
        if (isUnknownBlock(error)) return nothing;
        // It has left the head, as in a reorganisation: what it has counts all the same.
        return error instanceof BehindError ? askInTime(other, read, timers, "find").catch(() => undefined) : undefined;
      });
      signal.throwIfAborted();
      if (result && !isEmpty(result)) {
        this.#noteOmission(read, result, without);
        return result;
      }
      if (result && without.push(other) > minOthers && areMost(without, read)) break;
    }
    if (without.length > 1) this.#confirmed.set(keyOf(call), head.hash);
    return undefined;
  }

  /** Nodes without results that their chain must have are asked last for such results. */
  #noteOmission({ call, head }: DoubtfulRead, result: RawJson, without: readonly PooledUpstream[]): void {
    const { chain, events, timers } = this.#parts;
    const found = result instanceof Uint8Array ? placeOf(call, result) : undefined;
    if (!found || found.number > head.number || (found.hash !== undefined && !chain.has(found as BlockName))) return;
    for (const { name, missing } of without) {
      missing.note(featureOf(call), timers.now());
      events.onVerification?.(name, "omitted");
    }
  }
}

/** Whether it is `null`, or `[]`. */
function isEmpty(result: RawJson): boolean {
  return isNull(result) || (result instanceof Uint8Array && result.length === 2);
}

/** Whether others may have what a result lacks: it is `null`, or there are no logs of a block that is named by its hash. */
export function isNothing(result: RawJson, { kind }: BlockRequirement): boolean {
  return isNull(result) || (kind === "hash" && isEmpty(result));
}

/** The height of the block that a result is of, with its hash if the call names it. */
function placeOf(call: NodeCall, result: Uint8Array): (Partial<BlockName> & Pick<BlockName, "number">) | undefined {
  const { block } = methods[call.method].policy;
  const number = heightOfResult(call, result);
  if (number === undefined) return undefined;
  const given = block && call.params[block.index];
  const hash = typeof given === "object" && given !== null ? (given as { blockHash?: unknown }).blockHash : given;
  return { number, ...(typeof hash === "string" && { hash }) };
}
