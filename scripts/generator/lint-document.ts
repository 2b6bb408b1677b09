import { checkAbsentMethods } from "./lint/absent-methods.js";
import { checkErrors } from "./lint/errors.js";
import { checkExamples } from "./lint/examples.js";
import { checkForms } from "./lint/forms.js";
import { checkLimits } from "./lint/limits.js";
import { checkMetaSchema } from "./lint/meta-schema.js";
import { checkMethods } from "./lint/methods.js";
import { checkPlaceholders } from "./lint/placeholders.js";
import type { Problem, Rule } from "./lint/problem.js";
import { checkReferences } from "./lint/references.js";
import { checkSchemas } from "./lint/schemas.js";
import type { ParsedDocument } from "./openrpc-document.js";
import { completeDocument } from "./publish-document.js";

/** What each step finds keeps the next ones from being read: they would only stumble over it. */
const steps: readonly (readonly Rule[])[] = [
  [checkMetaSchema],
  [checkReferences],
  [checkPlaceholders, checkSchemas, checkForms, checkMethods, checkErrors, checkLimits, checkAbsentMethods],
  [checkExamples],
];

/** Everything wrong with the document that would make generated code wrong, or leave a reader without an answer. */
export function lintDocument(parsed: ParsedDocument): Problem[] {
  const document = completeDocument(parsed);
  for (const rules of steps) {
    const problems = rules.flatMap((rule) => rule(document));
    if (problems.length > 0) return problems;
  }
  return [];
}
