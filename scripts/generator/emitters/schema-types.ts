import { compile } from "json-schema-to-typescript";
import { identifiersOf } from "../front-end/names.js";
import type { ContentDescriptor, JsonObject, Method, OpenRpcDocument, Schema } from "../openrpc-document.js";
import { printComment, printKey } from "../print-literal.js";
import { resolve } from "../resolve-reference.js";
import { layOutTypes } from "./lay-out-types.js";

type CompilerSchema = Parameters<typeof compile>[0];

/** The document's schemas in TypeScript. */
export interface SchemaTypes {
  /** Every component schema, and `RpcMethods` with the params and result of each method. */
  readonly declarations: string;
  /** The type of a param or a result of the document. */
  readonly typeOf: (part: ContentDescriptor) => string;
}

/** How schemas are changed before they are printed: those of params and results, and of components. */
export interface TypeStyle {
  readonly ofPart: (schema: Schema, isParam: boolean) => Schema;
  readonly ofComponent: (schema: Schema, name: string) => Schema;
}

const asDeclared: TypeStyle = { ofPart: (schema) => schema, ofComponent: (schema) => schema };

/** Has json-schema-to-typescript print the type of every component, param and result. */
export async function compileTypes(document: OpenRpcDocument, style = asDeclared): Promise<SchemaTypes> {
  const declared = document.methods.flatMap(({ params, result }) => [...params, result]);
  const results = new Set(document.methods.map(({ result }) => result));
  const parts = declared.map((part) => resolve(document, part));
  const schemas = parts.map(({ schema }, index) =>
    style.ofPart(schema, !results.has(declared[index] as (typeof declared)[number])),
  );
  const methods = {
    type: "object",
    properties: Object.fromEntries(schemas.map((schema, index) => [`part${index}`, withoutText(schema)])),
    required: parts.map((_, index) => `part${index}`),
  };
  const components = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    style.ofComponent(schema, name),
  ]);
  // The compiler prints definitions in their order, but properties first.
  const definitions = { ...forCompiler(Object.fromEntries(components) as object), RpcMethods: methods };
  const root = { type: "object", definitions };
  const text = await layOutTypes(
    await compile(root as CompilerSchema, "Root", {
      additionalProperties: false,
      bannerComment: "",
      format: false,
      maxItems: -1,
      unreachableDefinitions: true,
    }),
  );
  const [whole = "", members = ""] = /^export interface RpcMethods \{\n([^]*?)^\}\n/m.exec(text) ?? [];
  const types = [...members.matchAll(/^ {2}part\d+:\s+([^]*?);\n(?= {2}(?:part|\/\*\*)|$(?![^]))/gm)].map(
    ([, type = ""]) => type,
  );
  if (types.length !== parts.length) throw new Error("json-schema-to-typescript prints its members in another way now");
  const typeOf: SchemaTypes["typeOf"] = (part) => types[parts.indexOf(part)] ?? "never";
  const declarations = text
    .replace(/^export interface Root \{\}?\n+\}?\n*/m, "")
    .replace(whole, () => printMethodTypes(document, typeOf));
  return { declarations, typeOf };
}

/** The params of a method as the inside of a labelled tuple, or of a function's parentheses. */
export function printParams(document: OpenRpcDocument, method: Method, typeOf: SchemaTypes["typeOf"]): string {
  const params = method.params.map((entry) => resolve(document, entry));
  const names = paramNames(params);
  return params.map((param, index) => `${names[index]}${param.required ? "" : "?"}: ${typeOf(param)}`).join(", ");
}

/** The params' names as those of a function's parameters. */
function paramNames(params: readonly ContentDescriptor[]): string[] {
  return identifiersOf(params.map(({ name }) => (reserved.has(name) ? `${name}_` : name)));
}

/** Names that TypeScript refuses for a function's parameter. */
export const reserved: ReadonlySet<string> = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof var void while with yield`.split(/\s+/),
);

function printMethodTypes(document: OpenRpcDocument, typeOf: SchemaTypes["typeOf"]): string {
  const members = document.methods.map((method) => {
    const result = typeOf(resolve(document, method.result));
    const parts = `params: [${printParams(document, method, typeOf)}];\nresult: ${result};`;
    const types = `    ${parts.replaceAll("\n", "\n    ")}\n`;
    return `${printComment(withDeprecation(method, method.summary ?? ""), "  ")}  ${printKey(method.name)}: {\n${types}  };\n`;
  });
  return `/** The params and the result of every method, as the document declares them. */
export interface RpcMethods {\n${members.join("")}}\n`;
}

/** A comment about a method, with the tag that editors strike a deprecated one out for. */
export function withDeprecation({ deprecated }: Method, comment: string): string {
  return deprecated ? `${comment}\n\n@deprecated` : comment;
}

/** A part's own schema without what would be printed as a comment on its type. */
function withoutText(schema: Schema): JsonObject {
  if (schema.$ref !== undefined) return forCompiler({ $ref: schema.$ref });
  const { description: _, default: __, ...rest } = schema;
  return forCompiler(rest);
}

/** A copy of `schemas` as the compiler wants them: references into its `definitions`, and hex strings typed as such. */
function forCompiler(value: object): JsonObject {
  const copy: JsonObject = {};
  for (const [name, member] of Object.entries(value)) {
    const isPointer = name === "$ref" && typeof member === "string";
    // Components are named by their keys.
    if (name === "title" && typeof member === "string") continue;
    copy[name] = isPointer ? member.replace("#/components/schemas/", "#/definitions/") : mapDeep(member);
  }
  if (isHexString(copy)) copy["tsType"] = "`0x${string}`";
  // Types can't say which members come together; the compiler would print unions of `{}`.
  if (isRequirements(copy["oneOf"])) delete copy["oneOf"];
  if (isRequirements([copy["not"]])) delete copy["not"];
  const { $ref, ...beside } = copy;
  // The compiler prints what a reference leads to, not its name, where a description stands beside it.
  return $ref !== undefined && Object.keys(beside).length > 0 ? { ...beside, anyOf: [{ $ref }] } : copy;
}

function mapDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mapDeep);
  return typeof value === "object" && value !== null ? forCompiler(value) : value;
}

/** Whether options only say which members are required. */
function isRequirements(options: unknown): boolean {
  const isPart = ([name, value]: [string, unknown]): boolean =>
    name === "required" || (name === "type" && value === "object") || (name === "anyOf" && isRequirements(value));
  const isRequirement = (option: unknown): boolean =>
    typeof option === "object" && option !== null && "required" in option && Object.entries(option).every(isPart);
  return Array.isArray(options) && options.every(isRequirement);
}

function isHexString(schema: JsonObject): boolean {
  return schema["type"] === "string" && typeof schema["pattern"] === "string" && schema["pattern"].startsWith("^0x");
}
