import { answerAt, findTransaction } from "../fakes/scripted-chain/answer-at.js";
import { type BlockTree, type ScriptedBlock } from "../fakes/scripted-chain/block-tree.js";
import type { RpcAnswer } from "../integration/start-test-service.js";
import { asNodesSay } from "./as-nodes-say.js";
import type { ChainHistory } from "./chain-history.js";

/** What a caller asks. */
export interface Question {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Judges what callers are told. */
export interface Oracle {
  /** Call it right before asking: the answer has to fit all that was told by then. */
  expect(question: Question): (answer: RpcAnswer) => void;
}

export interface OracleOptions {
  readonly tree: BlockTree;
  readonly history: ChainHistory;
  /** Whether "node_unavailable" is an answer: not while a node works that was never at fault. */
  readonly mayBeUnavailable: () => boolean;
}

/**
 * An answer is right when an honest node would give it for some block that was at the head of the chain, or is an ancestor of
 * such, and that no earlier answer, to any caller, rules out:
 * - not below a block that was told and is still in the chain;
 * - not of a block that had left the chain before one came into it that was told with its hash.
 */
export function createOracle({ tree, history, mayBeUnavailable }: OracleOptions): Oracle {
  /** What callers were told, in order of being told; and of those, what they were told with its hash. */
  const told = new Set<ScriptedBlock>();
  const named = new Set<ScriptedBlock>();

  return {
    expect({ method, params }) {
      const known = [...told];
      const newest = Math.max(0, ...[...named].map((block) => history.spanOf(block)[0]));
      return (answer) => {
        const fail = (why: string): never => {
          const heads = known.slice(-3).map(({ number, hash }) => `${number} ${hash.slice(0, 8)}`);
          const question = `${method} ${JSON.stringify(params)}`;
          throw new Error(
            `${why}: ${question} -> ${JSON.stringify(answer).slice(0, 300)}; told before: ${heads.join()}`,
          );
        };
        if (isUnavailable(answer)) {
          if (!mayBeUnavailable()) fail("unavailable while a node works");
          return;
        }
        // Of those told, the highest that is still in the chain. A node that falls back right before it is asked for a gas price,
        // which can't be asked for at a height, can't be found out.
        const binding = method === "eth_gasPrice" ? [] : known;
        const floor = Math.max(
          0,
          ...binding.filter((block) => history.spanOf(block)[1] === Infinity).map(({ number }) => number),
        );
        const isPossible = (head: ScriptedBlock): boolean => head.number >= floor && history.spanOf(head)[1] >= newest;
        const heads = history.blocks().filter(isPossible);
        // A block that was made on top of this head may not be there yet.
        const isAbove = (head: ScriptedBlock): boolean =>
          method === "eth_getBlockByHash" && (tree.find(String(params[0]))?.number ?? 0) > head.number;
        const said = (head: ScriptedBlock): unknown =>
          isAbove(head) ? { result: null } : answerAt({ tree, head, pool: new Map() }, method, params);
        const fits = heads.filter((head) => saysSame(said(head), answer));
        if (fits.length === 0) fail(explain(history.blocks().filter((head) => saysSame(said(head), answer))));
        const shown = readTold({ method, params }, answer, tree);
        if (shown) for (const blocks of [told, named]) blocks.add(shown);
        // What fits several blocks tells of none for sure; a gas price, which no node can be asked for at a height, never does.
        else if (fits.length === 1 && method !== "eth_gasPrice") told.add(fits[0] as ScriptedBlock);
      };
    },
  };
}

function explain(others: readonly ScriptedBlock[]): string {
  const [other] = others;
  return other ? `out of date, as of block ${other.number} ${other.hash.slice(0, 8)}` : "not what any node would say";
}

const reason = "node_unavailable";

function isUnavailable({ error }: RpcAnswer): boolean {
  // An eth_call's errors carry no data.
  return error?.code === -32603 && ((error.data as { reason?: string } | undefined)?.reason ?? reason) === reason;
}

/** The same result; or no block here, an error there. */
function saysSame(said: unknown, answer: RpcAnswer): boolean {
  const { result, error } = said as { result?: unknown; error?: unknown };
  if (error !== undefined) {
    const isNull = answer.result === null && answer.error === undefined;
    return isNull || (answer.error?.code === -32602 && /not found/.test(answer.error.message));
  }
  return answer.error === undefined && JSON.stringify(result) === JSON.stringify(asNodesSay(answer.result));
}

/** The block that an answer tells of by its hash, where asking did not name the hash. */
function readTold({ method, params }: Question, { result }: RpcAnswer, tree: BlockTree): ScriptedBlock | undefined {
  if (typeof result !== "object" || result === null || method === "eth_getBlockByHash" || params.length === 0)
    return undefined;
  const { hash, blockHash } = result as { hash?: string; blockHash?: string };
  return tree.find((method === "eth_getBlockByNumber" ? hash : blockHash) ?? "");
}

/** How often a transaction is in the chain that ends in `tip`. */
export function countInChain(tip: ScriptedBlock, hash: string): number {
  let count = 0;
  for (let at: ScriptedBlock | undefined = tip; at;) {
    const found = findTransaction(at, hash);
    if (!found) break;
    count++;
    at = found.block.parent;
  }
  return count;
}
