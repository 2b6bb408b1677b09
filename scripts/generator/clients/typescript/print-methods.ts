import { printParams, type SchemaTypes, withDeprecation } from "../../emitters/schema-types.js";
import type { Method, OpenRpcDocument } from "../../openrpc-document.js";
import { printComment, printKey } from "../../print-literal.js";
import { resolve } from "../../resolve-reference.js";
import { type ResultCase, resultCasesOf } from "../../result-cases.js";
import { resultOfCase } from "./print-types.js";

/** What every client has besides its methods: a method of such a name is called by `request`. */
const clientMembers: ReadonlySet<string> = new Set(["batch", "request", "with"]);

/** The interface `Methods`: a documented function for each method, overloaded where a param decides about the result. */
export function printMethods(document: OpenRpcDocument, typeOf: SchemaTypes["typeOf"]): string {
  const functions = document.methods
    .filter(({ name }) => !clientMembers.has(name))
    .map((method) => {
      const comment = printComment(describe(document, method), "  ");
      return signaturesOf(document, method, typeOf)
        .map((signature) => `${comment}  ${printKey(method.name)}${signature};\n`)
        .join("");
    });
  return `/** A function for each method. It rejects with an RpcError, with a ConnectionError, or with the reason of an aborted signal. */
export interface Methods {
${functions.join("\n")}}
`;
}

/** The params of a method whose result they decide about, in one case. */
export function printCaseParams(
  document: OpenRpcDocument,
  method: Method,
  { entry: { param, value }, typeOf }: { entry: ResultCase; typeOf: SchemaTypes["typeOf"] },
): string {
  return method.params
    .map((entry) => resolve(document, entry))
    .map((part) => {
      const { name, required, schema } = part;
      if (name !== param.name) return `${name}${required ? "" : "?"}: ${typeOf(part)}`;
      return `${name}${schema.default === value ? "?" : ""}: ${value}`;
    })
    .join(", ");
}

function signaturesOf(document: OpenRpcDocument, method: Method, typeOf: SchemaTypes["typeOf"]): string[] {
  const cases = resultCasesOf(document, method).map(
    (entry) => `(${printCaseParams(document, method, { entry, typeOf })}): Promise<${resultOfCase(entry)}>`,
  );
  const result = typeOf(resolve(document, method.result));
  return [...cases, `(${printParams(document, method, typeOf)}): Promise<${result}>`];
}

function describe(document: OpenRpcDocument, method: Method): string {
  const params = method.params.map((entry) => resolve(document, entry));
  const described = params.filter(({ description }) => description);
  const hints = described.map(({ name, description }) => `\n@param ${name} ${description}`).join("");
  const texts = [method.summary, method.description].filter(Boolean).join("\n\n");
  return withDeprecation(method, `${texts}${hints && `\n${hints}`}`);
}
