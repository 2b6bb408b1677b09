/** A page or a section of one, as the search knows it. */
export interface SearchEntry {
  /** Its URL's path, with the section's anchor. */
  readonly id: string;
  /** The page's title. */
  readonly page: string;
  /** The section's title, or the page's. */
  readonly title: string;
  readonly text: string;
}

/** How the index is made, and read: MiniSearch needs the same options for both. */
export const searchOptions = {
  fields: ["title", "page", "text"],
  storeFields: ["page", "title"],
  tokenize: splitNames,
  searchOptions: {
    boost: { title: 6, page: 3 },
    combineWith: "AND" as const,
    tokenize: splitWords,
    prefix: true,
    // Another digit is another thing: -32021 is not nearly -32022.
    fuzzy: (word: string) => (/\d/.test(word) ? false : 0.25),
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.1 },
    // A page comes before its sections.
    boostDocument: (id: string) => (id.includes("#") ? 1 : 2),
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
