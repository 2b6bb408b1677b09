import type { Invitations } from "../../accounts/invitations.js";
import { ApiError } from "./api-error.js";
import type { ServiceFacts } from "./api-types.js";

export interface SignUpParts {
  /** Who may sign up. */
  readonly signUp: ServiceFacts["signUp"];
  readonly invitations: Pick<Invitations, "isValid" | "use">;
}

/** Signs up whoever may, and uses their invitation up. @throws ApiError if the service or a missing invitation forbids it */
export async function withInvitation<Result>(
  { signUp, invitations }: SignUpParts,
  { email, invitation }: { readonly email: string; readonly invitation: string },
  work: () => Promise<Result>,
): Promise<Result> {
  if (signUp === "open") return work();
  if (signUp === "closed") throw new ApiError("sign_up_closed", "Sign-up is closed", { status: 403 });
  if (!(await invitations.isValid(email, invitation))) {
    const message = "Sign-up takes a valid invitation for this e-mail. Yours may have expired or was already used";
    throw new ApiError("invalid_invitation", message, { status: 403 });
  }
  // The e-mail is unique, so concurrent uses of one invitation create one account.
  const result = await work();
  await invitations.use(email);
  return result;
}
