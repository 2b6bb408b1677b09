import MiniSearch from "minisearch";
import { type SearchEntry, searchOptions } from "./search-options.js";

/** Opens an index that was made at build time: a function from a query to what it finds, best first. */
export function openIndex(json: string): (query: string) => readonly Pick<SearchEntry, "id" | "page" | "title">[] {
  const index = MiniSearch.loadJSON<SearchEntry>(json, searchOptions);
  return (query) =>
    index.search(query).map((result) => ({
      id: result.id as string,
      page: result["page"] as string,
      title: result["title"] as string,
    }));
}
