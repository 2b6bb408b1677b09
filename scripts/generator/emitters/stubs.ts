import { identifiersOf } from "../front-end/names.js";
import type { Emitter, Method } from "../openrpc-document.js";
import { printComment } from "../print-literal.js";

/** <name>.ts for every method that is served here: a start to be filled in. Those that a node serves are forwarded without. */
export const emitStubs: Emitter = (document) => {
  const names = identifiersOf(document.methods.map(({ name }) => name));
  const named = document.methods.map((method, index) => ({ method, name: names[index] ?? method.name }));
  const served = named.filter(({ method }) => isServedHere(method));
  return Object.fromEntries(served.map(({ method, name }) => [`${name}.ts`, printStub(method, name)]));
};

/** Documents of others say nothing of who serves a method. */
function policyOf(method: Partial<Method>) {
  return method["x-policy"];
}

function isServedHere(method: Method): boolean {
  const policy = policyOf(method);
  return policy === undefined || policy.servedBy === "gateway";
}

function printStub(method: Method, name: string): string {
  const comment = printComment(method.summary);
  if (policyOf(method) === undefined) return printPlainStub(method.name, name, comment);
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
