import { Marked, type RendererObject, type Tokens } from "marked";
import { headingId } from "../generator/emitters/markdown.js";
import { highlightCode } from "./highlight.js";
import { breakable, escapeHtml } from "./html.js";
import { pathOf } from "./page.js";

/** A heading of a page that can be linked to. */
export interface Heading {
  readonly id: string;
  readonly depth: number;
  readonly text: string;
}

/** A page's content as HTML, with all its headings but the title. */
export interface RenderedMarkdown {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Renders GitHub's Markdown. HTML in it is shown as text, comments are left out; code is highlighted by classes, without styles. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const headings: Heading[] = [];
  const marked = new Marked({ gfm: true, renderer: createRenderer(headings) });
  return { html: marked.parse(markdown, { async: false }), headings };
}

/** A name that would push the other columns out of a narrow table. */
const longName = /^\w{16,}$/;

/** A table with more is compared by columns: it stays a table on a phone. */
const maxStackedColumns = 6;

function createRenderer(headings: Heading[]): RendererObject {
  const tabs = new TabSections();
  return {
    heading({ tokens, depth }) {
      const content = this.parser.parseInline(tokens);
      const text = this.parser.parseInline(tokens, this.parser.textRenderer);
      if (depth === 1) return `<h1>${content}</h1>\n`;
      const id = uniqueId(headings, headingId(text));
      headings.push({ id, depth, text });
      const link = `<a class="anchor" href="#${id}" aria-label="Link to “${escapeHtml(text)}”">#</a>`;
      return `${tabs.begin(depth, text)}<h${depth} id="${id}">${content} ${link}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      return `<a href="${escapeHtml(toPath(href))}">${this.parser.parseInline(tokens)}</a>`;
    },
    codespan: ({ text }) => `<code>${longName.test(text) ? breakable(text).text : escapeHtml(text)}</code>`,
    code: ({ text, lang = "" }: Tokens.Code) => renderCode(text, lang.split(" ")[0] ?? ""),
    table({ header, rows }) {
      const inline = ({ tokens }: Tokens.TableCell): string => this.parser.parseInline(tokens);
      const isStacked = header.length >= 3 && header.length <= maxStackedColumns;
      const head = header.map((cell) =>
        cell.tokens.length === 0 ? "<td></td>" : `<th scope="col">${inline(cell)}</th>`,
      );
      const labels = header.map(({ tokens }) => {
        const label = escapeHtml(this.parser.parseInline(tokens, this.parser.textRenderer));
        return isStacked && label !== "" ? ` data-label="${label}"` : "";
      });
      const body = rows.map(
        (cells) =>
          `<tr>${cells.map((cell, index) => `<td${labels[index] ?? ""}>${inline(cell)}</td>`).join("")}</tr>\n`,
      );
      // Wide tables scroll, also by keyboard; on phones the rows of most become lists of labelled values.
      return `<div class="table${isStacked ? " stacked" : ""}" tabindex="0" role="group" aria-label="Table"><table>\n<thead><tr>${head.join("")}</tr></thead>\n<tbody>${body.join("")}</tbody></table></div>\n`;
    },
    html: ({ text }) => tabs.open(text) ?? tabs.close(text) ?? (text.startsWith("<!--") ? "" : escapeHtml(text)),
  };
}

/**
 * What stands between `<!-- tabs -->` and `<!-- /tabs -->` becomes a section for each heading of the first one's depth, which a script shows
 * as tabs. On other renderers of Markdown they are sections.
 */
class TabSections {
  #isOpen = false;
  #depth = 0;

  open(comment: string): string | undefined {
    if (comment.trim() !== "<!-- tabs -->") return undefined;
    this.#isOpen = true;
    this.#depth = 0;
    return '<div class="tabs">\n';
  }

  begin(depth: number, name: string): string {
    if (!this.#isOpen || (this.#depth !== 0 && depth !== this.#depth)) return "";
    const end = this.#depth === 0 ? "" : "</section>\n";
    this.#depth = depth;
    return `${end}<section data-tab="${escapeHtml(name)}">\n`;
  }

  close(comment: string): string | undefined {
    if (comment.trim() !== "<!-- /tabs -->") return undefined;
    this.#isOpen = false;
    return this.#depth === 0 ? "</div>\n" : "</section>\n</div>\n";
  }
}

/** A block of code; without a language it stays plain. */
export function renderCode(text: string, language: string): string {
  const name = language === "" ? "Code" : `Code: ${language}`;
  return `<div class="code"><pre tabindex="0" role="group" aria-label="${escapeHtml(name)}"><code>${highlightCode(text, language)}</code></pre></div>\n`;
}

/** A link to `<page>.md` leads to the page itself. */
function toPath(href: string): string {
  const [, name, anchor = ""] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return name === undefined ? href : `${pathOf(name)}${anchor}`;
}

/** As GitHub does with headings that occur twice. */
function uniqueId(headings: readonly Heading[], id: string): string {
  const same = headings.filter((heading) => heading.id === id || heading.id.replace(/-\d+$/, "") === id).length;
  return same === 0 ? id : `${id}-${same}`;
}
