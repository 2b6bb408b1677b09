/** What a quantity of a result stands for. */
export type ValueKind = "number" | "time";

/** What a method's page knows about it, from the document: the build writes it into the page, the sandbox reads it there. */
export interface MethodFacts {
  readonly method: string;
  /** The document's examples; there is at least one. */
  readonly examples: readonly { readonly name: string; readonly params: readonly unknown[] }[];
  /** What each param means, and each member of those that are objects, by its path: `filter`, `filter.address`. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** The names that may stand in the place of a block's number. */
  readonly blockTags: readonly string[];
  /** The quantities in the result, by their member's name; "" is the result itself. */
  readonly quantities: Readonly<Record<string, ValueKind>>;
}
