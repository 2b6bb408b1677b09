import { type MethodName, methods } from "../../../generated/methods.js";
import { asBuffer } from "../../json/json-bytes.js";
import { isNull, type RawJson } from "../../json/raw-json.js";
import type { NodeCall } from "../../node/node-call.js";
import type { NodeEvents } from "../../node/node-events.js";
import type { Timers } from "../../node/timers.js";
import { askInTime, type DoubtfulRead, othersInTurn } from "./second-opinion.js";

export interface MissingMembersParts {
  readonly timers: Timers;
  readonly events: NodeEvents;
}

/** Number of bytes at each end of a long result that are searched: what lies between is a list. */
const endBytes = 4_096;

/** How long a member is not looked for that no node had. */
const forgetMs = 600_000;

interface RequiredMember {
  /** With quotes. */
  readonly text: Buffer;
  /** Until when it is not looked for. */
  ignoredUntilMs: number;
}

/** Checks that results have the members that the document requires of their objects. If one lacks some, another node is asked. */
export class MissingMembers {
  readonly #parts: MissingMembersParts;
  readonly #required = new Map<MethodName, readonly RequiredMember[]>();

  constructor(parts: MissingMembersParts) {
    this.#parts = parts;
  }

  /** Whether an object lacks a required member, which other nodes may have. */
  isLacking({ method, params }: NodeCall, result: RawJson): boolean {
    const { resultForm, policy } = methods[method];
    if (resultForm.required.length === 0 || !(result instanceof Uint8Array) || isNull(result)) return false;
    // A pending block has no hash and no work yet.
    if (policy.block && params[policy.block.index] === "pending") return false;
    return this.#findMissing(method, result).length > 0;
  }

  /** The result of a node that has all members; undefined if none has. Then they are not looked for for ten minutes. */
  async findWhole(read: DoubtfulRead, result: RawJson): Promise<RawJson | undefined> {
    const { timers, events } = this.#parts;
    const { call, signal, responder } = read;
    let hasAsked = false;
    for (const other of othersInTurn(read, timers)) {
      const second = await askInTime(other, read, timers).catch(() => undefined);
      signal.throwIfAborted();
      if (second === undefined || isNull(second)) continue;
      hasAsked = true;
      if (this.isLacking(call, second)) continue;
      events.onVerification?.(responder.name, "schema");
      return second;
    }
    if (hasAsked && result instanceof Uint8Array) this.#ignore(call.method, result, responder.name);
    return undefined;
  }

  #ignore(method: MethodName, result: Uint8Array, upstream: string): void {
    const { timers, events } = this.#parts;
    events.onVerification?.(upstream, "not checked");
    for (const member of this.#findMissing(method, result)) member.ignoredUntilMs = timers.now() + forgetMs;
  }

  /** Members come in the same order in nearly all results: each is looked for behind the one before. */
  #findMissing(method: MethodName, result: Uint8Array): readonly RequiredMember[] {
    const [start, end] = endsOf(result);
    const nowMs = this.#parts.timers.now();
    const missing: RequiredMember[] = [];
    let at = 0;
    for (const member of this.#requiredOf(method)) {
      if (member.ignoredUntilMs > nowMs) continue;
      const found = start.indexOf(member.text, at);
      if (found !== -1) at = found;
      else if (!start.includes(member.text) && !end.includes(member.text)) missing.push(member);
    }
    return missing;
  }

  #requiredOf(method: MethodName): readonly RequiredMember[] {
    const known = this.#required.get(method);
    if (known) return known;
    const { required } = methods[method].resultForm;
    const members = required.map((name) => ({ text: Buffer.from(`"${name}"`), ignoredUntilMs: -Infinity }));
    this.#required.set(method, members);
    return members;
  }
}

/** A result as a whole if it is short, else its first and last bytes. */
function endsOf(result: Uint8Array): readonly [Buffer, Buffer] {
  const text = asBuffer(result);
  if (text.length <= 2 * endBytes) return [text, text.subarray(text.length)];
  return [text.subarray(0, endBytes), text.subarray(-endBytes)];
}
