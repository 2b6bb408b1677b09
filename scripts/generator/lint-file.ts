import { readFile } from "node:fs/promises";
import { lintDocument } from "./lint-document.js";
import { readIgnoreList, withoutIgnored } from "./lint/ignore-list.js";
import { type PlacedFinding, placeFindings, printFindings, printSarif } from "./lint/print-findings.js";
import { parseDocument } from "./open-rpc-tools.js";

/** How a document is checked. */
export interface LintOptions {
  /** Also for what this service asks of its own document. */
  readonly isStrict: boolean;
  /** text, json or sarif. */
  readonly format: string;
  /** A file with a list of findings to ignore. */
  readonly ignore?: string | undefined;
}

/** What is wrong with a document. */
export interface LintResult {
  readonly findings: readonly PlacedFinding[];
  readonly text: string;
  /** Whether there is no error among the findings. */
  readonly isRight: boolean;
}

/** Checks the document in a file, or at a URL. */
export async function lintFile(file: string, { isStrict, format, ignore }: LintOptions): Promise<LintResult> {
  const text = await readFile(file, "utf8").catch(() => "");
  const all = lintDocument(await parseDocument(file), isStrict);
  const findings = withoutIgnored(all, ignore === undefined ? [] : readIgnoreList(await readFile(ignore, "utf8")));
  const placed = placeFindings(findings, text);
  const print = {
    text: () => (findings.length === 0 ? `${file}: nothing to say` : printFindings(findings, text)),
    json: () => JSON.stringify(placed, null, 2),
    sarif: () => printSarif(findings, { file, text }),
  }[format];
  if (!print) throw new Error("--format must be text, json or sarif");
  return { findings: placed, text: print(), isRight: findings.every(({ severity }) => severity !== "error") };
}
