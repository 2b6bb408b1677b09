/** A page or a section of one, as the search knows it. */
export interface SearchEntry {
  /** Its URL's path, with the section's anchor. */
  readonly id: string;
  /** The page's title. */
  readonly page: string;
  /** The section's title, or the page's. */
  readonly title: string;
  /** Words that readers search the page by; none for a section. */
  readonly words: string;
  readonly text: string;
  /** How likely its page is to be wanted, against others with the same words: 1 for pages for callers. */
  readonly weight: number;
}

/** Words of questions that say nothing of what is asked. */
const stopWords = new Set(
  "a an and are be can do does for from get how i in is it my not of on or the to what when where which why with you your".split(
    " ",
  ),
);

/** How the index is made, and read: MiniSearch needs the same options for both. */
export const searchOptions = {
  fields: ["title", "page", "words", "text"],
  storeFields: ["page", "title", "weight"],
  tokenize: splitNames,
  searchOptions: {
    boost: { title: 6, page: 3, words: 5 },
    combineWith: "AND" as const,
    tokenize: splitWords,
    processTerm: (word: string) => (stopWords.has(word.toLowerCase()) ? null : word.toLowerCase()),
    prefix: true,
    // Another digit is another thing: -32021 is not nearly -32022.
    fuzzy: (word: string) => (/\d/.test(word) ? false : 0.25),
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.1 },
    // A page comes before its sections.
    boostDocument: (id: string, _word: string, stored?: Record<string, unknown>) =>
      (id.includes("#") ? 1 : 2) * Number(stored?.["weight"] ?? 1),
  },
};

function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}_-]+/u).filter((word) => word !== "");
}

/** Words, and beside a name such as eth_getLogs its parts: getLogs, eth, get, Logs. */
function splitNames(text: string): string[] {
  return splitWords(text).flatMap((word) => {
    const [, ownName = word] = /^[a-z\d]+_(\w+)$/i.exec(word) ?? [];
    return [...new Set([word, ownName, ...word.split(/_|(?<=[a-z\d])(?=[A-Z])/)])];
  });
}
