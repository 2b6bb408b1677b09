import { withCache } from "../../../src/cache/with-cache.js";
import { withDedupe } from "../../../src/cache/with-dedupe.js";
import { type RawJson, readJson } from "../../../src/json/raw-json.js";
import { eth_getLogs } from "../../../src/methods/eth_getLogs.js";
import type { Node } from "../../../src/node/node.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { createFakeHeads } from "../../fakes/fake-heads.js";
import { contextOf } from "../../fakes/node-answering.js";
import { answerAt, type NodeView } from "../../fakes/scripted-chain/answer-at.js";
import { ancestorAt, createBlockTree, type ScriptedBlock } from "../../fakes/scripted-chain/block-tree.js";
import { logAddress, readTransaction, signTransaction } from "../../fakes/scripted-chain/signed-transaction.js";
import { runs } from "../../runs.js";
import { fc } from "../../seeded-fast-check.js";

const START = 30;
const transactions = [0, 1, 2, 3, 4, 5, 6, 7].map((nonce) =>
  readTransaction(signTransaction({ nonce, logs: nonce % 4 })),
);
const tree = createBlockTree();
let start = tree.genesis;
for (let height = 1; height <= START; height++)
  start = tree.mine(start, transactions.slice(height % 8, (height % 8) + 2));
const topics = transactions.flatMap(({ logs }) => logs.flatMap((log) => log.topics));

const quantity = (height: number) => `0x${height.toString(16)}`;
const block = fc.oneof(fc.nat({ max: START + 3 }).map(quantity), fc.constantFrom("latest", "earliest"));
const topic = fc.constantFrom(null, ...topics);
const filter = fc.record(
  {
    fromBlock: fc.oneof(fc.nat({ max: START }).map(quantity), fc.constantFrom("earliest")),
    toBlock: block,
    address: fc.constantFrom<string | string[]>(logAddress, [logAddress, `0x${"2".repeat(40)}`], `0x${"2".repeat(40)}`),
    topics: fc.array(
      fc.oneof(
        topic,
        fc.array(
          topic.filter((one) => one !== null),
          { maxLength: 2 },
        ),
      ),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ["fromBlock"] },
);

/** What happens to the chain while the node is asked for the nth time: nothing, a new block, a reorganisation. */
const move = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: fc.record({
      depth: fc.nat({ max: 6 }),
      growth: fc.integer({ min: -1, max: 2 }),
      with: fc.nat({ max: 7 }),
    }),
  },
);

interface Limits {
  readonly takesBlocks: number;
  readonly takesLogs: number;
}

function createMovingChain(
  moves: readonly ({ depth: number; growth: number; with: number } | undefined)[],
  limits: Limits,
) {
  const moments: NodeView[] = [{ tree, head: start, pool: new Map() }];
  const now = (): NodeView => moments.at(-1) as NodeView;
  const heads = createFakeHeads(start);
  let callCount = 0;
  let moveCount = 0;

  function moveOn(): void {
    const next = moves[callCount++];
    const { head } = now();
    if (!next || next.depth + next.growth <= 0) return;
    let tip = ancestorAt(head, head.number - next.depth) as ScriptedBlock;
    for (let more = 0; more < next.depth + next.growth; more++)
      tip = tree.mine(tip, more === 0 ? transactions.slice(next.with, next.with + 1) : []);
    moveCount++;
    moments.push({ ...now(), head: tip });
    heads.moveTo(tip);
  }

  const node: Node = {
    async call(method, params, signal): Promise<RawJson> {
      await new Promise(setImmediate);
      signal.throwIfAborted();
      moveOn();
      const said = answerAt(now(), method, params);
      if (!("result" in said)) throw new RpcError("InvalidParams", said.error.message);
      const { fromBlock, toBlock } = (params[0] ?? {}) as { fromBlock?: string; toBlock?: string };
      const width = method === "eth_getLogs" ? Number(toBlock) - Number(fromBlock) + 1 : 0;
      const isTooMany = Array.isArray(said.result) && width > 1 && said.result.length > limits.takesLogs;
      if (width > limits.takesBlocks || isTooMany) throw new RpcError("LimitExceeded", "too much at once");
      return Buffer.from(JSON.stringify(said.result));
    },
    check: async () => {},
    close: async () => {},
  };
  const memory = withCache(withDedupe(node, { heads }), { maxBytes: 1_000_000, depth: 10 }, { heads });
  return { node: memory, moments, moveCount: () => moveCount };
}

describe("eth_getLogs on a chain that moves while it is read", () => {
  it("answers as a plain look at the chain of one moment does", async () => {
    const limits = fc.record({ takesBlocks: fc.constantFrom(1, 3, 7, 100), takesLogs: fc.constantFrom(1, 5, 1_000) });
    let movedReads = 0;
    await fc.assert(
      fc.asyncProperty(
        filter,
        fc.array(move, { maxLength: 30 }),
        limits,
        fc.constantFrom(2, 6, 5_000),
        async (wish, moves, taken, blocksPerCall) => {
          const { node, moments, moveCount } = createMovingChain(moves, taken);
          const logBounds = { blocksPerCall, maxBytes: 1_000_000 };
          const context = { ...contextOf(node), logBounds };
          let logs: unknown;
          try {
            logs = await readJson((await eth_getLogs([wish as never], context)) as RawJson);
          } catch (error) {
            const { code } = error as RpcError;
            // Backwards at the head of some moment, or moved away under each of three readings.
            if (code === -32603) expect(moveCount()).toBeGreaterThanOrEqual(3);
            else expect({ code, to: wish.toBlock }).toMatchObject({ code: -32602 });
            return;
          }
          if (moveCount() > 0) movedReads++;
          const honest = moments.map(
            (view) => answerAt(view, "eth_getLogs", [{ toBlock: "latest", ...wish }]) as { result: unknown },
          );
          const isHonest = honest.some(({ result }) => JSON.stringify(result) === JSON.stringify(logs));
          expect(isHonest).toBe(true);
        },
      ),
      { numRuns: runs(400) },
    );
    expect(movedReads).toBeGreaterThan(runs(400) / 8);
  }, 60_000);
});
