import { banner } from "../banner.js";
import { identifiersOf } from "../front-end/names.js";
import type { Emitter } from "../openrpc-document.js";
import { printKey } from "../print-literal.js";

/** index.ts, beside the stubs: the handler of every method, so that a method without one does not compile. */
export const emitHandlers: Emitter = ({ methods }) => {
  const names = identifiersOf(methods.map(({ name }) => name));
  const imports = names.map((name) => `import { ${name} } from "./${name}.js";\n`).toSorted();
  const entries = methods.map(({ name }, index) => {
    const key = printKey(name);
    return `  ${key === names[index] ? key : `${key}: ${names[index]}`},\n`;
  });
  return {
    "index.ts": `${banner}import type { Handlers } from "../handler.js";
${imports.join("")}
/** The handler of every method of the document. */
export const handlers: Handlers = {
${entries.join("")}};
`,
  };
};
