import MiniSearch from "minisearch";
import { type SearchEntry, searchOptions } from "./search-options.js";

/** A page or a section that fits a query. */
export type FoundEntry = Pick<SearchEntry, "id" | "page" | "title">;

/** With so few results those that have only some of the words follow. */
const fewResults = 3;

/** Opens an index that was made at build time: a function from a query to what it finds, best first. */
export function openIndex(json: string): (query: string) => readonly FoundEntry[] {
  const index = MiniSearch.loadJSON<SearchEntry>(json, searchOptions);
  const find = (query: string, combineWith: "AND" | "OR"): readonly FoundEntry[] =>
    index.search(query, { combineWith }).map((result) => ({
      id: result.id as string,
      page: result["page"] as string,
      title: result["title"] as string,
    }));
  return (query) => {
    const found = find(query, "AND");
    if (found.length >= fewResults) return found;
    const known = new Set(found.map(({ id }) => id));
    return [...found, ...find(query, "OR").filter(({ id }) => !known.has(id))];
  };
}
