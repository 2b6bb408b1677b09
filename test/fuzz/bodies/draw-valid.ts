import type { Random } from "../../simulation/random.js";
import { type DocumentMethod, document, resolveSchema, type Schema } from "../oracle/document.js";
import type { Known } from "./known.js";
import { stringsOf } from "./pattern-pool.js";

export interface DrawnCall {
  readonly method: string;
  readonly params: unknown;
}

/** A method of the document and params that it allows; half of the values are of something that exists. */
export function drawValidCall(random: Random, known: Known): { readonly method: string; readonly params: unknown[] } {
  const method = random.pick(document.methods);
  return { method: method.name, params: drawParams(random, method, known) };
}

function drawParams(random: Random, { name, params }: DocumentMethod, known: Known): unknown[] {
  const least = params.filter(({ required }) => required).length;
  const values = params
    .slice(0, random.integer(least, params.length))
    .map(({ schema }) => drawValue(random, schema, known));
  if (name === "eth_sendRawTransaction" && random.chance(0.7)) return [random.pick(known.rawTransactions)];
  return values;
}

/** A value that the schema allows. */
function drawValue(random: Random, given: Schema, known: Known): unknown {
  const schema = resolveSchema(given);
  if (schema.anyOf) return drawValue(random, random.pick(schema.anyOf), known);
  if (schema.enum) return random.pick(schema.enum);
  if ("const" in schema) return schema.const;
  switch (schema.type) {
    case "string":
      return random.pick(namesOf(schema, random.chance(0.5) ? known : undefined));
    case "integer":
      return random.integer(schema.minimum ?? 0, Math.min(schema.maximum ?? Infinity, 4_000));
    case "number":
      return random.integer((schema.minimum ?? 0) * 10, Math.min(schema.maximum ?? Infinity, 4_000) * 10) / 10;
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    case "array":
      return Array.from({ length: random.integer(0, 4) }, () => drawValue(random, schema.items as Schema, known));
    case "object":
      return drawObject(random, schema, known);
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`);
  }
}

function namesOf({ title, pattern = "" }: Schema, known: Known | undefined): readonly string[] {
  if (known && title === "Hash32") return known.hashes;
  if (known && title === "Address") return known.addresses;
  if (known && title === "BlockNumber") return known.heights;
  return stringsOf(pattern);
}

function drawObject(random: Random, schema: Schema, known: Known): unknown {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
  if (propertyNames && additionalProperties) {
    const entries = Array.from({ length: random.integer(0, 2) }, () => [
      drawValue(random, propertyNames, known),
      drawValue(random, additionalProperties, known),
    ]);
    return Object.fromEntries(entries);
  }
  const members = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.4));
  return Object.fromEntries(members.map(([name, schema]) => [name, drawValue(random, schema, known)]));
}
