import { LogFilter } from "../../../src/events/log-filter.js";
import { branchOf, type TreeBlock } from "../../unit/events/followed-tree.js";
import type { Subscriber } from "./subscriber.js";

/** What happened to the chain: the blocks on it, and how often each joined it and left it. */
export interface ChainHistory {
  readonly tip: TreeBlock;
  readonly joined: ReadonlyMap<string, number>;
  readonly left: ReadonlyMap<string, number>;
}

/** Throws when a subscriber was told something else than what happened: a gap, a repeat, or a wrong order. */
export function checkSubscriber(subscriber: Subscriber, history: ChainHistory): void {
  if (subscriber.filter) checkLogs(subscriber, logsOf(subscriber, history), history);
  else checkHeads(subscriber, history);
}

/** Replayed, the events are the chain: each header is on top of one that was told, and none is told more often than it joined. */
function checkHeads({ start, told, switches }: Subscriber, { tip, joined }: ChainHistory): void {
  const counts = new Counts(joined, switches);
  let chain = branchOf(start, 0).map(({ header }) => header.hash);
  for (const { hash = "", parentHash = "" } of told) {
    const at = chain.lastIndexOf(parentHash);
    if (at < 0) throw new Error(`gap: ${hash} came without its parent`);
    counts.add(hash, hash);
    chain = [...chain.slice(0, at + 1), hash];
  }
  const expected = branchOf(tip, 0).map(({ header }) => header.hash);
  // A chain that went back to an ancestor has no new block to tell of.
  if (chain.slice(0, expected.length).join() !== expected.join()) throw new Error("gap: the last blocks were not told");
}

function checkLogs({ told, switches }: Subscriber, expected: readonly string[], { joined, left }: ChainHistory): void {
  const [added, removed] = [new Counts(joined, switches), new Counts(left, switches)];
  const replayed: string[] = [];
  for (const { blockHash = "", logIndex, removed: isRemoved } of told) {
    const id = `${blockHash}/${logIndex}`;
    if (isRemoved) {
      if (replayed.pop() !== id) throw new Error(`order: ${id} was removed, but was not the newest`);
      removed.add(id, blockHash);
    } else {
      added.add(id, blockHash);
      replayed.push(id);
    }
  }
  if (replayed.join() !== expected.join()) throw new Error("gap: the logs replayed are not those of the chain");
}

/** How often each event came: at most as often as its block joined the chain, or left it, in the view of a process. */
class Counts {
  readonly #most: ReadonlyMap<string, number>;
  readonly #switches: number;
  readonly #counts = new Map<string, number>();

  constructor(most: ReadonlyMap<string, number>, switches: number) {
    this.#most = most;
    this.#switches = switches;
  }

  add(id: string, blockHash: string): void {
    const count = (this.#counts.get(id) ?? 0) + 1;
    if (count > (this.#most.get(blockHash) ?? 0) + this.#switches) throw new Error(`repeat: ${id}`);
    this.#counts.set(id, count);
  }
}

function logsOf({ start, filter }: Subscriber, { tip }: ChainHistory): string[] {
  const wanted = new LogFilter(filter ?? {});
  const matching = ({ logs, header }: TreeBlock): string[] =>
    logs.flatMap(({ log }, index) => (wanted.matches(log) ? [`${header.hash}/0x${index}`] : []));
  return branchOf(tip, start.header.number + 1).flatMap(matching);
}
