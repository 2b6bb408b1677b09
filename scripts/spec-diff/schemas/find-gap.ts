import { TooManyNodesError } from "refa";
import { expand } from "./expand.js";
import { type Conjunction, isSame, numberOf, type SchemaAt } from "./schema-at.js";
import {
  type ArrayShape,
  intersectShapes,
  memberOf,
  type NumberShape,
  type ObjectShape,
  type Shape,
  UndecidableError,
} from "./shapes.js";
import { inAny, inBoth, shortestString, without } from "./string-language.js";

/** Values that one schema takes and another doesn't. */
export interface Gap {
  /** Which part of the value: "" (all of it), ".member", "[]" (an item). */
  readonly place: string;
  /** Which values, in words; where nothing was decided, why. */
  readonly values: string;
  readonly isDecided: boolean;
}

/** Pairs of schemas on the way here. One that comes again is part of a recursion, and decides nothing. */
type Trail = ReadonlySet<string>;

/** Values that fit all schemas of `sub` but not all of `sup`; undefined: there are none. What can't be decided is a gap too. */
export function findGap(sub: Conjunction, sup: Conjunction, trail: Trail = new Set()): Gap | undefined {
  for (const at of sup) {
    if (sub.some((one) => isSame(one, at))) continue;
    const pair = `${sub.map(({ schema }) => numberOf(schema)).join()} ${numberOf(at.schema)}`;
    if (trail.has(pair)) continue;
    const gap = findIn(sub, at, new Set([...trail, pair]));
    if (gap) return gap;
  }
  return undefined;
}

function findIn(sub: Conjunction, at: SchemaAt, trail: Trail): Gap | undefined {
  try {
    return findShapeGap(expand(sub), expand([at]), trail);
  } catch (error) {
    if (error instanceof UndecidableError) return { place: "", values: error.message, isDecided: false };
    if (!(error instanceof TooManyNodesError)) throw error;
    return { place: "", values: "its patterns are too large to be compared", isDecided: false };
  }
}

function findShapeGap(subs: readonly Shape[], sups: readonly Shape[], trail: Trail): Gap | undefined {
  if (sups.length === 0 && subs.length > 0) return decided("any value");
  for (const shape of subs) {
    const gap = findGapOf(shape, sups, trail);
    if (gap) return gap;
  }
  return undefined;
}

function findGapOf(shape: Shape, sups: readonly Shape[], trail: Trail): Gap | undefined {
  if (shape.kind === "constant") {
    const taken = sups.flatMap((sup) => (sup.kind === "constant" ? sup.values : []));
    const left = shape.values.filter((value) => !taken.includes(value));
    return left.length > 0 ? decided(left.map((value) => `\`${value}\``).join(" and ")) : undefined;
  }
  if (shape.kind === "string") {
    const taken = sups.flatMap((sup) => (sup.kind === "string" ? [sup.language] : []));
    const left = shortestString(without(shape.language, inAny(taken)));
    return left === undefined ? undefined : decided(`strings such as \`${JSON.stringify(shorten(left))}\``);
  }
  const alike = sups.filter(({ kind }) => kind === shape.kind);
  const near = alike.filter((sup) => !areDisjoint(shape, sup));
  const gaps = (near.length > 0 ? near : alike).map((sup) => findInside(shape, sup, trail));
  if (gaps.includes(undefined)) return undefined;
  const [gap] = gaps;
  // Several shapes might take together what none takes alone.
  return gap ? { ...gap, isDecided: gap.isDecided && near.length < 2 } : decided(`${shape.kind}s`);
}

function findInside(sub: Shape, sup: Shape, trail: Trail): Gap | undefined {
  if (sub.kind === "number" && sup.kind === "number") return findNumbers(sub, sup);
  if (sub.kind === "array" && sup.kind === "array") return findArrays(sub, sup, trail);
  return sub.kind === "object" && sup.kind === "object" ? findObjects(sub, sup, trail) : undefined;
}

function findNumbers(sub: NumberShape, sup: NumberShape): Gap | undefined {
  if (sub.minimum < sup.minimum) return decided(`numbers below ${sup.minimum}`);
  if (sub.maximum > sup.maximum) return decided(`numbers above ${sup.maximum}`);
  const isSpread = sub.minimum < sub.maximum || !Number.isInteger(sub.minimum);
  return sup.isInteger && !sub.isInteger && isSpread ? decided("numbers that are no integers") : undefined;
}

function findArrays(sub: ArrayShape, sup: ArrayShape, trail: Trail): Gap | undefined {
  if (sub.minItems < sup.minItems) return decided(`arrays of fewer than ${sup.minItems} items`);
  if (sub.maxItems > sup.maxItems) return decided(`arrays of more than ${sup.maxItems} items`);
  const gap = sub.maxItems > 0 ? findGap(sub.items, sup.items, trail) : undefined;
  return gap ? { ...gap, place: `[]${gap.place}` } : findExcluded(sub, sup, trail);
}

function findObjects(sub: ObjectShape, sup: ObjectShape, trail: Trail): Gap | undefined {
  const missing = sup.required.find((name) => !sub.required.includes(name));
  if (missing !== undefined) return decided(`objects without \`${missing}\``);
  for (const name of new Set([...Object.keys(sub.properties), ...Object.keys(sup.properties)])) {
    const gap = findGap(memberOf(sub, name), memberOf(sup, name), trail);
    if (gap) return { ...gap, place: `.${name}${gap.place}` };
  }
  const gap = findGap(sub.others, sup.others, trail);
  if (gap) return { ...gap, place: `.*${gap.place}` };
  const name = findGap(sub.names, sup.names, trail);
  if (name) return { ...name, place: "", values: name.isDecided ? `members named by ${name.values}` : name.values };
  return findExcluded(sub, sup, trail);
}

/** Whether `sub` may have values that `sup` leaves out. */
function findExcluded<S extends ArrayShape | ObjectShape>(sub: S, sup: S, trail: Trail): Gap | undefined {
  const isOut = (at: SchemaAt) =>
    sub.excluded.some((one) => isSame(one, at) || findGap([at], [one], trail) === undefined) ||
    expand([at]).every((shape) => areDisjoint(sub, shape));
  if (sup.excluded.every(isOut)) return undefined;
  return { place: "", values: `${sub.kind}s that \`not\` or \`oneOf\` leaves out aren't compared`, isDecided: false };
}

/** Whether no value is surely in both. `depth` bounds the members that are compared. */
function areDisjoint(one: Shape, other: Shape, depth = 3): boolean {
  if (one.kind === "string" && other.kind === "string") return inBoth(one.language, other.language).isEmpty;
  if (intersectShapes([one], [other]).length === 0) return true;
  if (isExcluded(one, other) || isExcluded(other, one)) return true;
  if (one.kind !== "object" || other.kind !== "object" || depth === 0) return false;
  return [...one.required, ...other.required].some((name) =>
    expand(memberOf(one, name)).every((left) =>
      expand(memberOf(other, name)).every((right) => areDisjoint(left, right, depth - 1)),
    ),
  );
}

/** Whether `by` leaves all of `shape` out. */
function isExcluded(shape: Shape, by: Shape): boolean {
  if (by.kind !== "array" && by.kind !== "object") return false;
  return by.excluded.some((at) => findShapeGap([shape], expand([at]), new Set()) === undefined);
}

function decided(values: string): Gap {
  return { place: "", values, isDecided: true };
}

function shorten(text: string): string {
  return text.length > 70 ? `${text.slice(0, 40)}… (${text.length} characters)` : text;
}
