import { banner } from "../banner.js";
import type { Emitter } from "../openrpc-document.js";
import { printLiteral } from "../print-literal.js";

/** errors.ts: the code, default message and HTTP status of every error that reaches a caller. */
export const emitErrors: Emitter = (document) => {
  const errors = Object.entries(document.components.errors).map(([name, { code, message }]) => [
    name,
    { code, message, httpStatus: document["x-error-status"][name] ?? 200 },
  ]);
  return {
    "errors.ts": `${banner}/** Every error that reaches a caller; \`httpStatus\` counts where the error is the whole response. */
export const errors = ${printLiteral(Object.fromEntries(errors))} as const;

/** The name of an error in \`components.errors\`. */
export type ErrorName = keyof typeof errors;
`,
  };
};
