import { visitTexts } from "../limit-texts.js";
import type { OpenRpcDocument } from "../openrpc-document.js";
import type { Problem, Rule } from "./problem.js";

/** Codes, errors, methods and schemas' words in texts that the document does not have (any more). */
export const checkNames: Rule = (document) => {
  const problems: Problem[] = [];
  const isKnown = createIsKnown(document);
  visitTexts(document, "", (text, pointer) => {
    for (const [name = ""] of text.matchAll(/(?<![\w-])-3\d{4}\b/g))
      if (!isKnown.code(name)) problems.push({ pointer, message: `${name} is no error's code` });
    for (const [, name = ""] of text.matchAll(/\b(?:[Ff]ails?|[Rr]efused) with ([A-Z]\w+)/g))
      if (!isKnown.error(name)) problems.push({ pointer, message: `${name} is no error` });
    for (const [name = ""] of text.matchAll(/(?<![\w./-])(?:eth|net|web3|rsk|trace|debug|txpool|evm|hardhat)_\w+/g))
      if (!isKnown.method(name)) problems.push({ pointer, message: `${name} is no method` });
  });
  return problems;
};

function createIsKnown({ components, methods, "x-absent-methods": absent = {} }: OpenRpcDocument) {
  const codes = new Set(Object.values(components.errors).map(({ code }) => String(code)));
  const names = new Set(methods.flatMap(({ name, "x-aliases": aliases = [] }) => [name, ...aliases]));
  const patterns = Object.keys(absent).map((name) => new RegExp(`^${name.replace("*", String.raw`\w*`)}$`));
  return {
    code: (text: string) => codes.has(text),
    error: (name: string) => Object.hasOwn(components.errors, name),
    // What begins so is a group; notifications have a name of their own.
    method: (name: string) =>
      names.has(name) ||
      name === "eth_subscription" ||
      name.endsWith("_") ||
      patterns.some((pattern) => pattern.test(name)),
  };
}
