import type { RpcError } from "../../src/rpc/rpc-error.js";
import { findTransaction, isProven, type SimulatedHeader } from "./answers.js";
import type { Scenario } from "./scenario.js";
import { ancestorAt, type SimulatedBlock, type SimulatedTransaction, type World } from "./world.js";

/** What a caller asked, and how the answer is to be read. */
export type Question =
  | { readonly of: "height" | "state" | "block" | "count" }
  | { readonly of: "logs"; readonly fromBlock: number }
  | { readonly of: "state at" | "block at"; readonly height: number }
  | { readonly of: "block by hash"; readonly block: SimulatedBlock }
  | { readonly of: "transaction" | "receipt" | "pending nonce"; readonly transaction: SimulatedTransaction };

export interface Answered {
  readonly question: Question;
  readonly askedMs: number;
  readonly answeredMs: number;
  readonly outcome: { readonly result: unknown } | { readonly error: unknown };
}

/** How far an answer is off what was promised. */
export type Fault = "wrong" | "backward" | "error" | "late";

export interface Oracle {
  /** Undefined for a right answer. */
  judge(answered: Answered): { readonly fault: Fault; readonly why: string } | undefined;
}

/**
 * Time that a new block of the network takes to be shown at most: to its nodes, to be noticed, to be shown. Where most nodes may be gone
 * at once, the pool takes longer to believe the rest.
 */
const STALE_MS = { "majority right": 4_000, "one right": 12_000, anything: Infinity };

/** Longest time to an answer: while most nodes may be gone, until the pool believes the rest. */
const LATE_MS = { "majority right": 3_000, "one right": 12_000, anything: Infinity };

/**
 * Judges by the truth, and by what was told before:
 * - right is what the network's chain says as of a block that was its tip some time between shortly before asking and the answer;
 * - backward is an answer as of a block below one that was told before it was asked for and is still in the chain;
 * - an error is one where there is an answer, late is one past its time.
 */
export function createOracle(world: World, { kind, isHedging }: Pick<Scenario, "kind" | "isHedging">): Oracle {
  const staleMs = STALE_MS[kind];
  // Without it a node that never answers costs as long as its answers are waited for.
  const lateMs = isHedging ? LATE_MS[kind] : Infinity;
  const told: { readonly block: SimulatedBlock; readonly atMs: number }[] = [];

  function judgeHead(found: readonly SimulatedBlock[], { askedMs, answeredMs }: Answered) {
    const tips = world.tipsBetween(askedMs - staleMs, answeredMs);
    const possible = found.filter((block) => tips.includes(block) || isRecent(block, tips, askedMs - staleMs));
    if (possible.length === 0) return wrong(`not of a tip: ${describe(found)} instead of ${describe(tips)}`);
    const highest = Math.max(...possible.map(({ number }) => number));
    const below = told.find(({ block, atMs }) => block.number > highest && atMs <= askedMs && world.isTrue(block));
    if (below) return { fault: "backward" as const, why: `${describe(found)} after ${describe([below.block])}` };
    if (possible.length === 1) told.push({ block: possible[0] as SimulatedBlock, atMs: answeredMs });
    return undefined;
  }

  /** Whether a block that never was the tip itself, but came into the chain under it, did so lately. */
  function isRecent(block: SimulatedBlock, tips: readonly SimulatedBlock[], sinceMs: number): boolean {
    return tips.some((tip) => ancestorAt(tip, block.number) === block) && world.sinceOf(block) >= sinceMs;
  }

  function judgeAt(height: number, found: SimulatedBlock | undefined, { askedMs, answeredMs }: Answered) {
    const tips = world.tipsBetween(askedMs - staleMs, answeredMs);
    return tips.some((tip) => ancestorAt(tip, height) === found)
      ? undefined
      : wrong(`at ${height} ${describe(found ? [found] : [])}`);
  }

  function judgeTransaction(transaction: SimulatedTransaction, value: unknown, answered: Answered) {
    const tips = world.tipsBetween(answered.askedMs - staleMs, answered.answeredMs);
    const blocks = tips.map((tip) => findTransaction(tip, transaction.hash)?.hash);
    const { blockHash, transactionHash, hash = transactionHash } = (value ?? {}) as Partial<Record<string, string>>;
    if (value !== null && hash !== transaction.hash) return wrong(`another ${answered.question.of}`);
    if (answered.question.of === "receipt" && value === null && blocks.includes(undefined)) return undefined;
    if (value === null) return wrong(`no ${answered.question.of} of ${transaction.hash.slice(0, 10)}`);
    return blocks.includes(blockHash ?? undefined) ? undefined : wrong(`mined in ${blockHash ?? "nothing"}`);
  }

  return {
    judge(answered) {
      const { question, outcome, askedMs, answeredMs } = answered;
      if ("error" in outcome) {
        const isMissing = question.of === "state at" && /not found/.test((outcome.error as Error).message);
        if (isMissing) return judgeAt(question.height, undefined, answered);
        return { fault: "error", why: explain(outcome.error) };
      }
      const { result } = outcome;
      const late = answeredMs - askedMs > lateMs && { fault: "late" as const, why: `${answeredMs - askedMs} ms` };
      const problem = judgeResult(question, result, answered);
      return problem ?? (late || undefined);
    },
  };

  function judgeResult(question: Question, result: unknown, answered: Answered) {
    if (question.of.startsWith("block") && isAltered(result)) return wrong("a block with altered members");
    switch (question.of) {
      case "height": {
        const tips = world.tipsBetween(answered.askedMs - staleMs, answered.answeredMs);
        const found = new Set(tips.flatMap((tip) => listOf(ancestorAt(tip, Number(result)))));
        return judgeHead([...found], answered);
      }
      case "state":
        return judgeHead(listOf(world.at(Number(result))), answered);
      case "block":
        return judgeHead(listOf(world.find((result as { hash: string } | null)?.hash ?? "")), answered);
      case "count":
        return typeof result === "string" ? undefined : wrong("no count");
      case "logs": {
        if (!Array.isArray(result)) return wrong("no list of logs");
        const logs = result as { readonly data: string; readonly logIndex: string; readonly blockHash: string }[];
        const isWhole = logs.every(
          ({ logIndex, blockHash }, at) => Number(logIndex) === at % 2 && world.find(blockHash),
        );
        if (!isWhole || logs.length % 2 !== 0) return wrong("a part of a block's logs, or of no block");
        const indices = logs.filter((_, at) => at % 2 === 0).map(({ data }) => Number(data));
        const last = world.at(indices.at(-1) ?? -1);
        const isChain = indices.every(
          (index, at) => last && ancestorAt(last, last.number - indices.length + 1 + at)?.index === index,
        );
        if (!isChain) return wrong("logs of no chain");
        // From a block on that has not been shown yet there are none.
        const tips = world.tipsBetween(answered.askedMs - staleMs, answered.answeredMs);
        const lower = tips.filter(({ number }) => number < question.fromBlock);
        return judgeHead(indices.length === 0 ? lower : listOf(last), answered);
      }
      case "state at":
        return judgeAt(question.height, world.at(Number(result)), answered);
      case "block at":
        return judgeAt(question.height, world.find((result as { hash: string } | null)?.hash ?? ""), answered);
      case "block by hash": {
        const hash = (result as { hash: string } | null)?.hash;
        return hash === question.block.hash ? undefined : wrong(`${String(hash)} by hash of ${question.block.number}`);
      }
      case "pending nonce":
        return Number(result) > question.transaction.nonce
          ? undefined
          : wrong(`pending nonce ${Number(result)} below the one after ${question.transaction.nonce}`);
      default:
        return judgeTransaction(question.transaction, result, answered);
    }
  }
}

/** Whether it is a block that its hash does not prove. */
function isAltered(result: unknown): boolean {
  return typeof result === "object" && result !== null && !isProven(result as SimulatedHeader);
}

function wrong(why: string) {
  return { fault: "wrong" as const, why };
}

function listOf<T>(one: T | undefined): T[] {
  return one === undefined ? [] : [one];
}

function describe(blocks: readonly SimulatedBlock[]): string {
  return blocks.map(({ number, index }) => `${number}(#${index})`).join() || "nothing";
}

function explain(error: unknown): string {
  const { message, data, cause } = error as RpcError;
  return `${message} ${JSON.stringify(data ?? null)} ${(cause as Error | undefined)?.message ?? ""}`;
}
