import { type CallSignal, laneOf } from "../../rpc/call-signal.js";
import { isNull, type RawJson, readJson } from "../../rpc/raw-json.js";
import type { Node } from "../node.js";
import type { Pool } from "../pool.js";
import { createWakeUp } from "../routing/wake-up.js";
import { systemTimers, type Timers } from "../timers.js";
import { SentFinder } from "./find-sent.js";
import { Resender } from "./resender.js";
import { identifyTransaction, pendingTransactionToJson, type SentTransaction } from "./sent-transaction.js";
import { SentTransactions } from "./sent-transactions.js";
import type { SharedNotes } from "./shared-notes.js";

export interface SentTransactionsParts {
  readonly timers?: Timers;
  /** Where several processes are one service. */
  readonly notes?: SharedNotes | undefined;
  readonly identify?: typeof identifyTransaction;
}

type Params = readonly unknown[];

/** That another transaction has the nonce of one that nobody has any more is believed after so many looks: a reorganisation is over by then. */
const MOST_LOOKS = 8;
const LOOK_AGAIN_MS = 500;

/**
 * Keeps transactions visible that nodes took from us, though a node loses them: until they are mined, replaced or as old as nodes let
 * them become, they are found by hash, and their senders' pending nonces count them. Nodes that lack them get them again.
 */
export function withSentTransactions(pool: Pool, parts: SentTransactionsParts = {}): Node {
  const { timers = systemTimers, notes, identify = identifyTransaction } = parts;
  const memory = new SentTransactions(timers.now);
  const sent = new SentFinder(memory, notes);
  const resender = new Resender(pool, memory, timers);
  const pauses = createWakeUp(timers);
  const stopListening = pool.onReturn((upstream) => void resender.resendAll(upstream));

  async function send(params: Params, signal: CallSignal): Promise<RawJson> {
    const result = await pool.call("eth_sendRawTransaction", params, signal);
    try {
      sent.note(await identify(params[0] as SentTransaction["raw"], laneOf(signal)));
    } catch {
      // It was taken, whatever can be made of it here.
    }
    return result;
  }

  async function findByHash(params: Params, signal: CallSignal): Promise<RawJson> {
    const found = await pool.call("eth_getTransactionByHash", params, signal);
    if (!isNull(found)) return found;
    const transaction = await sent.byHash(String(params[0]));
    return transaction ? lookAgain(transaction, signal) : found;
  }

  /** A node may lack it, or have gone over to another branch; or it was mined in between, or another took its place. */
  async function lookAgain(transaction: SentTransaction, signal: CallSignal): Promise<RawJson> {
    for (let looks = 1; await isNonceUsed(transaction, signal); looks++) {
      const found = await pool.call("eth_getTransactionByHash", [transaction.hash], signal);
      if (!isNull(found)) return found;
      if (looks === MOST_LOOKS) {
        sent.forget(transaction);
        return found;
      }
      await pauses.wait(signal, LOOK_AGAIN_MS);
    }
    resender.resend(transaction);
    return Buffer.from(JSON.stringify(pendingTransactionToJson(transaction)));
  }

  async function isNonceUsed({ from, nonce }: SentTransaction, signal: CallSignal): Promise<boolean> {
    const count = await pool.call("eth_getTransactionCount", [from, "latest"], signal).catch(() => undefined);
    return count !== undefined && Number(await readJson(count)) > nonce;
  }

  async function countPending(params: Params, signal: CallSignal): Promise<RawJson> {
    const count = await pool.call("eth_getTransactionCount", params, signal);
    const from = String(params[0]).toLowerCase();
    const told = Number(await readJson(count));
    let next = told;
    for (let lacking = await sent.byNonce(from, next); lacking; lacking = await sent.byNonce(from, next)) {
      resender.resend(lacking);
      next++;
    }
    return next === told ? count : Buffer.from(`"0x${next.toString(16)}"`);
  }

  return {
    call(method, params, signal) {
      if (method === "eth_sendRawTransaction") return send(params, signal);
      if (method === "eth_getTransactionByHash") return findByHash(params, signal);
      if (method === "eth_getTransactionCount" && params[1] === "pending") return countPending(params, signal);
      return pool.call(method, params, signal);
    },
    check: (signal) => pool.check(signal),
    close() {
      stopListening();
      resender.close();
      return pool.close();
    },
  };
}
