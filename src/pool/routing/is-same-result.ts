/** Whether two results say the same: of objects the members that both have, hex in any notation. */
export function isSameResult(one: unknown, other: unknown): boolean {
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, at) => isSameResult(item, other[at]))
    );
  if (isObject(one) && isObject(other))
    return Object.keys(one).every((name) => !Object.hasOwn(other, name) || isSameResult(one[name], other[name]));
  return normalised(one) === normalised(other);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Hex in lower case, without leading zeros. */
function normalised(value: unknown): unknown {
  return typeof value === "string" ? value.toLowerCase().replace(/^0x0+(?=[\da-f])/, "0x") : value;
}
