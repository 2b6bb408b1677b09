import { isDeepStrictEqual } from "node:util";
import { banner } from "../banner.js";
import type { Emitter, Method, OpenRpcDocument } from "../openrpc-document.js";
import { Code, printLiteral } from "../print-literal.js";
import { resolve } from "../resolve-reference.js";

interface Example {
  readonly method: string;
  readonly name: string;
  readonly params: readonly unknown[];
  readonly result: unknown;
}

/** examples.ts: the document's examples with their params in order, one for each list of params. */
export const emitExamples: Emitter = (document) => {
  const examples = document.methods.flatMap((method) => withoutRepeated(readExamples(document, method)));
  const list = printLiteral(examples.map((example) => ({ ...example, params: example.params.map(orUndefined) })));
  return {
    "examples.ts": `${banner}import type { MethodName } from "./methods.js";

/** A call and its result; a param that is left out is undefined. */
export interface Example {
  readonly method: MethodName;
  readonly name: string;
  readonly params: readonly unknown[];
  readonly result: unknown;
}

export const examples: readonly Example[] = ${list};
`,
  };
};

function readExamples(document: OpenRpcDocument, method: Method): Example[] {
  const names = method.params.map((param) => resolve(document, param).name);
  return method.examples.map((entry) => {
    const { name, params, result } = resolve(document, entry);
    const given = new Map(params.map((value) => resolve(document, value)).map((value) => [value.name, value.value]));
    const last = names.findLastIndex((param) => given.has(param));
    const inOrder = names.slice(0, last + 1).map((param) => given.get(param));
    return { method: method.name, name, params: inOrder, result: resolve(document, result).value };
  });
}

/** A mock can have one result only for a list of params. */
function withoutRepeated(examples: readonly Example[]): Example[] {
  return examples.filter(
    ({ params }, index) => examples.findIndex((other) => isDeepStrictEqual(other.params, params)) === index,
  );
}

function orUndefined(value: unknown): unknown {
  return value === undefined ? new Code("undefined") : value;
}
