import { banner } from "../banner.js";
import type { Emitter, Method, OpenRpcDocument } from "../openrpc-document.js";
import { printComment, printLiteral } from "../print-literal.js";
import { resolve } from "../resolve-reference.js";
import { clientRuntime } from "./client-runtime.js";
import { printParams, printSchemaTypes, printType } from "./schema-types.js";

/** generated/clients/typescript/rootgate-client.ts: a typed client in one file that depends on nothing but fetch. */
export const emitClient: Emitter = async (document) => {
  const codes = Object.entries(document.components.errors).map(([name, { code }]) => [code, name]);
  const signatures = document.methods.map((method) => printSignature(document, method));
  const functions = document.methods.map(({ name }) => `    ${name}: (...params) => call("${name}", params),`);
  const text = `${banner}${printComment(introduction(document))}
${await printSchemaTypes(document)}
/** The name of a method. */
export type MethodName = keyof RpcMethods;

const errorNames = ${printLiteral(Object.fromEntries(codes))} as const;

/** The names of the gateway's errors; a code that is none of the gateway's is an UnknownError. */
export type RootgateErrorName = (typeof errorNames)[keyof typeof errorNames] | "UnknownError";

/** A client of one key. Its functions reject with a RootgateError when the gateway answers with an error. */
export interface RootgateClient {
${signatures.join("\n")}
  /** Sends several calls as one request; the answers come in the order of the calls, each a result or an error. */
  batch<const Calls extends readonly Call[]>(calls: Calls): Promise<Answers<Calls>>;
}
${clientRuntime.replace("    // one function per method", functions.join("\n"))}`;
  return { "generated/clients/typescript/rootgate-client.ts": text };
};

function introduction({ info }: OpenRpcDocument): string {
  return `A typed client for ${info.title} ${info.version}.

  const client = createRootgateClient("https://…/<API key>");
  const balance = await client.eth_getBalance("0x…");`;
}

function printSignature(document: OpenRpcDocument, method: Method): string {
  const result = printType(resolve(document, method.result).schema);
  const params = method.params.map((entry) => resolve(document, entry));
  const hints = params.map(({ name, description }) => `\n@param ${name} ${description ?? ""}`).join("");
  const comment = printComment(`${method.summary}\n\n${method.description}\n${hints}`, "  ");
  return `${comment}  ${method.name}(${printParams(document, method)}): Promise<${result}>;\n`;
}
