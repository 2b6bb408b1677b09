import type { Shape } from "../../generated/methods.js";

/**
 * `value` without the `null` members that stand for an absent optional member; a list of alternatives with `null` is `null` where that
 * is an alternative, too. Other values come back as they are.
 */
export function dropNulls(shape: Shape, value: unknown): unknown {
  if (Array.isArray(value)) return dropNullsOfList(shape, value);
  if (!isObject(value)) return value;
  if (shape.kind === "any-of") return dropNulls(shape.options.find((option) => fits(option, value)) ?? anything, value);
  if (shape.kind === "map") return mapEntries(value, ([name, member]) => [name, dropNulls(shape.values, member)]);
  if (shape.kind !== "object" && shape.kind !== "block") return value;
  const [required, members] = shape.kind === "object" ? [shape.required, shape.members] : [[], {}];
  const entries = Object.entries(value).filter(([name, member]) => member !== null || required.includes(name));
  return Object.fromEntries(entries.map(([name, member]) => [name, dropNullsOfMember(members[name], member)]));
}

const anything: Shape = { kind: "any", expected: "" };

function dropNullsOfMember(shape: Shape | undefined, value: unknown): unknown {
  if (!shape) return value;
  return Array.isArray(value) ? dropNullsOfList(shape, value) : dropNulls(shape, value);
}

function dropNullsOfList(shape: Shape, items: readonly unknown[]): unknown {
  if (shape.kind === "any-of") return shape.isNullable && items.includes(null) ? null : items;
  return shape.kind === "list" ? items.map((item) => dropNulls(shape.items, item)) : items;
}

/** A valid `value` in its one normal form; object members that the document does not know are dropped. */
export function normaliseValue(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case "hex":
      return typeof value === "string" ? value.toLowerCase() : value;
    case "quantity":
      return typeof value === "string" ? normaliseQuantity(value) : value;
    case "block":
      return normaliseBlock(value);
    case "list":
      return Array.isArray(value) ? value.map((item) => normaliseValue(shape.items, item)) : value;
    case "object":
      return isObject(value) ? normaliseMembers(shape.members, value) : value;
    case "map":
      return isObject(value) ? normaliseMap(shape, value) : value;
    case "any-of":
      return normaliseValue(shape.options.find((option) => fits(option, value)) ?? shape, value);
    default:
      return value;
  }
}

function normaliseMap({ names, values }: Extract<Shape, { kind: "map" }>, value: Record<string, unknown>) {
  return mapEntries(value, ([name, member]) => [String(normaliseValue(names, name)), normaliseValue(values, member)]);
}

type Entry = [name: string, value: unknown];

function mapEntries(value: Record<string, unknown>, change: (entry: Entry) => Entry): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(change));
}

function normaliseMembers(
  members: Readonly<Record<string, Shape>>,
  value: Record<string, unknown>,
): Record<string, unknown> {
  const normal: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(members)) {
    if (Object.hasOwn(value, name)) normal[name] = normaliseValue(shape, value[name]);
  }
  return normal;
}

/** `0x` and no leading zeros; zero is `0x0`. */
function normaliseQuantity(value: string): string {
  return `0x${value
    .slice(2)
    .replace(/^0+(?=.)/, "")
    .toLowerCase()}`;
}

/** Words stay, 64 digits are a block's hash, other hex is a height; an object is taken member by member. */
function normaliseBlock(value: unknown): unknown {
  if (isObject(value)) {
    const { blockHash, blockNumber, requireCanonical } = value;
    if (typeof blockHash !== "string") return { blockNumber: normaliseBlock(blockNumber) };
    const hash = blockHash.toLowerCase();
    return requireCanonical === undefined ? { blockHash: hash } : { blockHash: hash, requireCanonical };
  }
  if (typeof value !== "string" || !value.startsWith("0x")) return value;
  return value.length === 66 ? value.toLowerCase() : normaliseQuantity(value);
}

function fits(shape: Shape, value: unknown): boolean {
  if (Array.isArray(value)) return shape.kind === "list";
  if (isObject(value)) return shape.kind === "object" || shape.kind === "block" || shape.kind === "map";
  return shape.kind !== "list" && shape.kind !== "object" && shape.kind !== "map";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
