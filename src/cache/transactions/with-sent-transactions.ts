import type { MethodName } from "../../../generated/methods.js";
import { isNull, type RawJson, readJson } from "../../json/raw-json.js";
import type { Node, NodeGroup } from "../../node/node.js";
import { systemTimers, type Timers } from "../../node/timers.js";
import { createWakeUp, type WakeUp } from "../../node/wake-up.js";
import { type CallSignal, laneOf } from "../../turns/call-signal.js";
import type { SharedNotes } from "../shared-notes.js";
import { SentFinder } from "./find-sent.js";
import { Resender } from "./resender.js";
import { identifyTransaction, pendingTransactionToJson, type SentTransaction } from "./sent-transaction.js";
import { SentTransactions } from "./sent-transactions.js";

export interface SentTransactionsParts {
  readonly timers?: Timers;
  /** Where several processes are one service. */
  readonly notes?: SharedNotes | undefined;
  readonly identify?: typeof identifyTransaction;
}

type Params = readonly unknown[];

/** Lookups before a missing transaction counts as replaced; by then a reorganisation is over. */
const maxChecks = 8;
const recheckMs = 500;

/**
 * Keeps transactions visible that nodes took from us, though a node loses them: until they are mined, replaced or as old as nodes let
 * them become, they are found by hash, and their senders' pending nonces count them. Nodes that lack them get them again.
 */
export function withSentTransactions(nodes: NodeGroup, parts: SentTransactionsParts = {}): Node {
  return new SentTransactionsNode(nodes, parts);
}

class SentTransactionsNode implements Node {
  readonly #nodes: NodeGroup;
  readonly #sent: SentFinder;
  readonly #resender: Resender;
  readonly #pauses: WakeUp;
  readonly #identify: typeof identifyTransaction;
  readonly #stopListening: () => void;

  constructor(
    nodes: NodeGroup,
    { timers = systemTimers, notes, identify = identifyTransaction }: SentTransactionsParts,
  ) {
    this.#nodes = nodes;
    const memory = new SentTransactions(timers.now);
    this.#sent = new SentFinder(memory, notes);
    this.#resender = new Resender(nodes, memory, timers);
    this.#pauses = createWakeUp(timers);
    this.#identify = identify;
    this.#stopListening = nodes.onReturn((upstream) => void this.#resender.resendAll(upstream));
  }

  call(method: MethodName, params: Params, signal: CallSignal): Promise<RawJson> {
    if (method === "eth_sendRawTransaction") return this.#send(params, signal);
    if (method === "eth_getTransactionByHash") return this.#findByHash(params, signal);
    if (method === "eth_getTransactionCount" && params[1] === "pending") return this.#countPending(params, signal);
    return this.#nodes.call(method, params, signal);
  }

  check(signal: CallSignal): Promise<void> {
    return this.#nodes.check(signal);
  }

  close(): Promise<void> {
    this.#stopListening();
    this.#resender.close();
    return this.#nodes.close();
  }

  async #send(params: Params, signal: CallSignal): Promise<RawJson> {
    const result = await this.#nodes.call("eth_sendRawTransaction", params, signal);
    try {
      this.#sent.note(await this.#identify(params[0] as SentTransaction["raw"], laneOf(signal)));
    } catch {
      // A node accepted it, so the call succeeds even if decoding fails here.
    }
    return result;
  }

  async #findByHash(params: Params, signal: CallSignal): Promise<RawJson> {
    const found = await this.#nodes.call("eth_getTransactionByHash", params, signal);
    if (!isNull(found)) return found;
    const transaction = await this.#sent.byHash(String(params[0]));
    return transaction ? this.#checkAgain(transaction, signal) : found;
  }

  /** A node may lack it, or have gone over to another branch; or it was mined in between, or another took its place. */
  async #checkAgain(transaction: SentTransaction, signal: CallSignal): Promise<RawJson> {
    for (let checks = 1; await this.#isNonceUsed(transaction, signal); checks++) {
      const found = await this.#nodes.call("eth_getTransactionByHash", [transaction.hash], signal);
      if (!isNull(found)) return found;
      if (checks === maxChecks) {
        this.#sent.forget(transaction);
        return found;
      }
      await this.#pauses.wait(signal, recheckMs);
    }
    this.#resender.resend(transaction);
    return Buffer.from(JSON.stringify(pendingTransactionToJson(transaction)));
  }

  async #isNonceUsed({ from, nonce }: SentTransaction, signal: CallSignal): Promise<boolean> {
    const count = await this.#nodes.call("eth_getTransactionCount", [from, "latest"], signal).catch(() => undefined);
    return count !== undefined && Number(await readJson(count)) > nonce;
  }

  async #countPending(params: Params, signal: CallSignal): Promise<RawJson> {
    const count = await this.#nodes.call("eth_getTransactionCount", params, signal);
    const from = String(params[0]).toLowerCase();
    const reported = Number(await readJson(count));
    let next = reported;
    for (;;) {
      const lacking = await this.#sent.byNonce(from, next);
      if (!lacking) return next === reported ? count : Buffer.from(`"0x${next.toString(16)}"`);
      this.#resender.resend(lacking);
      next++;
    }
  }
}
