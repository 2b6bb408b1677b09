import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { Finding } from "../lint-document.js";

/** A finding with the line of the file that it is about, from 1; 0 where the text is not at hand. */
export interface PlacedFinding extends Finding {
  readonly line: number;
}

/** Adds lines: of what the pointer leads to, or of what is nearest around it. */
export function placeFindings(findings: readonly Finding[], text: string): PlacedFinding[] {
  const root = parseTree(text);
  return findings.map((finding) => ({ ...finding, line: root ? lineOf(root, text, finding.pointer) : 0 }));
}

/** One finding a line, as `12  error    /methods/0/name: … (methods)`. */
export function printFindings(findings: readonly Finding[], text: string): string {
  const lines = placeFindings(findings, text).map(
    ({ line, severity, pointer, message, rule }) =>
      `${String(line).padStart(5)}  ${severity.padEnd(7)}  ${pointer}: ${message} (${rule})`,
  );
  return lines.join("\n");
}

/** The findings in the Static Analysis Results Interchange Format, SARIF 2.1.0, for code hosts. */
export function printSarif(
  findings: readonly Finding[],
  { file, text }: { readonly file: string; readonly text: string },
): string {
  const results = placeFindings(findings, text).map(({ rule, severity, pointer, message, line }) => ({
    ruleId: rule,
    level: severity,
    message: { text: pointer === "" ? message : `${pointer}: ${message}` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: file }, ...(line > 0 && { region: { startLine: line } }) },
        ...(pointer !== "" && { logicalLocations: [{ fullyQualifiedName: pointer }] }),
      },
    ],
  }));
  const rules = [...new Set(findings.map(({ rule }) => rule))].map((id) => ({ id }));
  const driver = { name: "rootgate lint", rules };
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, results }],
  };
  return JSON.stringify(log, null, 2);
}

function lineOf(root: Node, text: string, pointer: string): number {
  const steps = pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  for (let length = steps.length; length >= 0; length--) {
    const node = findNodeAtLocation(root, steps.slice(0, length));
    // Of a member: the line of its name.
    if (node) return text.slice(0, (node.parent?.type === "property" ? node.parent : node).offset).split("\n").length;
  }
  return 1;
}
