import type { OpenRpcDocument } from "../openrpc-document.js";
import { describeLimit, findUnknownNames } from "../placeholders.js";
import { type Problem, type Rule, step } from "./problem.js";

/** Placeholders in texts that stand for nothing, and texts that repeat an error's code or a limit instead of referring to it. */
export const checkPlaceholders: Rule = (document) => {
  const findRepeats = createFindRepeats(document);
  const check = (value: unknown, pointer: string): Problem[] => {
    if (typeof value === "string") {
      const unknown = findUnknownNames(document, value).map((name) => `{{${name}}} stands for nothing`);
      return [...unknown, ...findRepeats(value)].map((message) => ({ pointer, message }));
    }
    if (typeof value !== "object" || value === null) return [];
    const members = Object.entries(value).filter(([name]) => !isData(name));
    return members.flatMap(([name, member]) => check(member, pointer + step(name)));
  };
  return check(document, "");
};

/** Values are what they are, be there a limit's number in them or not. */
function isData(name: string): boolean {
  return name === "value" || name === "examples" || name === "default";
}

function createFindRepeats(document: OpenRpcDocument): (text: string) => string[] {
  const codes = Object.entries(document.components.errors).map(([name, { code }]) => [String(code), `errors.${name}`]);
  const limits = Object.entries(document["x-limits"] ?? {}).map(([name, value]) => [
    describeLimit(name, value),
    `limits.${name}`,
  ]);
  // Small numbers stand in many texts that mean something else.
  const told = [...codes, ...limits].filter(([words = ""]) => words.length > 4) as [words: string, name: string][];
  return (text) =>
    told
      .filter(([words]) => new RegExp(`(?<![\\w,.-])${words}(?![\\w,]*\\w)`).test(text))
      .map(([words, name]) => `${words} is written as {{${name}}}`);
}
