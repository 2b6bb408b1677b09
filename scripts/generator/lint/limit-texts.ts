import { describeLimit, type LimitScope, limitScopes, matchWords, visitTexts } from "../limit-texts.js";
import type { OpenRpcDocument } from "../openrpc-document.js";
import { type Problem, type Rule, step } from "./problem.js";

/** A figure that may be a limit: grouped by thousands, or with a unit. */
const figure =
  /(?<![\w,.-])\d{1,3}(?:(?:,\d{3})+|(?= (?:KiB|MiB|GiB|seconds|minutes|ms)\b))(?: (?:KiB|MiB|GiB|bytes|seconds|minutes|ms)\b)?/g;

/** Limits that texts state otherwise than `x-limits`, or state although their part's `x-limits` does not list them; and listed ones that no text states. */
export const checkLimitTexts: Rule = (document) => {
  const scopes = limitScopes(document);
  const { info: _info, methods: _methods, ...rest } = document;
  return [
    ...scopes.flatMap((scope) => checkScope(document, scope)),
    ...checkFigures(document, { pointer: "", part: rest, names: [] }),
    ...findUnstated(document, scopes),
  ];
};

function checkScope(document: OpenRpcDocument, scope: LimitScope): Problem[] {
  const limits = document["x-limits"] ?? {};
  const strays = scope.names.filter((name) => !Object.hasOwn(limits, name));
  return [
    ...strays.map((name) => ({ pointer: `${scope.pointer}/x-limits`, message: `${name} is no limit of the document` })),
    ...checkListed(document, scope),
    ...checkFigures(document, scope),
  ];
}

function checkListed(document: OpenRpcDocument, { pointer, part, names }: LimitScope): Problem[] {
  const texts: string[] = [];
  visitTexts(part, pointer, (text) => texts.push(text));
  return wordsOf(document, names)
    .filter(([, words]) => !texts.some((text) => matchWords(words).test(text)))
    .map(([name, words]) => ({ pointer: `${pointer}/x-limits`, message: `no text states ${name}: ${words}` }));
}

function checkFigures(document: OpenRpcDocument, { pointer, part, names }: LimitScope): Problem[] {
  const words = wordsOf(document, names).map(([, own]) => own);
  const problems: Problem[] = [];
  visitTexts(part, pointer, (text, place) => {
    for (const [found] of text.matchAll(figure))
      if (!words.includes(found))
        problems.push({ pointer: place, message: `${found} is no limit that x-limits lists here` });
  });
  return problems;
}

/** Limits that callers can't know of, since no part lists them. */
function findUnstated(document: OpenRpcDocument, scopes: readonly LimitScope[]): Problem[] {
  const listed = new Set(scopes.flatMap(({ names }) => names));
  const missing = Object.keys(document["x-limits"] ?? {}).filter((name) => !listed.has(name));
  return missing.map((name) => ({
    pointer: `/x-limits${step(name)}`,
    message: "the x-limits of no method, and not of info, lists it",
  }));
}

function wordsOf(document: OpenRpcDocument, names: readonly string[]): [name: string, words: string][] {
  const limits = document["x-limits"] ?? {};
  return names.flatMap((name) => {
    const value = limits[name];
    return value === undefined ? [] : [[name, describeLimit(name, value)] as [string, string]];
  });
}
