import type { OpenRpcDocument, Reference, Schema } from "../openrpc-document.js";
import { Code } from "../print-literal.js";
import { componentName, resolve } from "../resolve-reference.js";

/** What `x-form` may say of a primitive. */
export const forms: readonly string[] = ["quantity", "hex", "tag", "block", "boolean"];

interface ShapeLiteral {
  kind: string;
  expected: string;
  [member: string]: unknown;
}

/** Makes the shapes of params out of their schemas: component schemas as named constants, each after those it is made of. */
export function createShapes(document: OpenRpcDocument) {
  const constants = new Map<string, ShapeLiteral>();

  function shapeOf(schema: Schema): ShapeLiteral {
    if (schema.$ref !== undefined) return shapeOf(resolve<Schema>(document, { $ref: schema.$ref }));
    const expected = schema["x-expected"] ?? schema.title ?? schema.description ?? "";
    if (schema["x-form"] !== undefined) return { kind: schema["x-form"], expected };
    if (schema.anyOf) return shapeOfOptions(schema.anyOf, expected);
    if (schema.type === "array" && schema.items) return { kind: "list", expected, items: printShape(schema.items) };
    if (!schema.properties) throw new Error(`no x-form, anyOf, items or properties: ${JSON.stringify(schema)}`);
    const members = Object.entries(schema.properties).map(([name, member]) => [name, printShape(member)]);
    return { kind: "object", expected, members: Object.fromEntries(members), required: schema.required ?? [] };
  }

  function shapeOfOptions(anyOf: Schema[], expected: string): ShapeLiteral {
    const options = withoutNull(anyOf);
    const [only, another] = options;
    return only && !another ? shapeOf(only) : { kind: "any-of", expected, options: options.map(printShape) };
  }

  /** The shape of `schema` as it stands inside another one: a component by its constant's name. */
  function printShape(schema: Schema): ShapeLiteral | Code {
    const [only, another] = withoutNull(schema.anyOf ?? []);
    // One option is how a reference gets a description of its own.
    if (only && !another) return printShape(only);
    if (schema.$ref === undefined) return shapeOf(schema);
    const name = constantName(componentName(schema.$ref));
    if (!constants.has(name)) constants.set(name, shapeOf(schema));
    return new Code(name);
  }

  /** `null` needs no normalising. */
  function withoutNull(anyOf: Schema[]): Schema[] {
    return anyOf.filter((option) => resolve<Schema>(document, option as Schema | Reference).type !== "null");
  }

  return { printShape, constants };
}

function constantName(component: string): string {
  return `${component.charAt(0).toLowerCase()}${component.slice(1)}Shape`;
}
