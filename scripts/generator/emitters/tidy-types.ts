import { printComment } from "../print-literal.js";

const compilerNotes = /This interface was referenced by `Root`'s JSON-Schema\n.*|@(?:min|max)Items -?\d+/g;

/** Lays out what json-schema-to-typescript prints unformatted: its own formatter, Prettier, does not run inside jest. */
export function tidyTypes(text: string): string {
  let depth = 0;
  let laidOut = "";
  for (const part of text.split(/(\/\*\*[^]*?\*\/)|\n/)) {
    const indent = "  ".repeat(part === "}" ? depth - 1 : depth);
    if (part === undefined || part.trim() === "") continue;
    if (part.startsWith("/**")) {
      laidOut += retypeComment(part, indent);
      continue;
    }
    if (part === "}") depth -= 1;
    laidOut += `${indent}${withSemicolon(withoutParentheses(part), depth)}\n`;
    if (part.endsWith("{")) depth += 1;
    else if (depth === 0) laidOut += "\n";
  }
  return `${laidOut.trim()}\n`;
}

function retypeComment(comment: string, indent: string): string {
  const text = comment.slice(3, -2).replace(/^ ?\* ?/gm, "");
  const kept = text.replace(compilerNotes, "").trim();
  return kept === "" ? "" : printComment(kept, indent);
}

/** `(A | B)` as a whole type needs no parentheses. */
function withoutParentheses(line: string): string {
  const [, start, inner] = /^(export type \w+ = |\S+: )\(([^()]*)\)$/.exec(line) ?? [];
  return start !== undefined && inner !== undefined ? start + inner : line;
}

function withSemicolon(line: string, depth: number): string {
  const closesMember = line === "}" && depth > 0;
  const isOneLine = /^(?:export type \w+ =|\S+:) /.test(line) && !line.endsWith("{");
  return closesMember || isOneLine ? `${line};` : line;
}
