import { describePage } from "./page-html.js";
import { type Page, pathOf } from "./page.js";

/** The list of all pages for language models (llmstxt.org). */
export function listForModels(pages: readonly Page[], origin: string): string {
  const groups = [...new Set(pages.map(({ group }) => group))].map((group) => {
    const lines = pages
      .filter((page) => page.group === group)
      .map((page) => `- [${page.title}](${origin}/docs/${page.name}.md): ${describePage(page)}`);
    return `## ${group}\n\n${lines.join("\n")}`;
  });
  const intro =
    "> A JSON-RPC gateway for Rootstock, a Bitcoin sidechain that runs the EVM: endpoints for Mainnet and Testnet, with API keys and quotas.";
  const more = `All pages in one file: ${origin}/llms-full.txt. Machine-readable specification (OpenRPC): ${origin}/openrpc.json.`;
  return `${["# rootgate", intro, more, ...groups].join("\n\n")}\n`;
}

/** All pages' Markdown, one after the other, each under its URL. */
export function joinForModels(pages: readonly Page[], origin: string): string {
  return pages
    .map(({ name, markdown }) => `<!-- ${origin}${pathOf(name)} -->\n\n${markdown.trim()}\n`)
    .join("\n---\n\n");
}

/** The pages for search engines (sitemaps.org). */
export function printSitemap(pages: readonly Page[], origin: string): string {
  const urls = pages.map(({ name }) => `  <url><loc>${origin}${pathOf(name)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** What search engines may read: all but the dashboard's API. */
export function printRobots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
