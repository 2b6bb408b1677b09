import type { Schema } from "../openrpc-document.js";
import type { Notes } from "./notes.js";

/** What belongs to the file that a schema stood in, and what has become components. */
const dropped = ["$schema", "$id", "id", "$comment", "definitions", "$defs"];

/** A schema in the forms that the emitters read: one type as a string, no keyword that means nothing here, no pattern that is none. */
export function plainSchema(source: Schema, place: string, notes: Notes): Schema {
  const entries = Object.entries(source).filter(([keyword]) => !dropped.includes(keyword));
  const schema = Object.fromEntries(entries) as Schema;
  const [only, another] = [schema.type ?? []].flat();
  if (only !== undefined && another === undefined) schema.type = only;
  if (typeof schema.required === "boolean") delete schema.required;
  if (schema.required?.length === 0 && schema.properties === undefined) delete schema.required;
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
