import fc, { type Arbitrary } from "fast-check";
import { documentJson } from "../../generated/document.js";

/** As much of JSON Schema as the document uses. */
interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | false;
}

interface DocumentParam {
  readonly $ref?: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Document {
  readonly methods: readonly { readonly name: string; readonly params: readonly DocumentParam[] }[];
}

const document = JSON.parse(documentJson) as Document;

/** A value that the schema allows. */
function arbitraryOf(schema: Schema): Arbitrary<unknown> {
  if (schema.$ref !== undefined) return arbitraryOf(resolve(schema.$ref) as Schema);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case "string":
      return fc.stringMatching(new RegExp(schema.pattern ?? ""));
    case "integer":
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 });
    case "number":
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(arbitraryOf(schema.items as Schema), { maxLength: 4 });
    case "object":
      return objectOf(schema);
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`);
  }
}

function objectOf({ properties = {}, required = [], propertyNames, additionalProperties }: Schema): Arbitrary<unknown> {
  if (propertyNames && additionalProperties)
    return fc.dictionary(arbitraryOf(propertyNames) as Arbitrary<string>, arbitraryOf(additionalProperties), {
      maxKeys: 3,
    });
  const members = Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema)] as const);
  return fc.record(Object.fromEntries(members), { requiredKeys: [...required] });
}

function resolve(reference: string): unknown {
  const steps = reference.slice(2).split("/");
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], document);
}

/** Params that the document allows for a method; the optional ones are sometimes left out at the end. */
function paramsOf(params: readonly DocumentParam[]): Arbitrary<unknown[]> {
  const all = params.map((param) => (param.$ref === undefined ? param : (resolve(param.$ref) as DocumentParam)));
  const least = all.filter(({ required }) => required).length;
  return fc
    .tuple(fc.tuple(...all.map(({ schema }) => arbitraryOf(schema))), fc.integer({ min: least, max: all.length }))
    .map(([values, count]) => values.slice(0, count));
}

/** A method of the document and params that it allows. */
export const validCall: Arbitrary<{ readonly method: string; readonly params: unknown[] }> = fc.oneof(
  ...document.methods.map(({ name, params }) => fc.record({ method: fc.constant(name), params: paramsOf(params) })),
);
