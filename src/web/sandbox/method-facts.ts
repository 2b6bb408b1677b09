import type { Transport } from "../request-code/socket-code.js";

/** What a quantity of a result stands for. */
export type ValueKind = "number" | "time";

/** What a method's page knows about it, from the document: the build writes it into the page, the sandbox reads it there. */
export interface MethodFacts {
  readonly method: string;
  readonly transport: Transport;
  /** The document's examples; there is at least one. */
  readonly examples: readonly { readonly name: string; readonly params: readonly unknown[] }[];
  /** Descriptions of params and of their members, by path: `filter`, `filter.address`. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** The values of params that have only a few, by the param's path. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** The method's block tags. */
  readonly blockTags: readonly string[];
  /** The quantities in the result, or in events, by their member's name; "" is the result itself. */
  readonly quantities: Readonly<Record<string, ValueKind>>;
}
