import { banner } from "../banner.js";
import type { Emitter } from "../openrpc-document.js";
import { printLiteral } from "../print-literal.js";

/** limits.ts: the numbers that the document promises its callers. */
export const emitLimits: Emitter = (document) => ({
  "limits.ts": `${banner}/** The document's \`x-limits\`. */
export const limits = ${printLiteral(document["x-limits"] ?? {}, "", "export const limits = ")} as const;
`,
});
