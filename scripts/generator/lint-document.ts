import { checkAbsentMethods } from "./lint/absent-methods.js";
import { checkErrors, checkErrorTables } from "./lint/errors.js";
import { checkExamples } from "./lint/examples.js";
import { checkForms } from "./lint/forms.js";
import { checkLimits } from "./lint/limits.js";
import { checkMetaSchema } from "./lint/meta-schema.js";
import { checkMethods } from "./lint/methods.js";
import { checkPlaceholders } from "./lint/placeholders.js";
import type { Problem, Rule } from "./lint/problem.js";
import { checkReferences } from "./lint/references.js";
import { checkSchemas, checkStrictSchemas } from "./lint/schemas.js";
import { checkStrictMethods } from "./lint/strict-methods.js";
import { nameParts } from "./name-parts.js";
import type { ParsedDocument } from "./openrpc-document.js";
import { completeDocument } from "./publish-document.js";

/** What each step finds keeps the next ones from being read: they would only stumble over it. */
const steps: readonly (readonly Rule[])[] = [
  [checkReferences],
  [checkPlaceholders, checkSchemas, checkMethods, checkErrors, checkLimits, checkAbsentMethods],
  [checkExamples],
];

/** For a document that a service is built on: what it must say besides. */
const strictSteps: typeof steps = steps.map((rules) =>
  rules.includes(checkMethods)
    ? [...rules, checkStrictMethods, checkStrictSchemas, checkErrorTables, checkForms]
    : rules,
);

/** Everything wrong with the document that would make generated code wrong; in a strict check, also what it leaves out. */
export function lintDocument(parsed: ParsedDocument, isStrict = true): Problem[] {
  const unreadable = checkMetaSchema(parsed);
  if (unreadable.length > 0) return unreadable;
  // A strict document names its parts itself.
  const document = isStrict ? completeDocument(parsed) : nameParts(parsed);
  for (const rules of isStrict ? strictSteps : steps) {
    const problems = rules.flatMap((rule) => rule(document));
    if (problems.length > 0) return problems;
  }
  return [];
}
