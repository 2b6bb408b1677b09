import { printComment } from "../print-literal.js";

const compilerNotes =
  /This interface was referenced by `\w+`'s JSON-Schema(?: definition)?\n.*|@(?:min|max)Items -?\d+/g;

/** Lays out what json-schema-to-typescript prints unformatted: its own formatter, Prettier, does not run inside jest. */
export function tidyTypes(text: string): string {
  let depth = 0;
  let laidOut = "";
  let isType = false;
  for (const part of text.split(/(\/\*\*[^]*?\*\/)|\n/)) {
    if (part === undefined || part.trim() === "") continue;
    if (part.startsWith("/**")) {
      laidOut += retypeComment(part, "  ".repeat(depth));
      continue;
    }
    if (depth === 0) isType = part.startsWith("export type");
    const { closed, opened } = countBraces(part);
    const indent = "  ".repeat(part.startsWith("}") ? depth - 1 : depth);
    depth += opened - closed;
    // An interface ends without one.
    const isWhole = !/[{([,|&]$/.test(part) && (depth > 0 || isType);
    laidOut += `${indent}${withoutParentheses(part)}${isWhole ? ";" : ""}\n`;
    if (depth === 0) laidOut += "\n";
  }
  return `${laidOut.trim()}\n`;
}

/** Of a line without what stands in strings. */
function countBraces(line: string): { readonly closed: number; readonly opened: number } {
  const code = line.replaceAll(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, "");
  return { closed: code.split("}").length - 1, opened: code.split("{").length - 1 };
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
