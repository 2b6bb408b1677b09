import type { MethodName } from "../../../generated/methods.js";
import { withCache } from "../../../src/cache/with-cache.js";
import { withDedupe } from "../../../src/cache/with-dedupe.js";
import { withSharedCache } from "../../../src/cache/with-shared-cache.js";
import { readJson } from "../../../src/json/raw-json.js";
import type { Node } from "../../../src/node/node.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { createChain, createFakeHeads } from "../../fakes/fake-heads.js";
import { createMemoryStore } from "../../fakes/memory-store.js";
import { answerAt, findTransaction, type NodeView } from "../../fakes/scripted-chain/answer-at.js";
import { ancestorAt, type ScriptedBlock } from "../../fakes/scripted-chain/block-tree.js";
import { logAddress, readTransaction, signTransaction } from "../../fakes/scripted-chain/signed-transaction.js";
import { runs } from "../../runs.js";
import { fc } from "../../seeded-fast-check.js";

const DEPTH = 3;
const START = 8;
const { tree, tip: start } = createChain(START);
const transactions = [0, 1, 2, 3].map((nonce) => readTransaction(signTransaction({ nonce, logs: 1 })));
const hashes = transactions.map(({ hash }) => hash);

/** What callers ask for: of all kinds of dependence, few enough that the same is asked again and again. */
const questions: readonly (readonly [MethodName, (view: NodeView, pick: number) => unknown[]])[] = [
  ["eth_blockNumber", () => []],
  ["eth_call", (_, pick) => [{ to: logAddress }, at(pick)]],
  ["eth_getBalance", (_, pick) => [logAddress, ["latest", "pending", at(pick)][pick % 3]]],
  ["eth_getBlockByNumber", (_, pick) => [at(pick), pick % 2 === 0]],
  ["eth_getBlockByHash", ({ head }, pick) => [ancestorAt(head, Math.max(0, head.number - pick))?.hash, false]],
  ["eth_getTransactionReceipt", (_, pick) => [hashes[pick % hashes.length]]],
  ["eth_getTransactionByHash", (_, pick) => [hashes[pick % hashes.length]]],
  ["eth_getTransactionCount", (_, pick) => [transactions[0]?.from, pick % 2 === 0 ? "pending" : "latest"]],
  ["eth_getLogs", (_, pick) => [{ fromBlock: at(0), toBlock: at(pick) }]],
  ["eth_getLogs", ({ head }, pick) => [{ blockHash: ancestorAt(head, Math.max(0, head.number - pick))?.hash }]],
];

/** Heights from well below the first fork to past the head. */
const at = (pick: number): string => `0x${(START - 4 + pick).toString(16)}`;

type Step =
  | { readonly kind: "mine"; readonly transaction: number }
  | { readonly kind: "reorganise"; readonly depth: number; readonly growth: number }
  | { readonly kind: "send"; readonly transaction: number }
  | { readonly kind: "ask"; readonly question: number; readonly pick: number }
  | { readonly kind: "release"; readonly which: number; readonly isOld: boolean }
  | { readonly kind: "leave"; readonly which: number };

const nat = (max: number) => fc.nat({ max });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("mine" as const), transaction: nat(6) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("reorganise" as const), depth: nat(6), growth: nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("send" as const), transaction: nat(3) }) },
  {
    weight: 12,
    arbitrary: fc.record({ kind: fc.constant("ask" as const), question: nat(questions.length - 1), pick: nat(5) }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("release" as const), which: nat(3), isOld: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("leave" as const), which: nat(9) }) },
);

interface Held {
  readonly release: (isOld: boolean) => void;
}

interface Asked {
  readonly caller: AbortController;
  isOver: boolean;
}

/** The transaction to mine on top of `head`: none when its chain has it, since no chain has one twice. */
function notMinedYet(head: ScriptedBlock, index: number) {
  return transactions.slice(index, index + 1).filter(({ hash }) => !findTransaction(head, hash));
}

/** Plays the steps and holds every answer against the honest ones of all moments between its question and itself. */
async function play(steps: readonly Step[], build: (node: Node, heads: ReturnType<typeof createFakeHeads>) => Node) {
  /** Every moment there was; the last one is now. */
  const moments: NodeView[] = [{ tree, head: start, pool: new Map() }];
  const now = (): NodeView => moments.at(-1) as NodeView;
  const heads = createFakeHeads(start);
  const held: Held[] = [];
  const asked: Asked[] = [];
  const wrong: string[] = [];
  let hits = 0;

  const slowNode: Node = {
    call: (method, params, signal) =>
      new Promise((resolve, reject) => {
        const view = now();
        signal.addEventListener("abort", () => reject(signal.reason));
        held.push({
          release(isOld) {
            if (method === "eth_sendRawTransaction") {
              const transaction = readTransaction(params[0] as `0x${string}`);
              moments.push({ ...now(), pool: new Map([...now().pool, [transaction.hash, transaction]]) });
              return resolve(Buffer.from(JSON.stringify(transaction.hash)));
            }
            const said = answerAt(isOld ? view : now(), method, params);
            if ("result" in said) resolve(Buffer.from(JSON.stringify(said.result)));
            else reject(new RpcError("InvalidParams", said.error.message));
          },
        });
      }),
    check: async () => {},
    close: async () => {},
  };
  const node = build(slowNode, heads);

  const moveTo = (head: ScriptedBlock): void => {
    moments.push({ ...now(), head });
    heads.moveTo(head);
  };

  function ask(method: MethodName, params: unknown[]): void {
    const since = moments.length - 1;
    const heldBefore = held.length;
    const one: Asked = { caller: new AbortController(), isOver: false };
    asked.push(one);
    const known = node.known?.(method, params);
    const reply = known ? Promise.resolve(known) : node.call(method, params, one.caller.signal);
    if (known && held.length === heldBefore) hits++;
    const check = (answer: unknown): void => {
      one.isOver = true;
      if (one.caller.signal.aborted) return;
      const honest = moments.slice(since).map((view) => answerAt(view, method, params));
      const texts = honest.map((said) => JSON.stringify("result" in said ? said.result : "error"));
      if (!texts.includes(JSON.stringify(answer)))
        wrong.push(`${method} ${JSON.stringify(params)}: ${JSON.stringify(answer)}`);
    };
    reply.then(readJson).then(check, () => check("error"));
  }

  const act = (one: Step): void => {
    const { head, pool } = now();
    if (one.kind === "mine") moveTo(tree.mine(head, notMinedYet(head, one.transaction)));
    else if (one.kind === "reorganise") {
      let block = ancestorAt(head, Math.max(0, head.number - one.depth)) as ScriptedBlock;
      for (let more = 0; more < one.depth + one.growth; more++) block = tree.mine(block);
      if (block !== head) moveTo(block);
    } else if (one.kind === "send") {
      const { raw, hash } = transactions[one.transaction] as (typeof transactions)[number];
      if (!pool.has(hash)) void node.call("eth_sendRawTransaction", [raw], new AbortController().signal);
    } else if (one.kind === "ask") {
      const [method, paramsOf] = questions[one.question] as (typeof questions)[number];
      ask(method, paramsOf(now(), one.pick));
    } else if (one.kind === "release") held.splice(one.which % Math.max(held.length, 1), 1)[0]?.release(one.isOld);
    else asked.filter(({ isOver }) => !isOver)[one.which]?.caller.abort(new Error("gone"));
  };

  for (const one of steps) {
    act(one);
    await new Promise(setImmediate);
  }
  while (held.length > 0) {
    held.shift()?.release(false);
    await new Promise(setImmediate);
  }
  return { wrong, hits, unanswered: asked.filter(({ isOver }) => !isOver).length };
}

describe("what stands between callers and nodes, on any chain, with any interleaving", () => {
  const times = { numRuns: Number(process.env["ORACLE_RUNS"] ?? runs(100)) };
  const steps = fc.array(step, { minLength: 40, maxLength: 120 });
  const memory = { maxBytes: 1_000_000, depth: DEPTH };

  it.each<[string, (node: Node, heads: ReturnType<typeof createFakeHeads>) => Node, boolean]>([
    ["the cache", (node, heads) => withCache(node, memory, { heads }), true],
    ["sharing of answers", (node, heads) => withDedupe(node, { heads }), false],
    [
      "the shared store",
      (node, heads) => withSharedCache(node, { depth: DEPTH }, { heads, store: createMemoryStore() }),
      false,
    ],
    [
      "all of them",
      (node, heads) => {
        const shared = withSharedCache(node, { depth: DEPTH }, { heads, store: createMemoryStore() });
        return withCache(withDedupe(shared, { heads }), memory, { heads });
      },
      true,
    ],
  ])(
    "%s: every answer is right for a moment between question and answer",
    async (_, build, hasHits) => {
      let hitCount = 0;
      await fc.assert(
        fc.asyncProperty(steps, async (played) => {
          const { wrong, hits, unanswered } = await play(played, build);
          expect({ wrong, unanswered }).toEqual({ wrong: [], unanswered: 0 });
          hitCount += hits;
        }),
        times,
      );
      expect(hitCount > 0).toBe(hasHits);
    },
    120_000,
  );
});
