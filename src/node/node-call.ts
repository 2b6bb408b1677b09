import type { MethodName } from "../../generated/methods.js";
import type { BlockName } from "./head-feed.js";

/** A call as the gateway hands it to a node, before anything is adapted to that node's manners. */
export interface NodeCall {
  readonly method: MethodName;
  readonly params: readonly unknown[];
}

/** The block that a node's chain must have for its result to count. */
export interface BlockToHave extends BlockName {
  /** Whether a node that refuses the batch which would prove that is asked without proof: by one request after the other. */
  readonly isProofOptional: boolean;
}

/** A call to one node. */
export interface UpstreamCall extends NodeCall {
  readonly on?: BlockToHave | undefined;
}
