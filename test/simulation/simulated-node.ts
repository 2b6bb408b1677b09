import { networks } from "../../src/config/networks.js";
import type { Head } from "../../src/node/head-feed.js";
import { nodeUnavailable } from "../../src/node/node-unavailable.js";
import type { Timers } from "../../src/node/timers.js";
import type { HttpExchange, PostOptions } from "../../src/upstream/http-exchange.js";
import { HttpStatusError } from "../../src/upstream/http-status-error.js";
import type { HttpResponse } from "../../src/upstream/response-reader.js";
import { createUpstream, type Upstream } from "../../src/upstream/upstream.js";
import { answerFrom, findTransaction, type Mempools, type View } from "./answers.js";
import { type Faults, noFaults } from "./faults.js";
import { malformed } from "./malformed.js";
import type { Random } from "./random.js";
import { type NodeRequest, untrue } from "./untrue-results.js";
import { ancestorAt, type SimulatedBlock, type SimulatedTransaction, type World } from "./world.js";

export interface NodeOptions {
  readonly index: number;
  readonly weight: number;
  /** Half of a round trip. */
  readonly travelMs: number;
  readonly tellsHeads: boolean;
  readonly isBatching: boolean;
}

export interface NodeParts {
  readonly world: World;
  readonly timers: Timers;
  readonly random: Random;
  readonly known: Mempools;
}

/** A node that fails in every way that a scenario asks for, behind the real upstream. */
export interface SimulatedNode {
  readonly upstream: Upstream;
  /** Another process's connection. */
  readonly connect: () => Upstream;
  readonly faults: Faults;
  readonly head: SimulatedBlock;
  readonly mempool: ReadonlyMap<string, SimulatedTransaction>;
  readonly requestCount: number;
  /** The network's tip has reached it. */
  readonly hear: (tip: SimulatedBlock) => void;
  /** Takes in a change of its faults. */
  readonly update: () => void;
}

/** How long the upstream waits for an answer. */
const TIMEOUT_MS = 10_000;

/** A node that falls back is this much behind what it told. */
const FALL_BACK_BLOCKS = 3;

export function createSimulatedNode(options: NodeOptions, parts: NodeParts): SimulatedNode {
  const { index, weight, travelMs, tellsHeads, isBatching } = options;
  const { world, timers, random, known } = parts;
  const bit = 1 << index;
  const faults: Faults = { ...noFaults };
  const mempool = new Map<string, SimulatedTransaction>();
  const cuts = new Set<() => void>();
  const listeners = new Set<(head: Head) => void>();
  let heard = world.tip;
  let head = world.tip;
  let requestCount = 0;
  let wasDead = false;

  function update(): void {
    if (faults.isDead && !wasDead) {
      for (const cut of cuts) cut();
      mempool.clear();
    }
    wasDead = faults.isDead;
    if (faults.isDead) return;
    const chosen = faults.branch ?? (faults.isStuck ? head : heard);
    const next = ancestorAt(chosen, Math.max(0, chosen.number - faults.lagBlocks)) ?? head;
    if (next === head) return;
    head = next;
    for (let at: SimulatedBlock | undefined = head; at && (at.knownBy & bit) === 0; at = at.parent) at.knownBy |= bit;
    for (const hash of mempool.keys()) if (findTransaction(head, hash)) mempool.delete(hash);
    if (tellsHeads && !faults.isHung) timers.after(travelMs, tell);
  }

  function tell(): void {
    const reported = faults.reports === "old heads" ? (ancestorAt(head, head.number - 3) as SimulatedBlock) : head;
    const { number, hash, parent } = reported;
    if (faults.isDead || faults.reports === "nothing") return;
    const told =
      faults.reports === "other blocks"
        ? { number: number + 3, hash: `0x${"d".repeat(64)}`, parentHash: hash }
        : { number, hash, parentHash: parent?.hash ?? "" };
    for (const listener of listeners) listener(told);
  }

  /** What is behind the address now: of several nodes one. */
  function view(): View {
    const hasFallenBack = faults.fallsBack && random.chance(0.5);
    return {
      world,
      head: hasFallenBack ? (ancestorAt(head, head.number - FALL_BACK_BLOCKS) as SimulatedBlock) : head,
      bit,
      mempool,
      isSyncing: faults.isSyncing,
      chainId: faults.isOfOtherChain ? "0x1e" : "0x1f",
    };
  }

  /** As `random.chance`, without a draw where there is no such fault: older seeds do what they did. */
  const has = (part: number): boolean => part > 0 && random.chance(part);

  function member(from: View, request: NodeRequest): string {
    requestCount++;
    if (random.chance(faults.internalPart)) return '"error":{"code":-32603,"message":"Internal server error"}';
    const answer = answerFrom(from, request.method, request.params, known);
    return untrue(answer, request, { faults, random, view: from });
  }

  function respond(body: string): string {
    const request = JSON.parse(body) as NodeRequest | readonly NodeRequest[];
    if (random.chance(faults.garbagePart))
      return random.pick(["<html>", "", '{"jsonrpc":"2.0","id":0,"result":"0x1"}']);
    const from = view();
    const one = (part: NodeRequest): string => `{"jsonrpc":"2.0","id":${part.id},${member(from, part)}}`;
    if (!Array.isArray(request)) return one(request as NodeRequest);
    const idAfter = (at: number): number => (request[(at + 1) % request.length] as NodeRequest).id;
    if (has(faults.mixedPart)) return `[${request.map((part, at) => one({ ...part, id: idAfter(at) })).join(",")}]`;
    if (!random.chance(faults.partialPart)) return `[${request.map(one).join(",")}]`;
    return random.chance(0.5)
      ? '{"jsonrpc":"2.0","id":null,"error":{"code":-32011,"message":"Execution has got timeout out."}}'
      : `[${request
          .filter(() => random.chance(0.5))
          .map(one)
          .join(",")}]`;
  }

  function post(body: string, { signal }: PostOptions): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        for (const cancel of cancels) cancel();
        cuts.delete(cut);
        signal.removeEventListener("abort", onAbort);
        settle();
      };
      const fail = (cause: unknown): void => end(() => reject(nodeUnavailable(cause)));
      const cut = (): void => fail(new Error("the connection broke"));
      const onAbort = (): void => end(() => reject(signal.reason));
      const arrive = (): void => {
        if (faults.isDead) return fail(new Error("connection refused"));
        if (faults.isHung) return;
        if (random.chance(faults.resetPart)) return cut();
        if (faults.isLimited) return fail(new HttpStatusError(429));
        const text = has(faults.malformedPart)
          ? malformed(faults.malformation, respond(body))
          : Buffer.from(respond(body));
        const isCut = random.chance(faults.resetPart);
        cancels.push(
          timers.after(travelMs * (0.5 + random.next()) + faults.slowMs, () =>
            isCut ? cut() : end(() => resolve({ head: text })),
          ),
        );
      };
      const cancels = [timers.after(travelMs, arrive), timers.after(TIMEOUT_MS, () => fail(new Error("silence")))];
      cuts.add(cut);
      signal.addEventListener("abort", onAbort, { once: true });
      if (signal.aborted) onAbort();
    });
  }

  const exchange: HttpExchange = { post, isKeepingConnections: () => false, close: async () => undefined };
  const network = networks.testnet;
  const connect = (): Upstream => ({
    ...createUpstream({ url: `http://node${index}`, network, weight, isBatching }, { exchange, timers }),
    isTellingHeads: () => tellsHeads && !faults.isDead && !faults.isHung,
    onPendingTransaction: () => () => undefined,
    onHead(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return {
    upstream: connect(),
    connect,
    faults,
    mempool,
    get head() {
      return head;
    },
    get requestCount() {
      return requestCount;
    },
    hear(tip) {
      // News may come out of order; a node goes over to more work only.
      if (tip.totalDifficulty > heard.totalDifficulty) heard = tip;
      update();
    },
    update,
  };
}
