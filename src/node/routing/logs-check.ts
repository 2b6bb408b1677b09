import { LRUCache } from "lru-cache";
import { type Alternatives, termsOf } from "../../rootstock/filter-terms.js";
import type { Hex } from "../../rootstock/hex.js";
import { emptyBloom, hasBits } from "../../rootstock/logs-bloom.js";
import type { RawJson } from "../../rpc/raw-json.js";
import type { CanonicalChain } from "../heads/canonical-chain.js";
import type { ProvenBlooms } from "../heads/proven-blooms.js";
import type { NodeEvents } from "../node-events.js";
import type { NodeCall } from "../upstream/node-call.js";
import { nodeUnavailable } from "../upstream/node-unavailable.js";

export interface LogsCheckParts {
  readonly chain: CanonicalChain;
  readonly blooms: ProvenBlooms;
  readonly events: NodeEvents;
}

interface Filter {
  readonly blockHash?: string;
  readonly fromBlock?: string;
  readonly toBlock?: string;
  readonly address?: string | readonly string[];
  readonly topics?: readonly (string | null | readonly string[])[];
}

/** Blocks of a filter by what their bloom filters say, and which of them have logs in the result. */
export interface LogsVerdict {
  /** Blocks that have logs here but can have none. */
  readonly impossible: readonly number[];
  /** Blocks that have none here but may have some, as far as nobody has confirmed that they have none. */
  readonly missing: readonly number[];
}

const fine: LogsVerdict = { impossible: [], missing: [] };

/** Confirmed cases of a filter that a block's bloom filter lets through although there are no logs. */
const maxConfirmed = 16_384;

const member = Buffer.from('"blockNumber":"');
const quote = 0x22;

/** Holds logs against the proven bloom filters of the last blocks: a node may leave logs out that it has not indexed, or make them up. */
export class LogsCheck {
  readonly #confirmed = new LRUCache<string, true>({ max: maxConfirmed });

  constructor(private readonly parts: LogsCheckParts) {}

  /** What the bloom filters of its blocks say about a result, which is no stream; nothing of blocks whose filters are not known. */
  async check({ params }: NodeCall, result: Uint8Array): Promise<LogsVerdict> {
    const filter = params[0] as Filter;
    const blocks = await this.#blocksOf(filter);
    if (blocks.length === 0) return fine;
    const terms = termsOf(filter);
    const text = filterText(filter);
    const present = heightsIn(result);
    const impossible: number[] = [];
    const missing: number[] = [];
    for (const { number, hash, bloom } of blocks) {
      const mayHave = lets(bloom, terms);
      if (present.has(number) && !mayHave) impossible.push(number);
      if (mayHave && !present.has(number) && !this.#confirmed.has(hash + text)) missing.push(number);
    }
    return { impossible, missing };
  }

  /** Whether the bloom filter of the block that a filter names by its hash shows that there are no logs. */
  excludes({ method, params }: NodeCall): boolean {
    const filter = params[0] as Filter;
    const bloom = method === "eth_getLogs" ? this.parts.blooms.of(filter.blockHash ?? "") : undefined;
    return bloom !== undefined && !lets(bloom, termsOf(filter));
  }

  /** Throws "node_unavailable" for logs of blocks that have none by their bloom filters. */
  async refuseImpossible(call: NodeCall, result: RawJson, upstream: string): Promise<void> {
    if (!(result instanceof Uint8Array)) return;
    const [height] = (await this.check(call, result)).impossible;
    if (height === undefined) return;
    this.parts.events.onVerification?.(upstream, "logs");
    throw nodeUnavailable(new Error(`logs of block ${height}, whose bloom filter rules them out`));
  }

  /** Remembers that these blocks have no logs of the filter. */
  confirmNone({ params }: NodeCall, heights: readonly number[]): void {
    const text = filterText(params[0] as Filter);
    for (const height of heights) this.#confirmed.set((this.parts.chain.hashAt(height) ?? "") + text, true);
  }

  /** Those with a proven filter; the newest may be on its way. */
  async #blocksOf({ blockHash, fromBlock, toBlock }: Filter) {
    const { chain, blooms } = this.parts;
    const head = chain.current();
    if (!head || blockHash !== undefined) return [];
    const to = Math.min(heightOf(toBlock) ?? head.number, head.number);
    await blooms.untilRead(chain.hashAt(to) ?? "");
    const from = heightOf(fromBlock) ?? head.number;
    const blocks: { readonly number: number; readonly hash: string; readonly bloom: string }[] = [];
    for (let number = to; number >= from; number--) {
      const hash = chain.hashAt(number);
      const bloom = hash === undefined ? undefined : blooms.of(hash);
      if (hash === undefined || bloom === undefined) break;
      blocks.push({ number, hash, bloom });
    }
    return blocks;
  }
}

/** Whether a block with this bloom filter may have a log with one of the values in each place. */
function lets(bloom: string, terms: readonly Alternatives[]): boolean {
  return bloom !== emptyBloom && terms.every((values) => values.some((bits) => hasBits(bloom as Hex, bits)));
}

/** The part of a filter that says which logs it takes. */
function filterText({ address, topics }: Filter): string {
  return JSON.stringify([address, topics]);
}

function heightOf(block: string | undefined): number | undefined {
  if (block === "earliest") return 0;
  return block?.startsWith("0x") ? Number(block) : undefined;
}

/** The heights of all blocks that have logs in a list of logs. */
export function heightsIn(result: RawJson): ReadonlySet<number> {
  const heights = new Set<number>();
  if (!(result instanceof Uint8Array)) return heights;
  const text = Buffer.from(result.buffer, result.byteOffset, result.byteLength);
  for (let at = text.indexOf(member); at !== -1; at = text.indexOf(member, at)) {
    const start = at + member.length;
    at = text.indexOf(quote, start);
    if (at === -1) break;
    heights.add(Number(text.toString("latin1", start, at)));
  }
  return heights;
}
