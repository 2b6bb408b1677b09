import { createRequire } from "node:module";
import { escapeHtml } from "./html.js";

interface Highlighter {
  readonly getLanguage: (name: string) => object | undefined;
  readonly highlight: (code: string, options: { readonly language: string }) => { readonly value: string };
}

// Not imported: its types would bring a browser's globals to all code that is checked with it.
const require = createRequire(import.meta.url);
const highlighter = require("highlight.js") as Highlighter;

/** Code as HTML with a class for each kind of word; a language that is not known stays plain. */
export function highlightCode(code: string, language: string): string {
  if (!highlighter.getLanguage(language)) return escapeHtml(code);
  return highlighter.highlight(code, { language }).value;
}
