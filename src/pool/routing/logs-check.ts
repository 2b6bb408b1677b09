import { asBuffer } from "../../json/json-bytes.js";
import { quoteByte } from "../../json/json-tokens.js";
import type { RawJson } from "../../json/raw-json.js";
import type { BlockName } from "../../node/head-feed.js";
import type { NodeCall } from "../../node/node-call.js";
import { type Alternatives, termsOf } from "../../rootstock/filter-terms.js";
import type { Hex } from "../../rootstock/hex.js";
import { emptyBloom, hasBits } from "../../rootstock/logs-bloom.js";
import type { CallSignal } from "../../turns/call-signal.js";
import { maxProvenHeaders, type ProvenHeaders } from "../heads/proven-headers.js";
import type { CanonicalChain } from "../model/canonical-chain.js";
import { heightOf } from "./block-requirement.js";
import { createMemory } from "./second-opinion.js";

export interface LogsCheckParts {
  readonly chain: CanonicalChain;
  readonly headers: ProvenHeaders;
}

interface Filter {
  readonly blockHash?: string;
  readonly fromBlock?: string;
  readonly toBlock?: string;
  readonly address?: string | readonly string[];
  readonly topics?: readonly (string | null | readonly string[])[];
}

/** Blocks whose logs contradict their bloom filters. */
export interface LogsVerdict {
  /** Heights with logs in the result that the canonical block there cannot have. */
  readonly impossible: readonly number[];
  /** Blocks without logs in the result that may have some, unless another node confirmed that there are none. */
  readonly missing: readonly BlockName[];
}

const fine: LogsVerdict = { impossible: [], missing: [] };

/** Maximum number of remembered blocks that have no logs of a filter although their bloom filters do not exclude it. */
const maxConfirmed = 16_384;

const heightMember = Buffer.from('"blockNumber":"');
const hashMember = Buffer.from('"blockHash":"');

/** Checks logs against the proven bloom filters of recent blocks: a node may omit logs that it has not indexed, or make them up. */
export class LogsCheck {
  readonly #parts: LogsCheckParts;
  readonly #confirmed = createMemory<true>(maxConfirmed);

  constructor(parts: LogsCheckParts) {
    this.#parts = parts;
  }

  /** Checks the blocks of a result whose bloom filters are known. */
  async check({ params }: NodeCall, result: Uint8Array, signal: CallSignal): Promise<LogsVerdict> {
    const filter = params[0] as Filter;
    const blocks = await this.#blocksOf(filter, signal);
    if (blocks.length === 0) return fine;
    const terms = termsOf(filter);
    const text = filterText(filter);
    const present = hashesIn(result);
    const impossible: number[] = [];
    const missing: BlockName[] = [];
    for (const { number, hash, bloom } of blocks) {
      const mayHave = lets(bloom, terms);
      const hashes = present.get(number);
      if (hashes && !(mayHave && hashes.every((named) => named === hash))) impossible.push(number);
      if (mayHave && !hashes && !this.#confirmed.has(hash + text)) missing.push({ number, hash });
    }
    return { impossible, missing };
  }

  /** Whether the bloom filter of the block that a filter names by its hash shows that there are no logs. */
  excludes({ method, params }: NodeCall): boolean {
    const filter = params[0] as Filter;
    const bloom = method === "eth_getLogs" ? this.#parts.headers.get(filter.blockHash ?? "")?.logsBloom : undefined;
    return bloom !== undefined && !lets(bloom, termsOf(filter));
  }

  /** Finds logs of a block that has none by its bloom filter, or of another block than the canonical one at its height. */
  async findImpossible(call: NodeCall, result: RawJson, signal: CallSignal): Promise<string | undefined> {
    if (!(result instanceof Uint8Array)) return undefined;
    const [height] = (await this.check(call, result, signal)).impossible;
    return height === undefined ? undefined : `logs of block ${height}, whose header rules them out`;
  }

  /** Remembers that these blocks have no logs of the filter. */
  confirmNone({ params }: NodeCall, blocks: readonly BlockName[]): void {
    const text = filterText(params[0] as Filter);
    for (const { hash } of blocks) this.#confirmed.set(hash + text, true);
  }

  /** The blocks of a filter with proven bloom filters, from the head down. Waits for headers that are being read. */
  async #blocksOf({ blockHash, fromBlock, toBlock }: Filter, signal: CallSignal) {
    const { chain, headers } = this.#parts;
    const head = chain.current();
    const blocks: (BlockName & { readonly bloom: string })[] = [];
    if (!head || blockHash !== undefined) return blocks;
    const [from, to] = [heightOf(fromBlock) ?? head.number, heightOf(toBlock) ?? head.number];
    if (to <= head.number - maxProvenHeaders) return blocks;
    await headers.untilRead(from, signal);
    let hash: string | undefined = head.hash;
    for (let number = head.number; number >= from && hash !== undefined; number--) {
      const block = headers.get(hash);
      if (block && number <= to) blocks.push({ number, hash, bloom: block.logsBloom });
      hash = block?.parentHash ?? chain.hashAt(number - 1);
    }
    return blocks;
  }
}

/** Whether a block with this bloom filter may have a log with one of the values in each position. */
function lets(bloom: string, terms: readonly Alternatives[]): boolean {
  return bloom !== emptyBloom && terms.every((values) => values.some((bits) => hasBits(bloom as Hex, bits)));
}

/** The part of a filter that says which logs it takes. */
function filterText({ address, topics }: Filter): string {
  return JSON.stringify([address, topics]);
}

/** The heights of all blocks that have logs in a list of logs. */
export function heightsIn(result: RawJson): ReadonlySet<number> {
  return new Set(result instanceof Uint8Array ? valuesOf(heightMember, result).map(Number) : []);
}

/** The hashes that a list of logs names for the block at each height. */
function hashesIn(logs: Uint8Array): ReadonlyMap<number, readonly string[]> {
  const [heights, hashes] = [valuesOf(heightMember, logs), valuesOf(hashMember, logs)];
  const named = new Map<number, string[]>();
  heights.forEach((text, at) => {
    const [height, hash] = [Number(text), hashes[at]];
    const known = named.get(height) ?? [];
    // Each log has both members.
    if (heights.length === hashes.length && hash !== known.at(-1)) known.push(hash as string);
    named.set(height, known);
  });
  return named;
}

/** The texts after each occurrence of a member. */
function valuesOf(member: Buffer, bytes: Uint8Array): string[] {
  const text = asBuffer(bytes);
  const values: string[] = [];
  for (let at = text.indexOf(member); at !== -1; at = text.indexOf(member, at)) {
    const start = at + member.length;
    at = text.indexOf(quoteByte, start);
    if (at === -1) break;
    values.push(text.toString("latin1", start, at));
  }
  return values;
}
