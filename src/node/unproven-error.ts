import { BehindError } from "./behind-error.js";

/** A node did not respond to a whole batch, so that nothing shows that its result is of a chain with the block. */
export class UnprovenError extends BehindError {
  constructor(cause: unknown) {
    super("the node did not respond to the batch that would tie its result to a block", { cause });
    this.name = "UnprovenError";
  }
}
