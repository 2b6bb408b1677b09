import type { MethodName } from "../../../generated/methods.js";
import type { BlockName } from "../heads/head-feed.js";

/** A call as the gateway hands it to a node, before anything is adapted to that node's manners. */
export interface NodeCall {
  readonly method: MethodName;
  readonly params: readonly unknown[];
}

/** A call to one node. `on`: the block that its chain must have for the result to count. */
export interface UpstreamCall extends NodeCall {
  readonly on?: BlockName | undefined;
}
