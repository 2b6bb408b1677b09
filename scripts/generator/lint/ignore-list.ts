import { z } from "zod";
import { type Finding, ruleNames } from "../lint-document.js";

const entrySchema = z.strictObject({
  rule: z.enum(ruleNames as [string, ...string[]]),
  /** Of the place, or of one around it. */
  pointer: z.string().regex(/^(?:\/|$)/, "a JSON pointer"),
  reason: z.string().min(1),
});

/** What a list of findings to ignore says, each with its reason. */
export type IgnoreList = readonly z.infer<typeof entrySchema>[];

/** Reads a list. @throws ZodError, when it is none. */
export function readIgnoreList(text: string): IgnoreList {
  return z.array(entrySchema).parse(JSON.parse(text));
}

/** The findings that the list does not name, and a warning for each of its entries that names none. */
export function withoutIgnored(findings: readonly Finding[], list: IgnoreList): Finding[] {
  const isNamed = (finding: Finding, { rule, pointer }: IgnoreList[number]): boolean =>
    finding.rule === rule && (finding.pointer === pointer || finding.pointer.startsWith(`${pointer}/`));
  const kept = findings.filter((finding) => !list.some((entry) => isNamed(finding, entry)));
  const unused = list.filter((entry) => !findings.some((finding) => isNamed(finding, entry)));
  const message = "the list of what to ignore names this place, and there is nothing to ignore";
  return [...kept, ...unused.map(({ rule, pointer }) => ({ rule, severity: "warning" as const, pointer, message }))];
}
