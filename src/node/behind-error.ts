import { nodeUnavailable } from "./node-unavailable.js";

/** A node lacks data that a node at its head must have: it has lost blocks, or is on another branch. */
export class BehindError extends Error {
  /** What a caller gets to see when no other node knows more. */
  readonly unavailable = nodeUnavailable(this);

  constructor(message = "the node has not reached the head that callers know of", options?: ErrorOptions) {
    super(message, options);
    this.name = "BehindError";
  }
}
