import type { ForkHeights } from "../config/chains.js";
import type { Head } from "../node/head-feed.js";
import type { SectionRows } from "./section-rows.js";
import type { SectionStore } from "./section-store.js";
import { rangeOfSection, sectionBlocks, sectionOf } from "./section.js";
import { type BlockPlace, type ReadBlock, walkDown } from "./walk-down.js";

export interface BuildParts {
  readonly store: SectionStore;
  readonly rows: SectionRows;
  readonly forks: ForkHeights;
  readonly readBlock: ReadBlock;
  /** Called for each section of the chain, which may be searched from then on. `isNew`: it was just built. */
  readonly onSection: (section: number, isNew: boolean) => void;
}

/** Blocks with fewer confirmations are not indexed: a reorganisation may remove them. */
const minConfirmations = 64;

/** The newest section whose blocks all stay, given the head; -1 where there is none. */
export function newestSection(head: number): number {
  return sectionOf(head - minConfirmations + 1) - 1;
}

/**
 * Walks down the chain from the head. A stored section belongs to this chain if its last hash is the parent hash of the block above; its
 * own link then leads past it. Any other section is built from blocks. Ends at the genesis block, or at the first missing section if
 * another process writes the index. Throws UnprovenBlockError, or if it can't read or write.
 */
export async function buildIndex(head: Head, { store, rows, onSection, ...walk }: BuildParts): Promise<void> {
  const newest = newestSection(head.number);
  if (newest < 0) return;
  let place: BlockPlace = { height: head.number, hash: head.hash };
  place = await walkDown(place, rangeOfSection(newest).to, walk);
  for (let section = newest; section >= 0; section--) {
    const link = store.linkOf(section);
    const isThere = link?.lastHash === place.hash;
    if (isThere) place = { height: rangeOfSection(section).from - 1, hash: link.parentHash };
    else if (store.isWritable()) place = await buildSection(section, place, { store, rows, ...walk });
    else return;
    onSection(section, !isThere);
  }
}

async function buildSection(
  section: number,
  top: BlockPlace,
  { store, rows, ...walk }: Omit<BuildParts, "onSection">,
): Promise<BlockPlace> {
  const { from } = rangeOfSection(section);
  // What is there is of another chain; it must not be taken for this one's when only a part of it is overwritten.
  if (store.linkOf(section)) await store.drop(section);
  rows.clear();
  const place = await walkDown(top, from - 1, {
    ...walk,
    onBlock: (height, { logsBloom }) => rows.add(height % sectionBlocks, logsBloom),
  });
  await store.write(section, rows, { lastHash: top.hash, parentHash: place.hash });
  return place;
}
