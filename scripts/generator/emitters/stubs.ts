import { identifiersOf } from "../front-end/names.js";
import type { Emitter, Method } from "../openrpc-document.js";
import { printComment } from "../print-literal.js";

/** <name>.ts for every method: a start to be filled in. */
export const emitStubs: Emitter = (document) => {
  const names = identifiersOf(document.methods.map(({ name }) => name));
  const stubs = document.methods.map((method, index) => printStub(method, names[index] ?? method.name));
  return Object.fromEntries(stubs.map((stub, index) => [`${names[index]}.ts`, stub]));
};

function printStub(method: Method, name: string): string {
  const comment = printComment(method.summary);
  const policy = (method as Partial<Method>)["x-policy"];
  if (!policy) return printPlainStub(method.name, name, comment);
  const { servedBy } = policy;
  if (servedBy === "node" || servedBy === "devchain") {
    return `import { forward } from "./forward.js";\n\n${comment}export const ${name} = forward("${method.name}");\n`;
  }
  return `import { RpcError } from "../rpc/rpc-error.js";
import type { Handler } from "./handler.js";

${comment}export const ${name}: Handler<"${method.name}"> = () => {
  throw new RpcError("InternalError", "${method.name} is not written yet");
};
`;
}

/** Of a service that `rootgate new` has made. */
function printPlainStub(methodName: string, name: string, comment: string): string {
  return `import { type Handler, notImplemented } from "../handler.js";

${comment}export const ${name}: Handler<${JSON.stringify(methodName)}> = () => notImplemented();
`;
}
