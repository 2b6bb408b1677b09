import type { OpenRpcDocument, Reference, Schema } from "../openrpc-document.js";
import { Code } from "../print-literal.js";
import { componentName, resolve } from "../resolve-reference.js";
import { schemaInWords } from "../schema-words.js";

interface ShapeLiteral {
  kind: string;
  expected: string;
  [member: string]: unknown;
}

/** Makes the shapes of params out of their schemas and `x-forms`: component schemas as named constants, each after its parts. */
export function createShapes(document: OpenRpcDocument) {
  const constants = new Map<string, ShapeLiteral>();

  function shapeOfComponent(name: string): ShapeLiteral {
    const schema = document.components.schemas[name] ?? {};
    const { form, expected, not } = document["x-forms"]?.[name] ?? {};
    if (form === undefined) return { ...shapeOf(schema, expected), ...(not && { not }) };
    // Addresses are normalised as all hex is.
    return { kind: form === "address" ? "hex" : form, expected: expected ?? "" };
  }

  function shapeOf(schema: Schema, phrase?: string): ShapeLiteral {
    if (schema.type === "boolean") return { kind: "boolean", expected: `a boolean: ${schemaInWords(schema)}` };
    const expected = phrase ?? schemaInWords(schema) ?? "";
    if (schema.enum) return { kind: "tag", expected };
    if (schema.anyOf) return shapeOfOptions(schema.anyOf, expected);
    if (schema.type === "array" && schema.items) return { kind: "list", expected, items: printShape(schema.items) };
    if (!schema.properties) throw new Error(`no form, anyOf, items or properties: ${JSON.stringify(schema)}`);
    const members = Object.entries(schema.properties).map(([name, member]) => [name, printShape(member)]);
    return { kind: "object", expected, members: Object.fromEntries(members), required: schema.required ?? [] };
  }

  function shapeOfOptions(anyOf: Schema[], expected: string): ShapeLiteral {
    return { kind: "any-of", expected, options: withoutNull(anyOf).map(printShape) };
  }

  /** The shape of `schema` as it stands inside another one: a component by its constant's name. */
  function printShape(schema: Schema): ShapeLiteral | Code {
    const [only, another] = withoutNull(schema.anyOf ?? []);
    if (only && !another) return printShape(only);
    if (schema.$ref === undefined) return shapeOf(schema);
    const component = componentName(schema.$ref);
    const name = constantName(component);
    if (!constants.has(name)) constants.set(name, shapeOfComponent(component));
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
