import { type Conjunction, follow, type JsonSchema, keywordsOf, type SchemaAt } from "./schema-at.js";
import { intersectShapes, type Shape, UndecidableError } from "./shapes.js";
import { everyString, stringsMatching, stringsOf, stringsOfLength, without } from "./string-language.js";

const anyNumber: Shape = { kind: "number", minimum: -Infinity, maximum: Infinity, isInteger: false };
const anyArray: Shape = { kind: "array", items: [], minItems: 0, maxItems: Infinity, excluded: [] };
const anyObject: Shape = { kind: "object", properties: {}, others: [], names: [], required: [], excluded: [] };
const shapesByType: Readonly<Record<string, Shape>> = {
  null: { kind: "constant", values: [null] },
  boolean: { kind: "constant", values: [true, false] },
  integer: { ...anyNumber, isInteger: true },
  number: anyNumber,
  string: { kind: "string", language: everyString },
  array: anyArray,
  object: anyObject,
};
const anything: readonly Shape[] = Object.values(shapesByType).filter((shape) => shape !== shapesByType.integer);

/** The shapes of the values that fit all schemas of a conjunction. @throws {@link UndecidableError} */
export function expand(schemas: Conjunction): readonly Shape[] {
  const [only, another] = schemas;
  if (!only || another || typeof only.schema === "boolean")
    return schemas.reduce((shapes, at) => narrow(shapes, at), anything);
  const { schema, document } = only;
  const ofDocument = expanded.get(document) ?? new WeakMap<object, readonly Shape[]>();
  expanded.set(document, ofDocument);
  const shapes = ofDocument.get(schema) ?? narrow(anything, only);
  ofDocument.set(schema, shapes);
  return shapes;
}

/** Shapes of schemas, by their documents. */
const expanded = new WeakMap<object, WeakMap<object, readonly Shape[]>>();

/** Of `shapes`, what fits the schema too. */
function narrow(shapes: readonly Shape[], at: SchemaAt): readonly Shape[] {
  if (typeof at.schema === "boolean") return at.schema ? shapes : [];
  return keywordsOf(at.schema).reduce((left, [keyword, value]) => {
    const apply = Object.hasOwn(appliers, keyword) ? appliers[keyword] : undefined;
    if (!apply) throw new UndecidableError(`\`${keyword}\` isn't compared`);
    return apply(left, value as never, at);
  }, shapes);
}

type Applier = (shapes: readonly Shape[], value: never, at: SchemaAt) => readonly Shape[];

const appliers: Readonly<Record<string, Applier>> = {
  type: (shapes, types: string | string[]) =>
    intersectShapes(shapes, unionOfTypes(typeof types === "string" ? [types] : types)),
  enum: (shapes, values: unknown[]) => intersectShapes(shapes, shapesOfValues(values)),
  const: (shapes, value: unknown) => intersectShapes(shapes, shapesOfValues([value])),
  pattern: (shapes, pattern: string) => narrowStrings(shapes, () => stringsMatching(pattern)),
  minLength: (shapes, length: number) => narrowStrings(shapes, () => stringsOfLength(length)),
  maxLength: (shapes, length: number) => narrowStrings(shapes, () => stringsOfLength(0, length)),
  minimum: (shapes, minimum: number) => narrowKind(shapes, { ...anyNumber, minimum }),
  maximum: (shapes, maximum: number) => narrowKind(shapes, { ...anyNumber, maximum }),
  minItems: (shapes, minItems: number) => narrowKind(shapes, { ...anyArray, minItems }),
  maxItems: (shapes, maxItems: number) => narrowKind(shapes, { ...anyArray, maxItems }),
  items: (shapes, schema: JsonSchema | JsonSchema[], { document }) => {
    if (Array.isArray(schema)) throw new UndecidableError("a list as `items` isn't compared");
    return narrowKind(shapes, { ...anyArray, items: [{ schema, document }] });
  },
  required: (shapes, required: string[]) => narrowKind(shapes, { ...anyObject, required }),
  properties: (shapes, _members, at) => narrowKind(shapes, objectOf(at)),
  propertyNames: (shapes, schema: JsonSchema, { document }) =>
    narrowKind(shapes, { ...anyObject, names: [{ schema, document }] }),
  // With `properties` it is part of theirs, since it concerns all but those.
  additionalProperties: (shapes, _schema, at) =>
    Object.hasOwn(at.schema as object, "properties") ? shapes : narrowKind(shapes, objectOf(at)),
  $ref: (shapes, ref: string, at) => narrow(shapes, follow(ref, at)),
  allOf: (shapes, all: JsonSchema[], { document }) =>
    all.reduce((left, schema) => narrow(left, { schema, document }), shapes),
  anyOf: (shapes, any: JsonSchema[], { document }) => any.flatMap((schema) => narrow(shapes, { schema, document })),
  oneOf: (shapes, options: JsonSchema[], { document }) =>
    options.flatMap((schema) => {
      const others = options.filter((other) => other !== schema);
      const own = narrow(shapes, { schema, document });
      return others.reduce((left, other) => exclude(left, { schema: other, document }), own);
    }),
  not: (shapes, schema: JsonSchema, { document }) => exclude(shapes, { schema, document }),
};

function unionOfTypes(types: readonly string[]): Shape[] {
  const wanted = types.filter((type) => type !== "integer" || !types.includes("number"));
  return wanted.map((type) => shapesByType[type] as Shape);
}

function shapesOfValues(values: readonly unknown[]): Shape[] {
  return values.map((value): Shape => {
    if (value === null || typeof value === "boolean") return { kind: "constant", values: [value] };
    if (typeof value === "string") return { kind: "string", language: stringsOf([value]) };
    if (typeof value !== "number") throw new UndecidableError("values that are objects or arrays aren't compared");
    return { kind: "number", minimum: value, maximum: value, isInteger: Number.isInteger(value) };
  });
}

/** Keywords of one type leave values of other types alone. */
function narrowKind(shapes: readonly Shape[], by: Shape): Shape[] {
  return shapes.flatMap((shape) => (shape.kind === by.kind ? intersectShapes([shape], [by]) : [shape]));
}

function narrowStrings(shapes: readonly Shape[], makeLanguage: () => typeof everyString): readonly Shape[] {
  if (!shapes.some(({ kind }) => kind === "string")) return shapes;
  try {
    return narrowKind(shapes, { kind: "string", language: makeLanguage() });
  } catch (error) {
    throw new UndecidableError("a pattern or length isn't compared", { cause: error });
  }
}

function objectOf({ schema, document }: SchemaAt): Shape {
  const { properties = {}, additionalProperties } = schema as Record<string, Record<string, JsonSchema> | undefined>;
  const members = Object.entries(properties).map(([name, member]) => [name, [{ schema: member, document }]]);
  const others = additionalProperties === undefined ? [] : [{ schema: additionalProperties as JsonSchema, document }];
  return { ...anyObject, properties: Object.fromEntries(members) as Record<string, Conjunction>, others } as Shape;
}

/** Of `shapes`, what does not fit the schema. */
function exclude(shapes: readonly Shape[], at: SchemaAt): readonly Shape[] {
  return expand([at]).reduce((left, out) => left.flatMap((shape) => excludeShape(shape, { out, at })), shapes);
}

function excludeShape(shape: Shape, { out, at }: { out: Shape; at: SchemaAt }): Shape[] {
  if (shape.kind === "constant" && out.kind === "constant") {
    const values = shape.values.filter((value) => !out.values.includes(value));
    return values.length > 0 ? [{ ...shape, values }] : [];
  }
  if (shape.kind === "string" && out.kind === "string") {
    const language = without(shape.language, out.language);
    return language.isEmpty ? [] : [{ ...shape, language }];
  }
  if (shape.kind !== out.kind) return [shape];
  if (shape.kind === "number" && intersectShapes([shape], [out]).length > 0)
    throw new UndecidableError("numbers that `not` or `oneOf` leaves out aren't compared");
  if (shape.kind !== "array" && shape.kind !== "object") return [shape];
  const isKnown = shape.excluded.some(({ schema }) => schema === at.schema);
  return isKnown ? [shape] : [{ ...shape, excluded: [...shape.excluded, at] }];
}
