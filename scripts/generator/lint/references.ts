import type { Schema } from "../openrpc-document.js";
import { componentName, isReference, lookUp } from "../resolve-reference.js";
import { type Problem, type Rule, step } from "./problem.js";

/**
 * References that lead nowhere, that have members beside them, or that lead back to themselves. A member of an object may have a
 * description of its own beside its reference: readers that drop it lose no rule.
 */
export const checkReferences: Rule = (document) => {
  const problems: Problem[] = [];
  walk(document, "", (value, pointer) => {
    if (!isReference(value)) return;
    if (lookUp(document, value.$ref) === undefined)
      problems.push({ pointer, message: `nothing stands at ${value.$ref}` });
    const isMember = /\/properties\/[^/]+$/.test(pointer);
    const siblings = Object.keys(value).filter((name) => name !== "$ref" && !(isMember && name === "description"));
    if (siblings.length > 0)
      problems.push({ pointer, message: `nothing may stand beside $ref: ${siblings.join(", ")}` });
  });
  return [...problems, ...findCycles(document.components.schemas)];
};

function walk(value: unknown, pointer: string, visit: (value: object, pointer: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  visit(value, pointer);
  for (const [name, member] of Object.entries(value)) walk(member, pointer + step(name), visit);
}

/** @open-rpc/generator takes references apart and would never come to an end. */
function findCycles(schemas: Record<string, Schema>): Problem[] {
  const targets = new Map(Object.entries(schemas).map(([name, schema]) => [name, referencesIn(schema)]));
  const leadsTo = (from: string, goal: string, seen = new Set<string>()): boolean =>
    (targets.get(from) ?? []).some((next) => {
      if (next === goal) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return leadsTo(next, goal, seen);
    });
  const recursive = Object.keys(schemas).filter((name) => leadsTo(name, name));
  return recursive.map((name) => ({ pointer: `/components/schemas${step(name)}`, message: "refers to itself" }));
}

function referencesIn(schema: Schema): string[] {
  const names: string[] = [];
  walk(schema, "", (value) => {
    if (isReference(value)) names.push(componentName(value.$ref));
  });
  return names;
}
