import type { Schema } from "../openrpc-document.js";
import type { Notes } from "./notes.js";

/** The keywords of draft 7 that say something about a value, or to readers of a schema. */
const keywords: ReadonlySet<string> = new Set(
  `$ref title description default examples type enum const pattern format minLength maxLength minimum maximum exclusiveMinimum
  exclusiveMaximum multipleOf items additionalItems contains minItems maxItems uniqueItems properties patternProperties
  additionalProperties propertyNames required minProperties maxProperties dependencies allOf anyOf oneOf not if then else`.split(
    /\s+/,
  ),
);

/** What means nothing here: of the file that a schema stood in, for other tools, or components by now. */
const silent: ReadonlySet<string> = new Set(
  "$schema $id id $comment definitions $defs readOnly writeOnly deprecated contentEncoding contentMediaType".split(" "),
);

/** A schema in the forms that the emitters read: one type as a string, draft 7's keywords only, no pattern that is none. */
export function plainSchema(source: Schema, place: string, notes: Notes): Schema {
  const schema = Object.fromEntries(Object.entries(source).filter(([keyword]) => keywords.has(keyword))) as Schema;
  const unknown = Object.keys(source).filter(
    (keyword) => !keywords.has(keyword) && !silent.has(keyword) && !keyword.startsWith("x-"),
  );
  if (unknown.length > 0) notes.warn(place, `no keyword of JSON Schema's draft 7, and ignored: ${unknown.join(", ")}`);
  const [only, another] = [schema.type ?? []].flat();
  if (only !== undefined && another === undefined) schema.type = only;
  if (!Array.isArray(schema.required)) delete schema.required;
  if (schema.pattern !== undefined && !isPattern(schema.pattern)) {
    notes.warn(place, `${JSON.stringify(schema.pattern)} is no regular expression of ECMA-262, and not checked`);
    delete schema.pattern;
  }
  return schema;
}

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, "u"));
  } catch {
    return false;
  }
}
