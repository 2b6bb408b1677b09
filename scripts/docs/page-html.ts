import { breakable, Html, html } from "./html.js";
import { renderMethodSection } from "./method-section.js";
import { type Page, pathOf } from "./page.js";
import type { Heading, RenderedMarkdown } from "./render-markdown.js";

/** What pages load: paths that Vite has given a digest, and a script inside of them. */
export interface Assets {
  readonly script: string;
  /** Shows the reader's theme before the page is painted. Its text, which the content policy allows by its digest. */
  readonly themeScript: string;
  readonly styles: readonly string[];
  readonly icon: string;
}

/** The pages around one page, and what they load. */
export interface PageContext {
  readonly pages: readonly Page[];
  readonly assets: Assets;
  /** The URL in front of all paths, for what has to be absolute. */
  readonly origin: string;
}

/** A whole page: header, navigation, content, table of contents, the pages before and after it. */
export function renderPage(page: Page, content: RenderedMarkdown, context: PageContext): string {
  return html`<!DOCTYPE html>
<html lang="en">
<head>
${renderHead(page, context)}
</head>
<body>
<a href="#content" class="skip-link">Skip to the content</a>
${renderHeader(context.assets)}
<div class="layout">
${renderNavigation(page, context.pages)}
<main id="content" tabindex="-1">
${renderArticle(page, content)}
${renderNeighbours(page, context.pages)}
</main>
${page.method ? "" : renderContents(content.headings)}
</div>
${renderFooter(page)}
</body>
</html>
`.text;
}

/** On a method's page, the section to try it stands beside the text; on small screens, after what the method does. */
function renderArticle({ method }: Page, content: RenderedMarkdown): Html {
  if (!method)
    return html`<article class="prose">
${new Html(content.html)}
</article>`;
  const [opening = "", ...details] = content.html.split(/(?=<h2 )/);
  return html`<article class="method">
<div class="prose">
${new Html(opening)}
</div>
${renderMethodSection(method)}
<div class="prose">
${new Html(details.join(""))}
</div>
</article>`;
}

const feedLink = new Html('<link rel="alternate" type="application/atom+xml" href="/docs/api-changes.xml">\n');

function renderHead(page: Page, { assets, origin }: PageContext): Html {
  const title = page.name === "index" ? "rootgate documentation" : `${page.title} · rootgate docs`;
  const styles = assets.styles.map((href) => html`<link rel="stylesheet" href="${href}">\n`);
  const description = describePage(page);
  const url = `${origin}${pathOf(page.name)}`;
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="rootgate">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<link rel="canonical" href="${url}">
<link rel="alternate" type="text/markdown" href="/docs/${page.name}.md">
${page.name === "api-changes" ? feedLink : ""}<link rel="icon" href="${assets.icon}" type="image/svg+xml">
<script>${new Html(assets.themeScript)}</script>
${styles}<script type="module" src="${assets.script}"></script>`;
}

function renderHeader({ icon }: Assets): Html {
  return html`<header class="top">
<div class="top-inner">
<a class="brand" href="/"><img src="${icon}" alt="" width="28" height="28">rootgate</a>
<a class="top-link" href="/docs" aria-current="true">Docs</a>
<a class="top-link" href="/keys">Dashboard</a>
<div class="tools" id="tools"></div>
</div>
</header>`;
}

/** On a phone it is closed at first, without JavaScript too. */
function renderNavigation(current: Page, pages: readonly Page[]): Html {
  const groups = [...new Set(pages.map(({ group }) => group))].map((group) => {
    const links = pages
      .filter((page) => page.group === group)
      .map(({ name, title }) =>
        name === current.name
          ? html`<li><a href="${pathOf(name)}" aria-current="page">${breakable(title)}</a></li>\n`
          : html`<li><a href="${pathOf(name)}">${breakable(title)}</a></li>\n`,
      );
    return html`<h2>${group}</h2>\n<ul>\n${links}</ul>\n`;
  });
  return html`<nav class="pages" aria-label="Documentation">
<details>
<summary>${current.group}: ${current.title}</summary>
<div class="page-list">
${groups}</div>
</details>
</nav>`;
}

function renderContents(headings: readonly Heading[]): Html {
  const shown = headings.filter(({ depth }) => depth <= 3);
  if (shown.length < 2) return html`<div class="contents"></div>`;
  const links = shown.map(
    ({ id, depth, text }) => html`<li class="depth-${depth}"><a href="#${id}">${breakable(text)}</a></li>\n`,
  );
  return html`<nav class="contents" aria-label="On this page">
<h2>On this page</h2>
<ul>
${links}</ul>
</nav>`;
}

function renderNeighbours(current: Page, pages: readonly Page[]): Html {
  const index = pages.indexOf(current);
  const [before, after] = [pages[index - 1], pages[index + 1]];
  const links = [
    ...(before ? [html`<a rel="prev" href="${pathOf(before.name)}"><span>Previous</span> ${before.title}</a>\n`] : []),
    ...(after ? [html`<a rel="next" href="${pathOf(after.name)}"><span>Next</span> ${after.title}</a>\n`] : []),
  ];
  return html`<nav class="neighbours" aria-label="Previous and next page">
${links}</nav>`;
}

function renderFooter({ name }: Page): Html {
  return html`<footer class="bottom">
<div class="bottom-inner">
<a href="/docs/${name}.md">This page as Markdown</a>
<a href="/llms.txt">llms.txt</a>
<a href="/openrpc.json">OpenRPC specification</a>
<a href="/docs/security">Report a vulnerability</a>
</div>
</footer>`;
}

/** The first paragraph as plain text, at most 160 characters of it. */
export function describePage({ markdown }: Page): string {
  const paragraphs = markdown.split("\n\n").map((text) => text.trim());
  const first = paragraphs.find((text) => text !== "" && !/^(?:[#<|>-]|```)/.test(text)) ?? "";
  const plain = first
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ");
  return plain.length <= 160 ? plain : `${plain.slice(0, 159).replace(/\s\S*$/, "")}…`;
}
