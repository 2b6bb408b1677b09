import type { MethodName } from "../../../generated/methods.js";

/** A call as the gateway hands it to a node, before anything is adapted to that node's manners. */
export interface NodeCall {
  readonly method: MethodName;
  readonly params: readonly unknown[];
}
