import type { LogFilter } from "../../../../generated/types.js";
import { LogFilter as Matcher } from "../../../../src/events/log-filter.js";
import { runs } from "../../../runs.js";
import { createRandom, type Random } from "../../../simulation/random.js";
import { address, BlockTree, branchOf, commonOf, type TreeBlock, topics } from "../../events/followed-tree.js";
import { FilterOnTree, type Reported } from "./filtered-chain.js";

const seeds = Array.from({ length: runs(100) }, (_, index) => index);

/** What a filter must report, derived from the blocks that it has reported before. */
class Oracle {
  readonly #matcher: Matcher;
  readonly #heights: readonly [from: number, to: number];
  readonly #isForLogs: boolean;
  readonly #reported = new Set<TreeBlock>();
  #head: TreeBlock;

  constructor(head: TreeBlock, criteria?: LogFilter) {
    this.#head = head;
    this.#isForLogs = criteria !== undefined;
    this.#matcher = new Matcher(criteria ?? {});
    const { fromBlock = "0x0", toBlock = "latest" } = criteria ?? {};
    this.#heights = [Number(fromBlock), toBlock === "latest" ? Infinity : Number(toBlock)];
  }

  poll(head: TreeBlock): Reported[] {
    const common = commonOf(this.#head, head);
    // As long as the head lags behind what was reported, there is nothing new.
    if (common === head) return [];
    const fork = common.header.number;
    const removed = branchOf(this.#head, fork + 1).toReversed();
    const added = branchOf(head, fork + 1);
    this.#head = head;
    const ofRemoved = removed
      .filter((block) => this.#reported.delete(block))
      .flatMap((block) => this.#logs(block, true));
    for (const block of added) this.#reported.add(block);
    return this.#isForLogs
      ? [...ofRemoved, ...added.flatMap((block) => this.#logs(block, false))]
      : added.map(({ header }) => header.hash);
  }

  #logs({ header: { number, hash: blockHash }, logs }: TreeBlock, removed: boolean): Reported[] {
    const [from, to] = this.#heights;
    if (number < from || number > to) return [];
    const all = logs.map(({ log }, index) => ({ log, event: { blockHash, logIndex: `0x${index}`, removed } }));
    const matching = all.filter(({ log }) => this.#matcher.matches(log)).map(({ event }) => event);
    return removed ? matching.toReversed() : matching;
  }
}

/** Another head: on top of the last one, on another branch, or one of before. */
function moveOn(random: Random, tree: BlockTree, heads: TreeBlock[]): TreeBlock {
  const mine = (parent: TreeBlock): TreeBlock =>
    tree.mine(
      parent,
      topics.filter(() => random.chance(0.4)),
    );
  let head = random.chance(0.15) ? random.pick(heads) : (heads.at(-1) as TreeBlock);
  if (random.chance(0.35))
    for (let depth = random.integer(1, random.chance(0.1) ? 50 : 4); depth > 0 && head.parent; depth--)
      head = head.parent;
  for (let count = random.integer(0, random.chance(0.1) ? 60 : 4); count > 0; count--) head = mine(head);
  heads.push(head);
  return head;
}

function drawCriteria(random: Random, height: number): LogFilter | undefined {
  if (random.chance(0.25)) return undefined;
  const topic = random.pick([undefined, null, random.pick(topics), topics.slice(0, 2)]) as never;
  return {
    ...(random.chance(0.5) && { address: address as `0x${string}` }),
    ...(topic !== undefined && { topics: [topic] }),
    ...(random.chance(0.2) && { fromBlock: `0x${(height + 3).toString(16)}` as const, toBlock: "latest" }),
    ...(random.chance(0.2) && { fromBlock: "0x0", toBlock: `0x${(height + 6).toString(16)}` as const }),
  };
}

describe("random chains with reorganisations, polled at random points", () => {
  it.each(seeds)("seed %i: every filter reports what the oracle derives", async (seed) => {
    const random = createRandom(seed);
    const tree = new BlockTree();
    const heads = [tree.extend(tree.genesis, random.integer(0, 5), [topics[0]])];
    const filters: { readonly filter: FilterOnTree; readonly oracle: Oracle }[] = [];
    for (let moves = 0; moves < 40; moves++) {
      const head = moveOn(random, tree, heads);
      if (random.chance(0.15)) {
        const criteria = drawCriteria(random, head.header.number);
        filters.push({ filter: new FilterOnTree(tree, head, { criteria }), oracle: new Oracle(head, criteria) });
      }
      for (const { filter, oracle } of filters)
        if (random.chance(0.4)) expect(await filter.poll(head)).toEqual(oracle.poll(head));
    }
    expect.hasAssertions();
  });
});
