import { readDocument } from "./front-end/read-document.js";
import { checkAbsentMethods } from "./lint/absent-methods.js";
import { checkErrors, checkErrorTables } from "./lint/errors.js";
import { checkExamples } from "./lint/examples.js";
import { checkForms } from "./lint/forms.js";
import { checkLimitTexts } from "./lint/limit-texts.js";
import { checkLimits } from "./lint/limits.js";
import { checkMetaSchema } from "./lint/meta-schema.js";
import { checkMethods } from "./lint/methods.js";
import { checkNames } from "./lint/names-in-texts.js";
import type { Problem, Rule } from "./lint/problem.js";
import { checkReferences, findCycles } from "./lint/references.js";
import { checkSchemas, checkStrictSchemas } from "./lint/schemas.js";
import { checkStrictMethods } from "./lint/strict-methods.js";
import type { OpenRpcDocument, ParsedDocument } from "./openrpc-document.js";
import { completeDocument } from "./publish-document.js";

/** What is wrong with a document, or worth to know about it. */
export interface Finding extends Problem {
  /** The name of the rule that found it. */
  readonly rule: string;
  /** After an error nothing is generated. */
  readonly severity: "error" | "warning";
}

/** The rules for a document that a service is built on, by name. Later ones may need what earlier ones check. */
const rules: Readonly<Record<string, Rule>> = {
  references: checkReferences,
  schemas: checkSchemas,
  methods: checkMethods,
  errors: checkErrors,
  limits: checkLimits,
  "limit-texts": checkLimitTexts,
  "names-in-texts": checkNames,
  "absent-methods": checkAbsentMethods,
  "method-texts": checkStrictMethods,
  "schema-texts": checkStrictSchemas,
  "error-tables": checkErrorTables,
  forms: checkForms,
  examples: checkExamples,
};

/** The names of all rules; `open-rpc`, `names` and `carried-over` are of every document. */
export const ruleNames: readonly string[] = ["open-rpc", "names", "carried-over", ...Object.keys(rules)];

/** Everything that is to say about the document; in a strict check, also what a service's document leaves out. */
export function lintDocument(parsed: ParsedDocument, isStrict = true): Finding[] {
  const unreadable = checkMetaSchema(parsed);
  if (unreadable.length > 0) return named("open-rpc", unreadable);
  return isStrict ? lintStrictly(completeDocument(parsed)) : lintAny(parsed);
}

function lintAny(parsed: ParsedDocument): Finding[] {
  const { document, notes } = readDocument(parsed);
  return [
    ...named("names", [...notes.problems, ...findCycles(document.components.schemas)]),
    ...named("carried-over", notes.warnings, "warning"),
  ];
}

function lintStrictly(document: OpenRpcDocument): Finding[] {
  const findings: Finding[] = [];
  for (const [rule, check] of Object.entries(rules)) {
    try {
      findings.push(...named(rule, check(document)));
    } catch (error) {
      // A rule stumbles over what an earlier one has found.
      if (findings.length === 0) throw error;
    }
  }
  return findings;
}

function named(rule: string, problems: readonly Problem[], severity: Finding["severity"] = "error"): Finding[] {
  return problems.map(({ pointer, message }) => ({ rule, severity, pointer, message }));
}
