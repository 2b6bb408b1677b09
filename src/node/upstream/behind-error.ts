import { nodeUnavailable } from "./node-unavailable.js";

/** A node does not have what one at its head must have: it is behind what it told, or on another branch. */
export class BehindError extends Error {
  /** What a caller gets to see when no other node knows more. */
  readonly unavailable = nodeUnavailable(this);

  constructor(message = "the node has not reached the head that callers know of", options?: ErrorOptions) {
    super(message, options);
    this.name = "BehindError";
  }
}
