import { isDeepStrictEqual } from "node:util";
import type { OpenRpcDocument } from "../generator/openrpc-document.js";
import { type Change, changesOf, type Pair } from "./change.js";
import { diffErrors } from "./diff-errors.js";
import { diffMethods } from "./diff-methods.js";
import { limitMethodsOf } from "./limit-methods.js";

/** Every difference between two documents that callers can see, but for the version. */
export function diffDocuments(documents: Pair<OpenRpcDocument>): Change[] {
  return [...diffMethods(documents), ...diffErrors(documents), ...diffLimits(documents), ...diffTexts(documents)];
}

/**
 * A limit that changes in either direction changes what callers have to reckon with, and so does a new one, unless only new methods
 * have it; one that goes binds nobody. One that goes while another of the same value comes was renamed: the limit holds as before.
 */
function diffLimits({ old, new: now }: Pair<OpenRpcDocument>): Change[] {
  const limitMethods = limitMethodsOf(now);
  const [before, after] = [old["x-limits"] ?? {}, now["x-limits"] ?? {}];
  const gone = Object.keys(before).filter((name) => after[name] === undefined);
  const renamed = new Map<string, string>();
  for (const name of Object.keys(after).filter((added) => before[added] === undefined)) {
    const oldName = gone.find((candidate) => before[candidate] === after[name] && !renamed.has(candidate));
    if (oldName !== undefined) renamed.set(oldName, name);
  }
  const newNames = new Set(renamed.values());
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const { breaking, additive, editorial } = changesOf(`Limit \`${name}\``, "limit");
    if (before[name] === after[name] || newNames.has(name)) return [];
    if (renamed.has(name)) return [editorial(`is named \`${renamed.get(name)}\``)];
    if (before[name] === undefined)
      return [(isOfNewMethods(limitMethods.get(name), old) ? additive : breaking)(`is new: ${after[name]}`)];
    return [after[name] === undefined ? additive("is gone") : breaking(`is ${after[name]}, not ${before[name]}`)];
  });
}

/** Whether only methods that the old document lacks have a limit. */
function isOfNewMethods(ofLimit: readonly string[] = [], { methods }: OpenRpcDocument): boolean {
  return ofLimit.length > 0 && methods.every(({ name }) => !ofLimit.includes(name));
}

const textsElsewhere = new Set([
  "methods",
  "components",
  "x-limits",
  "x-error-status",
  "x-error-data",
  "x-error-retry",
]);

/** What else reads differently: members of the document, and its components. */
function diffTexts({ old, new: now }: Pair<OpenRpcDocument>): Change[] {
  const members = namesOfChanged(withoutVersion(old), withoutVersion(now)).filter((name) => !textsElsewhere.has(name));
  const parts = namesOfChanged(old.components, now.components).flatMap((part) =>
    namesOfChanged(componentsOf(old, part), componentsOf(now, part)).map((name) => `components.${part}.${name}`),
  );
  return [...members, ...parts].map((name) => changesOf(`\`${name}\``, "text").editorial("declared differently"));
}

function withoutVersion(document: OpenRpcDocument): object {
  return { ...document, info: { ...document.info, version: "" } };
}

function componentsOf(document: OpenRpcDocument, part: string): object {
  return (document.components as Record<string, object | undefined> | undefined)?.[part] ?? {};
}

function namesOfChanged(old: object = {}, now: object = {}): string[] {
  const [before, after] = [old, now] as Record<string, unknown>[];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].filter((name) => !isDeepStrictEqual(before?.[name], after?.[name]));
}
