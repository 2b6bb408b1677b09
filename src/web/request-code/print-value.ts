/** How a language writes what JSON can hold. */
export interface Syntax {
  readonly null: string;
  readonly true: string;
  readonly false: string;
  /** What opens and closes a list. */
  readonly list: readonly [open: string, close: string];
  /** What opens and closes an object; on one line, spaces stand inside where `isSpaced`. */
  readonly object: readonly [open: string, close: string];
  readonly isSpaced: boolean;
  /** Whether an identifier is a key without quotes. */
  readonly hasBareKeys: boolean;
  readonly indent: string;
  /** Whether the values of members on lines of their own begin in one column, as gofmt has it. */
  readonly isAligned: boolean;
}

export const javaScript: Syntax = {
  null: "null",
  true: "true",
  false: "false",
  list: ["[", "]"],
  object: ["{", "}"],
  isSpaced: true,
  hasBareKeys: true,
  indent: "  ",
  isAligned: false,
};

export const python: Syntax = {
  ...javaScript,
  null: "None",
  true: "True",
  false: "False",
  isSpaced: false,
  hasBareKeys: false,
  indent: "    ",
};

export const go: Syntax = {
  ...javaScript,
  null: "nil",
  list: ["[]any{", "}"],
  object: ["map[string]any{", "}"],
  isSpaced: false,
  hasBareKeys: false,
  indent: "\t",
  isAligned: true,
};

const widthLimit = 80;

/** A JSON value as a literal; broken over lines where one would be longer than 80 columns. `before` is what stands on the line already. */
export function printValue(value: unknown, syntax: Syntax, before = ""): string {
  const [, margin = ""] = /^(\s*)/.exec(before) ?? [];
  const line = printLine(value, syntax);
  if (typeof value !== "object" || value === null || before.length + line.length <= widthLimit) return line;
  const inner = margin + syntax.indent;
  const [open, close] = Array.isArray(value) ? syntax.list : syntax.object;
  const entries = Array.isArray(value)
    ? value.map((item) => inner + printValue(item, syntax, inner))
    : printMembers(value, syntax, inner);
  return `${open}\n${entries.map((entry) => `${entry},\n`).join("")}${margin}${close}`;
}

function printMembers(value: object, syntax: Syntax, margin: string): string[] {
  const members = Object.entries(value).map(([name, member]) => {
    const key = `${margin}${printKey(name, syntax)}: `;
    return { key, text: printValue(member, syntax, key) };
  });
  return members.map(({ key, text }, index) => {
    if (!syntax.isAligned || text.includes("\n")) return key + text;
    const start = members.findLastIndex((other, at) => at < index && other.text.includes("\n")) + 1;
    const next = members.findIndex((other, at) => at > index && other.text.includes("\n"));
    const neighbours = members.slice(start, next === -1 ? undefined : next);
    return key.padEnd(Math.max(...neighbours.map((other) => other.key.length))) + text;
  });
}

function printLine(value: unknown, syntax: Syntax): string {
  if (value === null) return syntax.null;
  if (value === true) return syntax.true;
  if (value === false) return syntax.false;
  if (typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value))
    return `${syntax.list[0]}${value.map((item) => printLine(item, syntax)).join(", ")}${syntax.list[1]}`;
  const members = Object.entries(value).map(
    ([name, member]) => `${printKey(name, syntax)}: ${printLine(member, syntax)}`,
  );
  const space = syntax.isSpaced && members.length > 0 ? " " : "";
  return `${syntax.object[0]}${space}${members.join(", ")}${space}${syntax.object[1]}`;
}

function printKey(name: string, { hasBareKeys }: Syntax): string {
  return hasBareKeys && /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
