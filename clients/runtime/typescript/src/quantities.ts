/**
 * Where quantities are in values of a type: `"q"` is one, other texts name a shape of the document. Else by the names of members, of which
 * `"*"` is any, and `"[]"` an item of a list. A union has what its options have.
 */
export type Shape = string | { readonly [member: string]: Shape };

/** The shapes of what a service sends; what is absent has no quantities. */
export interface Shapes {
  readonly named: Readonly<Record<string, Shape>>;
  /** By method. */
  readonly results: Readonly<Record<string, Shape>>;
  /** Of `data`, by the name of the error. */
  readonly errors: Readonly<Record<string, Shape>>;
  /** By kind of subscription. */
  readonly events: Readonly<Record<string, Shape>>;
}

/** A value with bigints for its quantities. */
export function readQuantities(value: unknown, shape: Shape | undefined, named: Shapes["named"]): unknown {
  if (shape === undefined || value === null) return value;
  if (shape === "q") return typeof value === "string" && /^0x[\da-f]+$/i.test(value) ? BigInt(value) : value;
  if (typeof shape === "string") return readQuantities(value, named[shape], named);
  if (Array.isArray(value)) return value.map((item) => readQuantities(item, shape["[]"], named));
  if (typeof value !== "object") return value;
  const members = Object.entries(value).map(([name, member]) => {
    const own = Object.hasOwn(shape, name) ? shape[name] : shape["*"];
    return [name, readQuantities(member, own, named)];
  });
  return Object.fromEntries(members);
}

/** For JSON.stringify: a bigint as a quantity. */
export function printQuantity(_name: string, value: unknown): unknown {
  return typeof value === "bigint" ? `0x${value.toString(16)}` : value;
}
