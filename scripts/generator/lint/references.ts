import type { Schema } from "../openrpc-document.js";
import { componentName, isReference, lookUp } from "../resolve-reference.js";
import { type Problem, type Rule, step } from "./problem.js";

const mayStandBeside = { description: /\/properties\/[^/]+$/, default: /\/params\/\d+\/schema$/ };

/**
 * References that lead nowhere, or that have members beside them. A member of an object may have a description of its own beside its
 * reference, and a param a default: readers that drop them lose no rule.
 */
export const checkReferences: Rule = (document) => {
  const problems: Problem[] = [];
  walk(document, "", (value, pointer) => {
    if (!isReference(value)) return;
    if (lookUp(document, value.$ref) === undefined)
      problems.push({ pointer, message: `nothing stands at ${value.$ref}` });
    else if (!value.$ref.startsWith("#/components/"))
      problems.push({ pointer, message: `what stands at ${value.$ref} needs a title, to become a component` });
    const beside = Object.entries(mayStandBeside).find(([, place]) => place.test(pointer))?.[0];
    const siblings = Object.keys(value).filter((name) => name !== "$ref" && name !== beside);
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

/** A schema may contain itself as a member or an element. Without one in between, no value could be told to be one. */
export function findCycles(schemas: Record<string, Schema>): Problem[] {
  const targets = new Map(Object.entries(schemas).map(([name, schema]) => [name, alternativesOf(schema)]));
  const leadsTo = (from: string, goal: string, seen = new Set<string>()): boolean =>
    (targets.get(from) ?? []).some((next) => {
      if (next === goal) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return leadsTo(next, goal, seen);
    });
  const recursive = Object.keys(schemas).filter((name) => leadsTo(name, name));
  return recursive.map((name) => ({
    pointer: `/components/schemas${step(name)}`,
    message: "refers to itself without a member or an element in between",
  }));
}

/** The components that a value of `schema` itself may have to be. */
function alternativesOf(schema: Schema): string[] {
  if (schema.$ref !== undefined) return [componentName(schema.$ref)];
  const { anyOf = [], oneOf = [], allOf = [], not } = schema;
  return [...anyOf, ...oneOf, ...allOf, ...(not ? [not] : [])].flatMap(alternativesOf);
}
