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
export class Shapes {
  readonly #document: OpenRpcDocument;
  readonly constants = new Map<string, ShapeLiteral>();
  /** Components that contain themselves are not followed again. */
  readonly #underWay = new Set<string>();

  constructor(document: OpenRpcDocument) {
    this.#document = document;
  }

  /** The shape of `schema` as it stands inside another one: a component by its constant's name. */
  print(schema: Schema): ShapeLiteral | Code {
    const [only, another] = this.#withoutNull(schema.anyOf ?? []);
    if (only && !another) return this.print(only);
    if (schema.$ref === undefined) return this.#shapeOf(schema);
    const component = componentName(schema.$ref);
    const name = constantName(component);
    if (this.#underWay.has(component)) return { kind: "any", expected: component };
    this.#underWay.add(component);
    if (!this.constants.has(name)) this.constants.set(name, this.#shapeOfComponent(component));
    this.#underWay.delete(component);
    return new Code(name);
  }

  #shapeOfComponent(name: string): ShapeLiteral {
    const schema = this.#document.components.schemas[name] ?? {};
    const { form, expected, not } = this.#document["x-forms"]?.[name] ?? {};
    if (form === undefined) return { ...this.#shapeOf(schema, expected), ...(not && { not }) };
    // Addresses are normalised as all hex is.
    return { kind: form === "address" ? "hex" : form, expected: expected ?? "" };
  }

  #shapeOf(schema: Schema, phrase?: string): ShapeLiteral {
    if (schema.type === "boolean") return { kind: "boolean", expected: `a boolean: ${schemaInWords(schema)}` };
    if (schema.type === "integer" || schema.type === "number")
      return { kind: schema.type, expected: phrase ?? schemaInWords(schema) ?? "a number" };
    const expected = phrase ?? schemaInWords(schema) ?? fallbackWords(schema);
    if (schema.enum) return { kind: "tag", expected };
    const all = schema.anyOf ?? schema.oneOf ?? [];
    const options = this.#withoutNull(all);
    const isNullable = options.length < all.length;
    if (options.length > 0 && isToldApart(this.#document, options))
      return {
        kind: "any-of",
        expected,
        options: options.map((option) => this.print(option)),
        ...(isNullable && { isNullable }),
      };
    if (schema.type === "array" && schema.items && !Array.isArray(schema.items))
      return { kind: "list", expected, items: this.print(schema.items) };
    const { propertyNames, additionalProperties } = schema;
    if (propertyNames && typeof additionalProperties === "object")
      return { kind: "map", expected, names: this.print(propertyNames), values: this.print(additionalProperties) };
    // Taken as it is: nothing in it is normalised.
    if (!schema.properties) return { kind: "any", expected };
    const members = Object.entries(schema.properties).map(([name, member]) => [name, this.print(member)]);
    return { kind: "object", expected, members: Object.fromEntries(members), required: schema.required ?? [] };
  }

  /** `null` needs no normalising. */
  #withoutNull(anyOf: Schema[]): Schema[] {
    return anyOf.filter((option) => resolve<Schema>(this.#document, option as Schema | Reference).type !== "null");
  }
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
