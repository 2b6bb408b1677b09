/** Values that differ from run to run, by the name that stands for them in the files, without its `$`. */
export type Placeholders = Readonly<Record<string, string>>;

/** What a file writes where any value is right. */
const anything = "<any>";

/** Puts the values in for their names; throws an Error for a name that has none. */
export function fillIn(text: string, values: Placeholders): string {
  return text.replace(/\$([a-zA-Z]\w*)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for $${name}`);
    return value;
  });
}

/** `actual` with `<any>` wherever `expected` has it, so that the two can be compared as a whole. */
export function maskAnything(expected: unknown, actual: unknown): unknown {
  if (expected === anything) return actual === undefined ? undefined : anything;
  if (typeof expected === "string" && typeof actual === "string") return fits(expected, actual) ? expected : actual;
  if (Array.isArray(expected) && Array.isArray(actual))
    return actual.map((item, index) => maskAnything(expected[index], item));
  if (!isObject(expected) || !isObject(actual)) return actual;
  return Object.fromEntries(Object.entries(actual).map(([name, item]) => [name, maskAnything(expected[name], item)]));
}

/** Whether a text is the expected one, with something in the place of an `<any>` in it. */
function fits(expected: string, actual: string): boolean {
  const [before = "", after] = expected.split(anything);
  if (after === undefined) return expected === actual;
  return actual.length > before.length + after.length && actual.startsWith(before) && actual.endsWith(after);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
