import type { ClientModel } from "../model/client-model.js";
import { alignColumns } from "./align-columns.js";

/** facts.go: what the document says, as far as sending calls depends on it. */
export function printFacts({ facts }: ClientModel, maxResponseBytes: number): string {
  const names = Object.entries(facts.errorNames).map(([code, name]) => `\tcase ${code}:\n\t\treturn "${name}"\n`);
  const codeOf = (name: string) => Object.entries(facts.errorNames).find((entry) => entry[1] === name)?.[0];
  const byName = Object.entries(facts.byName);
  const rows = byName.map(([method, params]) => [
    `${JSON.stringify(method)}:`,
    `{${params.map((one) => JSON.stringify(one)).join(", ")}},`,
  ]);
  const named = rows.length === 0 ? [] : ["\n", alignColumns(rows, "\t")];
  const rules = Object.entries(facts.retry).map(
    ([name, rule]) => `\tcase ${codeOf(name)}:\n\t\treturn ${rule === "always" ? "retryAlways" : "retryIdempotent"}\n`,
  );
  return `const (
\tdefaultTimeout = ${facts.timeoutMs} * time.Millisecond

\tmaxBatchLength = ${facts.maxBatchLength}

\tmaxBodyBytes = ${facts.maxBodyBytes}

\t// Besides the service's own limit, this holds whatever a proxy sends in its place.
\tmaxResponseBytes = ${maxResponseBytes}
)

// notIdempotent are methods that must not be sent twice.
var notIdempotent = []string{${facts.notIdempotent.length > 0 ? "\n" : ""}${facts.notIdempotent.map((name) => `\t${JSON.stringify(name)},\n`).join("")}}

// paramNames are those of methods that take their params as an object only.
var paramNames = map[string][]string{${named.join("")}}

// nameOfError returns the name of an error's code.
func nameOfError(code int) string {
\tswitch code {
${names.join("")}\tdefault:
\t\treturn "UnknownError"
\t}
}

// retryRuleOfCode says for which methods a call that failed with an error may be sent again.
func retryRuleOfCode(code int) retryRule {
\tswitch code {
${rules.join("")}\tdefault:
\t\treturn retryNever
\t}
}
`;
}
