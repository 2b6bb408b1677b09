import { printSarif } from "../generator/lint/print-findings.js";
import type { Change } from "./change.js";
import { printChanges } from "./changelog.js";

/** What a comparison came to. */
export interface Result {
  readonly changes: readonly Change[];
  /** Versions of the documents. */
  readonly before: string;
  readonly after: string;
  /** The smallest step that the changes ask for. */
  readonly demanded: string;
  readonly isRight: boolean;
}

/** How a result can be printed, by name; `file` is the new document's. */
export const printers: Readonly<Record<string, (result: Result, file: string) => string>> = {
  markdown: ({ changes, before, after, demanded, isRight }) => {
    const verdict = isRight ? "that is enough" : "set a higher version in package.json";
    return `${printChanges(changes)}\nVersion ${before} to ${after}, smallest step for these changes: ${demanded}; ${verdict}\n`;
  },
  json: (result) => `${JSON.stringify(result, null, 2)}\n`,
  sarif: ({ changes, isRight }, file) => {
    const findings = changes.map(({ rule, impact, subject, text }) => ({
      rule,
      severity: impact === "breaking" && !isRight ? ("error" as const) : ("warning" as const),
      pointer: "",
      message: `${impact}: ${subject} ${text}`,
    }));
    return `${printSarif(findings, { file, text: "" })}\n`;
  },
};
