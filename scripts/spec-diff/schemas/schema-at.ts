import type { OpenRpcDocument } from "../../generator/openrpc-document.js";
import { lookUp } from "../../generator/resolve-reference.js";

/** A JSON schema, draft 7, with any keywords. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** A schema, with the document that its references lead into. */
export interface SchemaAt {
  readonly schema: JsonSchema;
  readonly document: OpenRpcDocument;
}

/** All of these hold; none: any value. */
export type Conjunction = readonly SchemaAt[];

/** Keywords that say nothing about which values fit. Those that begin with `x-` don't either. */
const annotations = new Set([
  "$comment",
  "$id",
  "$schema",
  "default",
  "definitions",
  "deprecated",
  "description",
  "examples",
  "readOnly",
  "summary",
  "title",
  "writeOnly",
]);

/** The keywords of a schema that decide which values fit, and their values. */
export function keywordsOf(schema: JsonSchema): [keyword: string, value: unknown][] {
  if (typeof schema === "boolean") return schema ? [] : [["not", true]];
  return Object.entries(schema).filter(([keyword]) => !annotations.has(keyword) && !keyword.startsWith("x-"));
}

/** The schema behind a `$ref` of the document. @throws where nothing stands there */
export function follow(ref: string, { document }: SchemaAt): SchemaAt {
  const schema = lookUp(document, ref) as JsonSchema | undefined;
  if (schema === undefined) throw new Error(`nothing stands at ${ref}`);
  return { schema, document };
}

/** Whether both say the same about which values fit, word by word, references followed. */
export function isSame(one: SchemaAt, other: SchemaAt, assumed = new Set<string>()): boolean {
  const [left, right] = [skipReferences(one), skipReferences(other)];
  const pair = `${numberOf(left.schema)} ${numberOf(right.schema)}`;
  // A schema that contains itself is the same as another if nothing else tells them apart.
  if (left.schema === right.schema || assumed.has(pair)) return true;
  assumed.add(pair);
  const members = Object.fromEntries(keywordsOf(right.schema));
  const keywords = keywordsOf(left.schema);
  if (keywords.length !== Object.keys(members).length) return false;
  return keywords.every(([keyword, value]) => {
    if (!Object.hasOwn(members, keyword)) return false;
    return isSameValue([value, left], [members[keyword], right], { keyword, assumed });
  });
}

type ValueIn = readonly [value: unknown, where: SchemaAt];

const ofSchemas = new Set(["allOf", "anyOf", "oneOf", "items"]);
const ofMembers = new Set(["properties", "patternProperties"]);
const ofOneSchema = new Set([
  "items",
  "not",
  "additionalProperties",
  "contains",
  "propertyNames",
  "if",
  "then",
  "else",
]);

function isSameValue(
  [left, leftAt]: ValueIn,
  [right, rightAt]: ValueIn,
  { keyword, assumed }: { keyword: string; assumed: Set<string> },
): boolean {
  const same = (one: unknown, other: unknown, by = assumed) =>
    isSame(
      { schema: one as JsonSchema, document: leftAt.document },
      { schema: other as JsonSchema, document: rightAt.document },
      by,
    );
  if (Array.isArray(left) && Array.isArray(right) && ofSchemas.has(keyword)) {
    if (left.length !== right.length) return false;
    if (keyword === "items") return left.every((one, index) => same(one, right[index]));
    // In any order. What a failed comparison has assumed is forgotten.
    return left.every((one) => right.some((other) => same(one, other, new Set(assumed))));
  }
  if (ofOneSchema.has(keyword)) return same(left, right);
  if (!ofMembers.has(keyword)) return sorted(left) === sorted(right);
  const [mine, theirs] = [left as Record<string, unknown>, right as Record<string, unknown>];
  const names = Object.keys(mine);
  if (names.length !== Object.keys(theirs).length) return false;
  return names.every((name) => Object.hasOwn(theirs, name) && same(mine[name], theirs[name]));
}

/** Lists such as `required` and `enum` mean the same in any order. */
function sorted(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.map((item) => JSON.stringify(item)).sort() : value);
}

function skipReferences(at: SchemaAt): SchemaAt {
  const [[keyword, ref] = [], ...others] = keywordsOf(at.schema);
  return keyword === "$ref" && others.length === 0 ? skipReferences(follow(ref as string, at)) : at;
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** A number that stands for this very schema object. */
export function numberOf(schema: JsonSchema): number {
  if (typeof schema === "boolean") return schema ? -1 : -2;
  const known = numbers.get(schema) ?? ++lastNumber;
  numbers.set(schema, known);
  return known;
}
