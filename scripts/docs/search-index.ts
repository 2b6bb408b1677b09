import MiniSearch from "minisearch";
import { searchOptions } from "../../src/web/docs/search-options.js";
import { type Page, pathOf } from "./page.js";
import type { RenderedMarkdown } from "./render-markdown.js";

/** The index that the search reads: an entry for each page and each section of one. */
export function buildSearchIndex(
  pages: readonly { readonly page: Page; readonly content: RenderedMarkdown }[],
): string {
  const index = new MiniSearch(searchOptions);
  for (const { page, content } of pages) {
    // Sections begin at headings, in the order of the list.
    const [opening = "", ...sections] = content.html.split(/<h[2-6] id="[^"]*">/);
    const path = pathOf(page.name);
    index.add({ id: path, page: page.title, title: page.title, text: plainText(opening) });
    for (const [position, { id, text }] of content.headings.entries())
      index.add({ id: `${path}#${id}`, page: page.title, title: text, text: plainText(sections[position] ?? "") });
  }
  return JSON.stringify(index);
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
