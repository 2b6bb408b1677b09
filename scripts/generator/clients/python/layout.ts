/** The widest line, as pyproject.toml has it. */
export const lineWidth = 100;

/** Source text with commas in it, which may be broken over lines. */
export interface Group {
  readonly open: string;
  readonly items: readonly Doc[];
  readonly close: string;
}

export type Doc = string | Group;

/** `head(items)`. */
export function call(head: string, items: readonly Doc[]): Group {
  return { open: `${head}(`, items, close: ")" };
}

/** `{items}`. */
export function braces(items: readonly Doc[]): Group {
  return { open: "{", items, close: "}" };
}

/** `(items)`, with the comma that one item needs. */
export function tuple(items: readonly Doc[]): Group {
  return { open: "(", items, close: items.length === 1 ? ",)" : ")" };
}

/** `prefix` before a part: `name=part`. */
export function prefixed(prefix: string, doc: Doc): Doc {
  return typeof doc === "string" ? prefix + doc : { ...doc, open: prefix + doc.open };
}

/** Lays a part out as `ruff format` does: on one line where it fits, else one item a line. `after` is what follows on the last line. */
export function layOut(doc: Doc, indent = "", after = ""): string {
  const oneLine = flat(doc);
  if (typeof doc === "string" || (indent + oneLine + after).length <= lineWidth || doc.items.length === 0)
    return indent + oneLine + after;
  const items = doc.items.map((item) => `${layOut(item, `${indent}    `, ",")}\n`);
  return `${indent}${doc.open}\n${items.join("")}${indent}${doc.close.replace(/^,/, "")}${after}`;
}

/** `head = value`, with the value in parentheses where its first line would be too long, and with the type's own brackets broken where that is. */
export function layOutAssignment(head: string, value: Doc): string {
  const assigned = prefixed(`${head} = `, value);
  const start = typeof assigned === "string" ? assigned : assigned.open;
  if (flat(assigned).length <= lineWidth || start.length <= lineWidth) return layOut(assigned);
  const [, name, inner] = /^([^[]*\[)(.*)\]$/.exec(head) ?? [];
  if (`${head} = (`.length > lineWidth && name !== undefined)
    return `${name}\n    ${inner}\n${layOut(prefixed("] = ", value))}`;
  return `${head} = (\n${layOut(value, "    ")}\n)`;
}

/** `name = A | B`, in parentheses where it is too long. */
export function layOutUnion(name: string, options: readonly string[]): string {
  const oneLine = `${name} = ${options.join(" | ")}`;
  if (oneLine.length <= lineWidth) return oneLine;
  const inParentheses = `    ${options.join(" | ")}`;
  return `${name} = (\n${inParentheses.length <= lineWidth ? inParentheses : `    ${options.join("\n    | ")}`}\n)`;
}

/** An import, one name a line where it is too long for one. */
export function layOutImport(module: string, names: readonly string[]): string {
  const oneLine = `from ${module} import ${names.join(", ")}`;
  return oneLine.length <= lineWidth ? oneLine : layOut({ open: `from ${module} import (`, items: names, close: ")" });
}

/** A docstring; no text is no docstring. */
export function docstring(text: string, indent = ""): string {
  const safe = text
    .replaceAll("\r", "")
    .trim()
    .replaceAll("\t", "    ")
    .replaceAll("\\", "\\\\")
    .replaceAll('"""', '\\"\\"\\"');
  if (safe === "") return "";
  const lines = safe.split("\n").flatMap((line) => wrap(line, lineWidth - indent.length));
  const [only = ""] = lines;
  const quoted = only.endsWith('"') ? `${only} ` : only;
  if (lines.length === 1) return `${indent}"""${quoted}"""\n`;
  return `${indent}"""${lines.map((line, index) => (index === 0 ? line : `${indent}${line}`.trimEnd())).join("\n")}\n${indent}"""\n`;
}

/** Breaks a line at spaces; what follows the first is indented like it. */
function wrap(line: string, width: number): string[] {
  const margin = /^\s*/.exec(line)?.[0] ?? "";
  const lines: string[] = [];
  let current = "";
  for (const word of line.trim().split(" ")) {
    // A line has quotes at both ends if it is the only one.
    if (current !== "" && margin.length + current.length + 1 + word.length > width - 6) {
      lines.push(margin + current);
      current = word;
    } else {
      current = current === "" ? word : `${current} ${word}`;
    }
  }
  return [...lines, margin + current];
}

function flat(doc: Doc): string {
  return typeof doc === "string" ? doc : `${doc.open}${doc.items.map(flat).join(", ")}${doc.close}`;
}

/** JSON as a Python literal. */
export function literal(value: unknown): string {
  if (value === undefined || value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${literal(member)}`);
  return `{${members.join(", ")}}`;
}
