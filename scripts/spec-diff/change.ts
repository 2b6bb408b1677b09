/** Whether callers must change something (breaking), may use something new (additive), or only read something else (editorial). */
export type Impact = "breaking" | "additive" | "editorial";

/** One difference between two documents, in a sentence about its subject. */
export interface Change {
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
export function changesOf(subject: string) {
  const of =
    (impact: Impact) =>
    (text: string): Change => ({ impact, subject, text });
  return { breaking: of("breaking"), additive: of("additive"), editorial: of("editorial") };
}
