import { banner } from "../banner.js";
import type { Emitter, Method, OpenRpcDocument, PolicyDeclaration } from "../openrpc-document.js";
import { Code, printLiteral } from "../print-literal.js";
import { resolve } from "../resolve-reference.js";
import { errorNames } from "./docs/errors-page.js";
import { hasPolicies, policyDeclarations, policyEntry } from "./policy.js";
import { resultFormDeclaration, resultFormOf } from "./result-form.js";
import { Shapes } from "./shape.js";
import { validatorNames } from "./validators.js";

const shapeDeclarations = `/**
 * What normalising and error messages need to know of a value; \`expected\` is a phrase such as "a quantity: 0x and 1 to 64
 * hex digits". In a \`block\`, 0x and 64 digits are a hash, other hex is a quantity, an object is EIP-1898's.
 */
export type Shape =
  | { kind: "quantity" | "hex" | "tag" | "block" | "boolean" | "integer" | "number" | "any"; expected: string }
  | { kind: "list"; expected: string; items: Shape }
  | {
      kind: "object";
      expected: string;
      members: Record<string, Shape>;
      required: readonly string[];
      /** What a member must where the members are a combination that the schema excludes. */
      not?: { member: string; expected: string };
    }
  | { kind: "map"; expected: string; names: Shape; values: Shape }
  | { kind: "any-of"; expected: string; options: readonly Shape[]; isNullable?: boolean };

/** One positional param; \`default\` is what stands for it when it is left out. */
export interface ParamEntry {
  name: string;
  required: boolean;
  default?: unknown;
  shape: Shape;
}

/** One thing that a validator found wrong. */
export interface ValidationError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Whether a value is what the document promises; after \`false\`, \`errors\` says why not. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}
`;

const printDeclarations = (document: OpenRpcDocument) => `import type { ErrorName } from "./errors.js";
${hasPolicies(document) ? `import type { Part } from "./parts.js";\n` : ""}import type { RpcMethods } from "./types.js";
import * as validators from "./validators.js";

/** The name of a method in the document. */
export type MethodName = keyof RpcMethods;

${hasPolicies(document) ? `${printNodeMethods(document)}\n${policyDeclarations}\n` : ""}${shapeDeclarations}
${resultFormDeclaration}
/** What the gateway knows of one method. */
export interface MethodEntry {
  name: MethodName;
  params: readonly ParamEntry[];
  resultForm: ResultForm;
${hasPolicies(document) ? "  policy: Policy;\n" : ""}  /** The value of the response header \`deprecation\` (RFC 9745): since when the method is deprecated. */
  deprecation?: string;
  /** Other names that it is called by. */
  aliases?: readonly string[];
  /** The errors that it declares: its callers get no other. */
  errors: ReadonlySet<ErrorName>;
  validateParams: Validator;
  validateResult: Validator;
}
`;

function printNodeMethods({ methods }: OpenRpcDocument): string {
  const namesOf = (server: PolicyDeclaration["servedBy"]): string => {
    const served = methods.filter((method) => method["x-policy"].servedBy === server);
    return served.length === 0 ? " never" : `\n${served.map(({ name }) => `  | "${name}"`).join("\n")}`;
  };
  return `/** A method whose result comes from a node; the gateway serves the others itself. */
export type NodeMethod =${namesOf("node")};

/** A method that only the devchain has. */
export type DevchainOnlyMethod =${namesOf("devchain")};
`;
}

/** methods.ts: the table of methods with their params, their policy and their validators. */
export const emitMethods: Emitter = (document) => {
  const shapes = new Shapes(document);
  const validators = validatorNames(document);
  const entries = document.methods.map((method, index) => [
    method.name,
    {
      ...methodEntry(document, method, shapes),
      validateParams: new Code(`validators.${validators[index]?.params}`),
      validateResult: new Code(`validators.${validators[index]?.result}`),
    },
  ]);
  const table = printLiteral(Object.fromEntries(entries));
  const constants = [...shapes.constants].map(([name, shape]) => {
    const start = `const ${name}: Shape = `;
    return `${start}${printLiteral(shape, "", start)};\n`;
  });
  return {
    "methods.ts": `${banner}${printDeclarations(document)}
${constants.join("\n")}
/** Every method of the document. */
export const methods: { readonly [Name in MethodName]: MethodEntry } = ${table};
`,
  };
};

function methodEntry(document: OpenRpcDocument, method: Method, shapes: Shapes) {
  return {
    name: method.name,
    params: method.params.map((entry) => {
      const { name, required = false, schema } = resolve(document, entry);
      const value = schema.default;
      return { name, required, ...(value !== undefined && { default: value }), shape: shapes.print(schema) };
    }),
    resultForm: resultFormOf(document, resolve(document, method.result).schema),
    ...(hasPolicies(document) && { policy: policyEntry(document, method) }),
    ...(method["x-aliases"] && { aliases: method["x-aliases"] }),
    ...(method["x-deprecated-since"] && { deprecation: deprecationDate(method["x-deprecated-since"]) }),
    errors: new Code(`new Set(${printLiteral(errorNames(method))})`),
  };
}

/** A day as RFC 9745 writes it: the seconds since 1970 of its begin in UTC, as a Date of Structured Fields (RFC 9651). */
function deprecationDate(day: string): string {
  return `@${Date.parse(day) / 1_000}`;
}
