import { banner } from "../banner.js";
import type { Emitter } from "../openrpc-document.js";
import { printLiteral } from "../print-literal.js";

/** absent-methods.ts: well-known methods that do not exist here, and what to do instead. */
export const emitAbsentMethods: Emitter = (document) => {
  const start = "export const absentMethods: Readonly<Record<string, string>> = ";
  return {
    "absent-methods.ts": `${banner}/** The document's \`x-absent-methods\`; a name that ends in \`_*\` stands for all methods that begin so. */
${start}${printLiteral(document["x-absent-methods"] ?? {}, "", start)};
`,
  };
};
