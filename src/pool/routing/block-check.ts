import type { MethodName } from "../../../generated/methods.js";
import { asBuffer, textOf } from "../../json/json-bytes.js";
import { isNull, type RawJson } from "../../json/raw-json.js";
import { hashOfResult, heightOfResult, type Peeked, readMember } from "../../node/block-of-result.js";
import type { BlockName } from "../../node/head-feed.js";
import type { NodeCall } from "../../node/node-call.js";
import type { NodeEvents } from "../../node/node-events.js";
import type { Timers } from "../../node/timers.js";
import { type ProvenHeader, provenMembers } from "../../rootstock/merged-mining/prove-header.js";
import type { CallSignal } from "../../turns/call-signal.js";
import { maxProvenHeaders, type ProvenHeaders } from "../heads/proven-headers.js";
import type { CanonicalChain } from "../model/canonical-chain.js";
import { askInTime, createMemory, type DoubtfulRead, othersInTurn } from "./second-opinion.js";

export interface BlockCheckParts {
  readonly chain: CanonicalChain;
  readonly headers: ProvenHeaders;
  readonly timers: Timers;
  readonly events: NodeEvents;
}

export function isBlockMethod(method: MethodName): boolean {
  return method === "eth_getBlockByHash" || method === "eth_getBlockByNumber";
}

/** Checks blocks near the head against their hashes. */
export class BlockCheck {
  readonly #parts: BlockCheckParts;
  /** The members of proven headers as nodes usually write them. */
  readonly #texts = new WeakMap<ProvenHeader, readonly Buffer[]>();

  /** Hashes of blocks that no node could prove: they may follow rules that this version does not know. */
  readonly #unprovable = createMemory<true>(maxProvenHeaders);

  constructor(parts: BlockCheckParts) {
    this.#parts = parts;
  }

  /** Finds a member that differs from the proven header. Of a stream, the first bytes are checked: the header is there. */
  async findAltered(call: NodeCall, { start, result }: Peeked, signal: CallSignal): Promise<string | undefined> {
    const { headers } = this.#parts;
    const name = this.#nameOf(call, start);
    if (!name) return undefined;
    const { hash, number } = name;
    const isKnown =
      headers.get(hash) !== undefined || (result instanceof Uint8Array && headers.isProven(parse(result), name));
    if (!isKnown) await headers.untilRead(number, signal);
    const header = headers.get(hash);
    if (!header || this.#repeats(start, header)) return undefined;
    const member = findOther(start, header);
    return member && `block ${hash} with another ${member} than its hash proves`;
  }

  /** Whether a block has all members of the header in the usual notation. */
  #repeats(start: Uint8Array, header: ProvenHeader): boolean {
    const text = asBuffer(start);
    const members = this.#texts.get(header) ?? provenMembers.map((name) => Buffer.from(`"${name}":"${header[name]}"`));
    this.#texts.set(header, members);
    return members.every((member) => text.includes(member));
  }

  /** Whether a block near the head does not prove itself, and others may. */
  isUnproven(call: NodeCall, result: RawJson): boolean {
    const { headers } = this.#parts;
    if (!isBlockMethod(call.method) || !(result instanceof Uint8Array)) return false;
    const name = this.#nameOf(call, result);
    if (!name || headers.get(name.hash) || this.#unprovable.has(name.hash)) return false;
    return !headers.isProven(parse(result), name);
  }

  /** The block near the head that a call returns; undefined for others. */
  #nameOf(call: NodeCall, start: Uint8Array): BlockName | undefined {
    const [hash, number] = [hashOfBlock(call, start), heightOfResult(call, start)];
    const lowest = (this.#parts.chain.current()?.number ?? Infinity) - maxProvenHeaders;
    return hash !== undefined && number !== undefined && number > lowest ? { hash, number } : undefined;
  }

  /** The block as another node has it and its hash proves it; undefined if none has. */
  async findProven(read: DoubtfulRead, unproven: RawJson): Promise<RawJson | undefined> {
    const { timers, events } = this.#parts;
    let hasAsked = false;
    for (const other of othersInTurn(read, timers)) {
      const result = await askInTime(other, read, timers).catch(() => undefined);
      read.signal.throwIfAborted();
      if (!(result instanceof Uint8Array) || isNull(result)) continue;
      hasAsked = true;
      if (this.isUnproven(read.call, result)) continue;
      events.onVerification?.(read.responder.name, "block");
      return result;
    }
    const name = unproven instanceof Uint8Array ? this.#nameOf(read.call, unproven) : undefined;
    if (hasAsked && name) this.#unprovable.set(name.hash, true);
    return undefined;
  }
}

function parse(bytes: Uint8Array): unknown {
  return JSON.parse(textOf(bytes));
}

/** The hash of the block that a call returns; undefined for a pending one. */
function hashOfBlock(call: NodeCall, start: Uint8Array): string | undefined {
  return call.method === "eth_getBlockByHash" ? (call.params[0] as string) : hashOfResult(call, start);
}

function findOther(start: Uint8Array, header: ProvenHeader): keyof ProvenHeader | undefined {
  return provenMembers.find((name) => isOther(readMember(`"${name}"`, start), header[name]));
}

/** Whether a value differs from the proven one. Different notations of one number are the same. */
function isOther(value: string | undefined, proven: ProvenHeader[keyof ProvenHeader]): boolean {
  if (value === undefined || value === proven) return false;
  return !/^0x[\da-f]+$/i.test(value) || BigInt(value) !== BigInt(proven);
}
