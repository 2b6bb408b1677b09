import type { MethodName } from "../../../generated/methods.js";
import type { WorkedBlock } from "./header-knowledge.js";

/** What may be untrue about a result: its form, that it is what was asked for, or what it says of the chain. */
export type VerificationFailureKind = "schema" | "question" | "block" | "transaction" | "logs";

/** Something that a node said and that isn't true, with how it shows. */
export interface VerificationFailure {
  readonly kind: VerificationFailureKind;
  readonly problem: string;
}

/** A block that fits no header rules known here: changed, or of newer rules. */
export interface UncheckedBlock {
  readonly kind: "not checked";
  readonly problem: string;
  readonly block: WorkedBlock;
}

/** What a check found. */
export type Finding = VerificationFailure | UncheckedBlock;

/** A node's result of a call, parsed. */
export interface CallResult {
  readonly method: MethodName;
  readonly params: readonly unknown[];
  readonly result: unknown;
}
