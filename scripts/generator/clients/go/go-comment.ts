const width = 110;

/** Markdown as a Go doc comment, in gofmt's form; `name` is what it documents. */
export function goComment(text: string, { name, indent = "" }: { name?: string; indent?: string } = {}): string {
  const plain = text
    .trim()
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replaceAll(/[`*]+([^`*\n]+)[`*]+/g, "$1");
  if (plain === "") return "";
  const lines = plain.split("\n").flatMap((line, index) => printLine(line, index === 0 ? name : undefined));
  return lines.map((line) => `${indent}//${line === "" ? "" : ` ${line}`}\n`).join("");
}

function printLine(line: string, name: string | undefined): string[] {
  if (line.startsWith("- ")) return wrap(line.slice(2), "  - ", "    ");
  return wrap(name === undefined ? line : `${name}: ${line}`, "", "");
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
