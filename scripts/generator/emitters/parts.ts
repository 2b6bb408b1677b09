import { banner } from "../banner.js";
import type { Emitter } from "../openrpc-document.js";
import { printLiteral } from "../print-literal.js";

/** parts.ts: the parts of the document's methods, in the order in which they appear. */
export const emitParts: Emitter = ({ methods }) => {
  const parts = [...new Set(methods.map((method) => method["x-policy"].part))];
  return {
    "parts.ts": `${banner}/** The parts of the API; each method's \`x-policy\` names its part. */
export const parts = ${printLiteral(parts, "", "export const parts = ")} as const;

/** A part of the API. */
export type Part = (typeof parts)[number];
`,
  };
};
