import { type ApiVersion, printApiFeed } from "./api-changes.js";
import { exampleOrigin } from "./example-endpoint.js";
import { type Assets, renderPage } from "./page-html.js";
import { type Page, pathOf } from "./page.js";
import { renderMarkdown } from "./render-markdown.js";
import { buildSearchIndex } from "./search-index.js";
import { joinForModels, listForModels, printRobots, printSitemap } from "./text-files.js";

/** The whole documentation: text files by their path in the URL; a page is its folder's index.html. */
export function buildSite(
  pages: readonly Page[],
  assets: Assets,
  versions: readonly ApiVersion[] = [],
): ReadonlyMap<string, string> {
  const origin = exampleOrigin;
  const rendered = pages.map((page) => ({ page, content: renderMarkdown(page.markdown) }));
  return new Map([
    ...rendered.map(
      ({ page, content }) =>
        [`${pathOf(page.name)}/index.html`, renderPage(page, content, { pages, assets, origin })] as const,
    ),
    ...pages.map(({ name, markdown }) => [`/docs/${name}.md`, markdown] as const),
    ...pages.flatMap(({ pictures = [] }) => [...pictures]),
    ["/docs/search.json", buildSearchIndex(rendered)],
    ["/docs/api-changes.xml", printApiFeed(versions, origin)],
    ["/llms.txt", listForModels(pages, origin)],
    ["/llms-full.txt", joinForModels(pages, origin)],
    ["/sitemap.xml", printSitemap(pages, origin)],
    ["/robots.txt", printRobots(origin)],
  ]);
}
