import type { Emitter } from "../../openrpc-document.js";
import { emitErrorsPage } from "./errors-page.js";
import { emitMethodPage } from "./method-page.js";
import { emitMethodsPage, pageOf } from "./methods-page.js";
import { emitObjectsPage } from "./objects-page.js";
import { emitOverviewPage } from "./overview-page.js";

const banner = "<!-- Generated from openrpc.json by `npm run generate`. Do not edit. -->";

/**
 * The API reference in Markdown, one page per method, and pages for the overview, the list of methods, the objects
 * and the errors. All pages are in one folder, so that a link to `objects.md#block` works from each of them, wherever it is served.
 */
export const emitDocs: Emitter = (document) => {
  const pages = {
    overview: emitOverviewPage(document),
    methods: emitMethodsPage(document),
    ...Object.fromEntries(
      document.methods.map((method) => [pageOf(document, method), emitMethodPage(document, method)]),
    ),
    objects: emitObjectsPage(document),
    errors: emitErrorsPage(document),
  };
  return Object.fromEntries(Object.entries(pages).map(([name, text]) => [`${name}.md`, `${banner}\n\n${text}\n`]));
};
