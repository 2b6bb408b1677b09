/** Whether callers must change something (breaking), may use something new (additive), or only read something else (editorial). */
export type Impact = "breaking" | "additive" | "editorial";

/** What a change is of: the name that lists of what to ignore use. */
export const ruleNames = [
  "method",
  "param",
  "result",
  "result-case",
  "event",
  "part",
  "error",
  "limit",
  "text",
] as const;
export type RuleName = (typeof ruleNames)[number];

/** One difference between two documents, in a sentence about its subject. */
export interface Change {
  readonly rule: RuleName;
  readonly impact: Impact;
  /** "`eth_call`", "Error -32602": what the text is about. */
  readonly subject: string;
  readonly text: string;
}

/** A value in both documents. */
export interface Pair<Value> {
  readonly old: Value;
  readonly new: Value;
}

/** Makes the changes of one subject. */
export function changesOf(subject: string, rule: RuleName) {
  const of =
    (impact: Impact) =>
    (text: string): Change => ({ rule, impact, subject, text });
  return { breaking: of("breaking"), additive: of("additive"), editorial: of("editorial") };
}
