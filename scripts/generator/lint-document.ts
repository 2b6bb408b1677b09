import { readDocument } from "./front-end/read-document.js";
import { checkAbsentMethods } from "./lint/absent-methods.js";
import { checkErrors, checkErrorTables } from "./lint/errors.js";
import { checkExamples } from "./lint/examples.js";
import { checkForms } from "./lint/forms.js";
import { checkLimits } from "./lint/limits.js";
import { checkMetaSchema } from "./lint/meta-schema.js";
import { checkMethods } from "./lint/methods.js";
import { checkPlaceholders } from "./lint/placeholders.js";
import type { Problem, Rule } from "./lint/problem.js";
import { checkReferences, findCycles } from "./lint/references.js";
import { checkSchemas, checkStrictSchemas } from "./lint/schemas.js";
import { checkStrictMethods } from "./lint/strict-methods.js";
import type { ParsedDocument } from "./openrpc-document.js";
import { completeDocument } from "./publish-document.js";

/** What each step finds keeps the next ones from being read: they would only stumble over it. */
const strictSteps: readonly (readonly Rule[])[] = [
  [checkReferences],
  [
    ...[checkPlaceholders, checkSchemas, checkMethods, checkErrors, checkLimits, checkAbsentMethods],
    ...[checkStrictMethods, checkStrictSchemas, checkErrorTables, checkForms],
  ],
  [checkExamples],
];

/** Everything wrong with the document that would make generated code wrong; in a strict check, also what a service's document leaves out. */
export function lintDocument(parsed: ParsedDocument, isStrict = true): readonly Problem[] {
  const unreadable = checkMetaSchema(parsed);
  if (unreadable.length > 0) return unreadable;
  if (!isStrict) {
    const { document, notes } = readDocument(parsed);
    return [...notes.problems, ...findCycles(document.components.schemas)];
  }
  const document = completeDocument(parsed);
  for (const rules of strictSteps) {
    const problems = rules.flatMap((rule) => rule(document));
    if (problems.length > 0) return problems;
  }
  return [];
}
