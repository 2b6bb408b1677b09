import { type Alternatives, type TermsFilter, termsOf } from "../rootstock/filter-terms.js";
import { type CallSignal, laneOf } from "../turns/call-signal.js";
import { FairSlots } from "../turns/fair-slots.js";
import { type IndexKeeper, type KeeperParts, KeptIndex } from "./keep-index.js";
import { createRangeCollector } from "./merge-ranges.js";
import { searchSections } from "./search-sections.js";
import { fileSections } from "./section-file.js";
import { openSectionStore, type SectionStore } from "./section-store.js";
import { type HeightRange, rangeOfSection, sectionOf } from "./section.js";

/** Which logs to look for, and where. */
export interface LogSearch {
  readonly filter: TermsFilter;
  readonly range: HeightRange;
  /** Most ranges to give. */
  readonly most: number;
}

/** Knows of most blocks which logs they can't have. */
export interface LogIndex {
  /** The parts of a range that may have matching logs in the canonical chain, ascending. Searches take turns by the signal's lane. */
  narrow(search: LogSearch, signal: CallSignal): Promise<readonly HeightRange[]>;
  close(): Promise<void>;
}

/** A search takes up to six MiB, and some milliseconds for each million blocks. */
const concurrentSearches = 4;
const waitingSearches = 1_024;

/** Opens the index in a folder, and begins to build what it lacks. */
export async function openLogIndex(folder: string, parts: Omit<KeeperParts, "store">): Promise<LogIndex> {
  const store = await openSectionStore(folder);
  const keeper = new KeptIndex({ ...parts, store });
  const slots = new FairSlots(concurrentSearches, waitingSearches);

  async function searchInTurn(search: Search, signal: CallSignal): Promise<readonly HeightRange[]> {
    const lane = laneOf(signal);
    if (!slots.take(lane)) {
      if (slots.isFull(lane)) return [search.range];
      await new Promise<void>((resolve) => slots.wait(lane, resolve));
    }
    try {
      signal.throwIfAborted();
      return await searchAll(search, { keeper, store });
    } catch (error) {
      signal.throwIfAborted();
      parts.log.warn({ err: error }, "the index of logs could not be read");
      return [search.range];
    } finally {
      slots.free(lane);
    }
  }

  return {
    async narrow({ filter, range, most }, signal) {
      const terms = termsOf(filter);
      return terms.length === 0 ? [range] : searchInTurn({ terms, range, most }, signal);
    },
    async close() {
      await keeper.close();
      await store.close();
    },
  };
}

interface Search extends Omit<LogSearch, "filter"> {
  readonly terms: readonly Alternatives[];
}

interface SearchParts {
  readonly keeper: IndexKeeper;
  readonly store: SectionStore;
}

async function searchAll({ terms, range, most }: Search, { keeper, store }: SearchParts) {
  const epoch = keeper.epoch();
  const found = createRangeCollector(most);
  const damaged: number[] = [];
  for (const { first, count, isSearchable } of stretchesOf(range, keeper)) {
    const file = isSearchable ? store.fileOf(first) : undefined;
    if (file) damaged.push(...(await searchSections({ file, first, count }, { terms, range }, found)));
    else {
      const [from, to] = [rangeOfSection(first).from, rangeOfSection(first + count - 1).to];
      found.add(Math.max(from, range.from), Math.min(to, range.to));
    }
  }
  // What was searched meanwhile may be of another chain.
  const isStale = epoch !== keeper.epoch();
  if (damaged.length > 0) await keeper.discard(damaged);
  return isStale ? [range] : found.ranges();
}

interface Stretch {
  readonly first: number;
  readonly count: number;
  readonly isSearchable: boolean;
}

/** A range as neighbouring sections that can be searched together, or not at all. */
function* stretchesOf(range: HeightRange, keeper: IndexKeeper): Generator<Stretch> {
  const last = sectionOf(range.to);
  for (let first = sectionOf(range.from), end = first; first <= last; first = end) {
    const isSearchable = keeper.has(first);
    do end++;
    while (end <= last && end % fileSections !== 0 && keeper.has(end) === isSearchable);
    yield { first, count: end - first, isSearchable };
  }
}
