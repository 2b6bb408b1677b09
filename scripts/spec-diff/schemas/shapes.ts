import type { Conjunction, SchemaAt } from "./schema-at.js";
import { inBoth, type StringLanguage } from "./string-language.js";

/** What a schema says about values of one JSON type. A schema is a list of shapes: a value fits if it fits one of them. */
export type Shape = ConstantShape | NumberShape | StringShape | ArrayShape | ObjectShape;

/** `null`, `true` and `false`. */
export interface ConstantShape {
  readonly kind: "constant";
  readonly values: readonly (boolean | null)[];
}

export interface NumberShape {
  readonly kind: "number";
  readonly minimum: number;
  readonly maximum: number;
  readonly isInteger: boolean;
}

export interface StringShape {
  readonly kind: "string";
  readonly language: StringLanguage;
}

export interface ArrayShape {
  readonly kind: "array";
  readonly items: Conjunction;
  readonly minItems: number;
  readonly maxItems: number;
  /** What values of this shape must not fit. */
  readonly excluded: readonly SchemaAt[];
}

export interface ObjectShape {
  readonly kind: "object";
  readonly properties: Readonly<Record<string, Conjunction>>;
  /** What holds for members that `properties` doesn't name. */
  readonly others: Conjunction;
  /** What holds for the names of members. */
  readonly names: Conjunction;
  readonly required: readonly string[];
  readonly excluded: readonly SchemaAt[];
}

/** Thrown where schemas say something that can't be compared. */
export class UndecidableError extends Error {
  override name = "UndecidableError";
}

/** What holds for an object's member. */
export function memberOf(shape: ObjectShape, name: string): Conjunction {
  return Object.hasOwn(shape.properties, name) ? (shape.properties[name] as Conjunction) : shape.others;
}

/** Shapes of the values that fit both lists. */
export function intersectShapes(some: readonly Shape[], others: readonly Shape[]): Shape[] {
  const met = some.flatMap((one) => others.flatMap((other) => intersect(one, other) ?? []));
  if (met.length > 256) throw new UndecidableError("too many alternatives");
  return met;
}

function intersect(one: Shape, other: Shape): Shape | undefined {
  if (one.kind === "constant" && other.kind === "constant") {
    const values = one.values.filter((value) => other.values.includes(value));
    return values.length > 0 ? { kind: "constant", values } : undefined;
  }
  if (one.kind === "number" && other.kind === "number") return intersectNumbers(one, other);
  if (one.kind === "string" && other.kind === "string") {
    const language = inBoth(one.language, other.language);
    return language.isEmpty ? undefined : { kind: "string", language };
  }
  if (one.kind === "array" && other.kind === "array") return intersectArrays(one, other);
  return one.kind === "object" && other.kind === "object" ? intersectObjects(one, other) : undefined;
}

function intersectNumbers(one: NumberShape, other: NumberShape): NumberShape | undefined {
  const minimum = Math.max(one.minimum, other.minimum);
  const maximum = Math.min(one.maximum, other.maximum);
  const isInteger = one.isInteger || other.isInteger;
  const isEmpty = minimum > maximum || (isInteger && Math.ceil(minimum) > Math.floor(maximum));
  return isEmpty ? undefined : { kind: "number", minimum, maximum, isInteger };
}

function intersectArrays(one: ArrayShape, other: ArrayShape): ArrayShape | undefined {
  const minItems = Math.max(one.minItems, other.minItems);
  const maxItems = Math.min(one.maxItems, other.maxItems);
  if (minItems > maxItems) return undefined;
  const items = [...one.items, ...other.items];
  return { kind: "array", items, minItems, maxItems, excluded: [...one.excluded, ...other.excluded] };
}

function intersectObjects(one: ObjectShape, other: ObjectShape): ObjectShape {
  const names = new Set([...Object.keys(one.properties), ...Object.keys(other.properties)]);
  const properties = [...names].map((name) => [name, [...memberOf(one, name), ...memberOf(other, name)]]);
  return {
    kind: "object",
    properties: Object.fromEntries(properties) as Record<string, Conjunction>,
    others: [...one.others, ...other.others],
    names: [...one.names, ...other.names],
    required: [...new Set([...one.required, ...other.required])],
    excluded: [...one.excluded, ...other.excluded],
  };
}
