const width = 110;

/** Markdown as a Go doc comment, in gofmt's form; `name` is what it documents. */
export function goComment(text: string, { name, indent = "" }: { name?: string; indent?: string } = {}): string {
  const plain = text
    .replaceAll("\r", "")
    .trim()
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replaceAll(/[`*]+([^`*\n]+)[`*]+/g, "$1");
  if (plain === "") return "";
  const lines = printLines(plain.split("\n"), name);
  return lines.map((line) => `${indent}//${line === "" || line.startsWith("\t") ? line : ` ${line}`}\n`).join("");
}

/** Lists and blocks of code have an empty line behind them, blocks of code also one before. */
function printLines(lines: readonly string[], name: string | undefined): string[] {
  const printed: string[] = [];
  let isCode = false;
  let hasCode = false;
  let before = "text";
  const separate = (kind: string): void => {
    const isNext = printed.length > 0 && printed.at(-1) !== "";
    if (isNext && before !== kind && (before !== "text" || kind === "code")) printed.push("");
    before = kind;
  };
  for (const [index, line] of lines.entries()) {
    if (line.trimStart().startsWith("```")) {
      isCode = !isCode;
      continue;
    }
    const text = line.trim();
    // A list right behind code would belong to it.
    const isList = !isCode && listMark.test(text) && !hasCode;
    separate(isCode ? "code" : text === "" ? before : isList ? "list" : "text");
    if (isCode || (text !== "" && !listMark.test(text))) hasCode = isCode;
    if (text === "" && printed.at(-1) === "") continue;
    if (isCode) printed.push(text === "" ? "" : `\t${line.trimEnd()}`);
    else printed.push(...(isList ? printItem(text) : printText(text, index === 0 ? name : undefined)));
  }
  return printed;
}

const listMark = /^(?:[-*+]|(\d+)[.)]) /;

function printItem(line: string): string[] {
  const [mark = "", number] = listMark.exec(line) ?? [];
  return wrap(line.slice(mark.length), number === undefined ? "  - " : `${number.padStart(2)}. `, "    ");
}

function printText(line: string, name: string | undefined): string[] {
  // Headings and definitions of links have a form of their own in Go.
  const text = line.replace(/^#+ /, "").replace(/^(\[[^\]]+\]):/, "$1 :");
  return wrap(name === undefined ? text : `${name}: ${text}`, "", "");
}

function wrap(text: string, first: string, next: string): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(" ").filter(Boolean)) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = next;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}
