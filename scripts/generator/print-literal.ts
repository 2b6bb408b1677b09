const widthLimit = 120;

/** Source text that stands in a literal as it is. */
export class Code {
  constructor(readonly text: string) {}
}

/** `value` as a TypeScript literal; broken over lines where it would pass 120 columns. `prefix` is what stands before it. */
export function printLiteral(value: unknown, indent = "", prefix = ""): string {
  const oneLine = printShort(value);
  const fits = indent.length + prefix.length + oneLine.length + 2 <= widthLimit;
  if (fits || typeof value !== "object" || value === null || value instanceof Code) return oneLine;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return printLines(
      value.map((item) => printLiteral(item, inner)),
      "[]",
      indent,
    );
  const members = Object.entries(value).map(([name, member]) => {
    const key = `${printKey(name)}: `;
    return key + printLiteral(member, inner, key);
  });
  return printLines(members, "{}", indent);
}

/** `text` as a comment block over a declaration; a short one stays on one line, and no text is no comment. */
export function printComment(text: string, indent = ""): string {
  if (text.trim() === "") return "";
  const lines = text.replaceAll("\r", "").trim().replaceAll("*/", "*\\/").split("\n");
  if (lines.length === 1 && indent.length + text.length + 7 <= widthLimit) return `${indent}/** ${lines[0]} */\n`;
  const body = lines.flatMap((line) => wrap(line, widthLimit - indent.length - 3));
  return `${indent}/**\n${body.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** `text` broken at spaces into lines of at most `width` columns. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

function printLines(parts: string[], brackets: string, indent: string): string {
  return `${brackets[0]}\n${parts.map((part) => `${indent}  ${part},\n`).join("")}${indent}${brackets[1]}`;
}

function printShort(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (Array.isArray(value)) return `[${value.map(printShort).join(", ")}]`;
  if (typeof value === "string") return printString(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${printKey(name)}: ${printShort(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** A member's name as it stands in a literal or a type. */
export function printKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function printString(value: string): string {
  const quoted = JSON.stringify(value);
  const isTidierInSingleQuotes = quoted.includes('\\"') && !/['\\\p{Cc}]/u.test(value);
  return isTidierInSingleQuotes ? `'${value}'` : quoted;
}
