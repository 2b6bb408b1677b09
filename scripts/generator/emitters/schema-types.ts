import { compile } from "json-schema-to-typescript";
import type { JsonObject, Method, OpenRpcDocument, Schema } from "../openrpc-document.js";
import { componentName, resolve } from "../resolve-reference.js";
import { tidyTypes } from "./tidy-types.js";

type CompilerSchema = Parameters<typeof compile>[0];

/** Every component schema as a TypeScript type, and `RpcMethods` with the params and result of each method. */
export async function printSchemaTypes(document: OpenRpcDocument): Promise<string> {
  const root = {
    title: "RpcMethods",
    description: "The params and the result of every method, as the document declares them.",
    type: "object",
    properties: Object.fromEntries(document.methods.map((method) => [method.name, methodSchema(document, method)])),
    required: document.methods.map((method) => method.name),
    definitions: forCompiler(document.components.schemas),
  };
  const text = await compile(root as unknown as CompilerSchema, "RpcMethods", {
    additionalProperties: false,
    bannerComment: "",
    format: false,
    maxItems: -1,
    unreachableDefinitions: true,
  });
  return tidyTypes(text);
}

/** The TypeScript type of a param's or a result's schema: always a component, which lint-document.ts holds. */
export function printType(schema: Schema): string {
  return componentName(schema.$ref ?? "");
}

/** The params of a method as a labelled tuple, or as the inside of a function's parentheses. */
export function printParams(document: OpenRpcDocument, method: Method): string {
  const params = method.params.map((entry) => resolve(document, entry));
  return params.map((param) => `${param.name}${param.required ? "" : "?"}: ${printType(param.schema)}`).join(", ");
}

function methodSchema(document: OpenRpcDocument, method: Method): JsonObject {
  return {
    description: method.summary,
    type: "object",
    required: ["params", "result"],
    properties: {
      params: { tsType: `[${printParams(document, method)}]` },
      result: { tsType: printType(resolve(document, method.result).schema) },
    },
  };
}

/** A copy of `schemas` as the compiler wants them: references into its `definitions`, and hex strings typed as such. */
function forCompiler(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forCompiler);
  if (typeof value !== "object" || value === null) return value;
  const copy: JsonObject = {};
  for (const [name, member] of Object.entries(value)) {
    const isPointer = name === "$ref" && typeof member === "string";
    copy[name] = isPointer ? member.replace("#/components/schemas/", "#/definitions/") : forCompiler(member);
  }
  if (isHexString(copy)) copy["tsType"] = "`0x${string}`";
  // Types can't say which members come together; the compiler would print unions of `{}`.
  if (isRequirements(copy["oneOf"])) delete copy["oneOf"];
  if (isRequirements([copy["not"]])) delete copy["not"];
  const { $ref, ...beside } = copy;
  // The compiler prints what a reference leads to, not its name, where a description stands beside it.
  return $ref !== undefined && Object.keys(beside).length > 0 ? { ...beside, anyOf: [{ $ref }] } : copy;
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
