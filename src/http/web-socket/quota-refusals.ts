import type { Refusal } from "../../limits/quota.js";

/** Requests past the quota that get an error each, until the quota resets; a further one closes the connection. */
const maxQuotaRefusals = 1_000;

/** Counts the requests of a connection that its user's quota refuses. */
export class QuotaRefusals {
  #resetAt = "";
  #count = 0;

  /** False when there are too many. */
  add({ resetAt }: Pick<Refusal, "resetAt">): boolean {
    if (resetAt !== this.#resetAt) this.#count = 0;
    this.#resetAt = resetAt;
    return ++this.#count <= maxQuotaRefusals;
  }
}
