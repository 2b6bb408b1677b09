import { banner } from "../banner.js";
import type { Emitter } from "../openrpc-document.js";
import { printLiteral } from "../print-literal.js";

/** error-meanings.ts: when each error comes and what to do, for people. */
export const emitErrorMeanings: Emitter = (document) => {
  const start = "export const errorMeanings: Readonly<Record<ErrorName, string>> = ";
  return {
    "error-meanings.ts": `${banner}import type { ErrorName } from "./errors.js";

/** The document's \`x-error-descriptions\`: when each error comes and what to do, in Markdown. */
${start}${printLiteral(document["x-error-descriptions"] ?? {}, "", start)};
`,
  };
};
