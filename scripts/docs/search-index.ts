import MiniSearch from "minisearch";
import { type SearchEntry, searchOptions } from "../../src/http/search/search-options.js";
import { type Page, pathOf } from "./page.js";
import type { RenderedMarkdown } from "./render-markdown.js";
import { searchWords } from "./search-words.js";

/** The index that the search reads: an entry for each page and each section of one. */
export function buildSearchIndex(
  pages: readonly { readonly page: Page; readonly content: RenderedMarkdown }[],
): string {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  for (const { page, content } of pages) {
    // Sections begin at headings, in the order of the list.
    const [opening = "", ...sections] = content.html.split(/<h[2-6] id="[^"]*">/);
    const path = pathOf(page.name);
    const common = { page: page.title, weight: weightOf(page) };
    const words = searchWords[page.name] ?? "";
    index.add({ ...common, id: path, title: page.title, words, text: plainText(opening) });
    for (const [position, { id, text }] of content.headings.entries())
      index.add({ ...common, id: `${path}#${id}`, title: text, words: "", text: plainText(sections[position] ?? "") });
  }
  return JSON.stringify(index);
}

/** Long tables of details, in which most words are. */
const detailPages: readonly string[] = ["rskj-differences", "specification"];

/** Pages of methods that only the devchain has. A search for a tool by its name should find the guide first. */
const developmentPage = /^(?:evm|hardhat)_/;

/** Most readers call the service; its operators are fewer, and nobody looks for answers in the changelog. */
function weightOf({ group, name }: Page): number {
  if (name === "changelog" || developmentPage.test(name)) return 0.2;
  return group === "Self-hosting" || detailPages.includes(name) ? 0.4 : 1;
}

/** The words that readers see, without code: its values say nothing and fill the index. */
function plainText(html: string): string {
  return html
    .replaceAll(/<pre[^]*?<\/pre>/g, " ")
    .replaceAll("<wbr>", "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&\w+;/g, " ")
    .replaceAll(/0x[0-9a-f]{9,}/gi, " ")
    .replaceAll(/\s+/g, " ");
}
