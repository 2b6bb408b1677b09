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
  /** Components that contain themselves are not followed again. */
  const underWay = new Set<string>();

  function shapeOfComponent(name: string): ShapeLiteral {
    const schema = document.components.schemas[name] ?? {};
    const { form, expected, not } = document["x-forms"]?.[name] ?? {};
    if (form === undefined) return { ...shapeOf(schema, expected), ...(not && { not }) };
    // Addresses are normalised as all hex is.
    return { kind: form === "address" ? "hex" : form, expected: expected ?? "" };
  }

  function shapeOf(schema: Schema, phrase?: string): ShapeLiteral {
    if (schema.type === "boolean") return { kind: "boolean", expected: `a boolean: ${schemaInWords(schema)}` };
    const expected = phrase ?? schemaInWords(schema) ?? fallbackWords(schema);
    if (schema.enum) return { kind: "tag", expected };
    const options = withoutNull(schema.anyOf ?? schema.oneOf ?? []);
    if (options.length > 0 && isToldApart(document, options))
      return { kind: "any-of", expected, options: options.map(printShape) };
    if (schema.type === "array" && schema.items) return { kind: "list", expected, items: printShape(schema.items) };
    const { propertyNames, additionalProperties } = schema;
    if (propertyNames && typeof additionalProperties === "object")
      return { kind: "map", expected, names: printShape(propertyNames), values: printShape(additionalProperties) };
    // Taken as it is: nothing in it is normalised.
    if (!schema.properties) return { kind: "any", expected };
    const members = Object.entries(schema.properties).map(([name, member]) => [name, printShape(member)]);
    return { kind: "object", expected, members: Object.fromEntries(members), required: schema.required ?? [] };
  }

  /** The shape of `schema` as it stands inside another one: a component by its constant's name. */
  function printShape(schema: Schema): ShapeLiteral | Code {
    const [only, another] = withoutNull(schema.anyOf ?? []);
    if (only && !another) return printShape(only);
    if (schema.$ref === undefined) return shapeOf(schema);
    const component = componentName(schema.$ref);
    const name = constantName(component);
    if (underWay.has(component)) return { kind: "any", expected: component };
    underWay.add(component);
    if (!constants.has(name)) constants.set(name, shapeOfComponent(component));
    underWay.delete(component);
    return new Code(name);
  }

  /** `null` needs no normalising. */
  function withoutNull(anyOf: Schema[]): Schema[] {
    return anyOf.filter((option) => resolve<Schema>(document, option as Schema | Reference).type !== "null");
  }

  return { printShape, constants };
}

function fallbackWords({ pattern }: Schema): string {
  return pattern === undefined ? "as the specification says" : `a string that matches ${pattern}`;
}

/** Whether at most one of the options is an object. With several, validation alone says which members to keep. */
function isToldApart(document: OpenRpcDocument, options: Schema[]): boolean {
  const targets = options.map((option) => resolve<Schema>(document, option as Schema | Reference));
  return targets.filter(({ properties, allOf }) => properties ?? allOf).length <= 1;
}

function constantName(component: string): string {
  return `${component.charAt(0).toLowerCase()}${component.slice(1)}Shape`;
}
