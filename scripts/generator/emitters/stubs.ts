import type { Emitter, Method } from "../openrpc-document.js";
import { printComment } from "../print-literal.js";

/** <name>.ts for every method: a start to be filled in. */
export const emitStubs: Emitter = (document) =>
  Object.fromEntries(document.methods.map((method) => [`${method.name}.ts`, printStub(method)]));

function printStub(method: Method): string {
  const comment = printComment(method.summary);
  if (method["x-policy"].servedBy === "node") {
    return `import { forward } from "./forward.js";\n\n${comment}export const ${method.name} = forward("${method.name}");\n`;
  }
  return `import { RpcError } from "../rpc/rpc-error.js";
import type { Handler } from "./handler.js";

${comment}export const ${method.name}: Handler<"${method.name}"> = () => {
  throw new RpcError("InternalError", "${method.name} is not written yet");
};
`;
}
