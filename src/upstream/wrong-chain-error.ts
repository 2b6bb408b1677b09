/** The node responds, but for another chain than its network's: no use waiting for it to come up. */
export class WrongChainError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WrongChainError";
  }
}
