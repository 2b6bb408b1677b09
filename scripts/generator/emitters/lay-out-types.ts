import * as estree from "prettier/plugins/estree";
import * as typescript from "prettier/plugins/typescript";
import { format } from "prettier/standalone";
import { printComment } from "../print-literal.js";

const compilerNotes =
  /This interface was referenced by `\w+`'s JSON-Schema(?: definition)?\n.*|@(?:min|max)Items -?\d+/g;

const declaration = /(?:\/\*\*(?:(?!\*\/)[^])*\*\/\s*)?^export /gm;

/** Has Prettier lay out what json-schema-to-typescript prints, without that program's own notes. */
export async function layOutTypes(text: string): Promise<string> {
  const kept = text.replaceAll(/(\/\*\*[^]*?\*\/)(\s*export )?/g, retypeComment).replaceAll(/\n\s*\n/g, "\n");
  const apart = kept.replaceAll(declaration, (whole) => `\n${whole}`);
  return format(apart, { parser: "typescript", plugins: [typescript, estree], printWidth: 120 });
}

/** Those of members are two columns narrower. */
function retypeComment(_: string, comment: string, start = ""): string {
  const text = comment.slice(3, -2).replaceAll(/^ *\* ?/gm, "");
  const kept = text.replaceAll(compilerNotes, "").trim();
  return (kept === "" ? "" : printComment(kept, start === "" ? "  " : "").trim()) + start;
}
