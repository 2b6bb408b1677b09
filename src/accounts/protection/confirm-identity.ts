import { APIError } from "better-auth/api";
import { type HookContext, textOf } from "./auth-hooks.js";
import type { SecondFactors } from "./second-factors.js";

/** The library's routes that verify the user, called internally. */
export interface ConfirmApi {
  verifyPassword(request: Confirmation<{ password: string }>): Promise<unknown>;
  verifyTOTP(request: Confirmation<{ code: string }>): Promise<unknown>;
  verifyBackupCode(request: Confirmation<{ code: string; disableSession: true }>): Promise<unknown>;
}

interface Confirmation<Body> {
  readonly headers: Headers;
  readonly body: Body;
}

/** A request of a logged-in user that takes the password, and a code if two-factor authentication is on. */
export type Confirmed = Pick<HookContext, "context" | "headers"> & { readonly body: unknown };

export interface ConfirmOptions {
  /** The body's member with the password. */
  readonly passwordField?: string;
  /** Whether a code is needed even after a recent one. */
  readonly isStrict?: boolean;
}

/** @throws APIError if the password or the code is wrong, or a code is missing */
export type ConfirmIdentity = (request: Confirmed, options?: ConfirmOptions) => Promise<void>;

/** `api` is set once the library is ready. */
export function createConfirmIdentity(
  secondFactors: Pick<SecondFactors, "isRecent">,
  api: () => ConfirmApi,
): ConfirmIdentity {
  return async ({ context, headers = new Headers(), body }, { passwordField = "password", isStrict = false } = {}) => {
    // Password first, so that a wrong password uses up no code.
    await api().verifyPassword({ headers, body: { password: textOf(body, passwordField) } });
    const { session } = context;
    if (session?.user["twoFactorEnabled"] !== true) return;
    const code = textOf(body, "code");
    if (/^\d{6}$/.test(code)) await api().verifyTOTP({ headers, body: { code } });
    else if (code !== "") await api().verifyBackupCode({ headers, body: { code, disableSession: true } });
    else if (isStrict || !(await secondFactors.isRecent(session.session.id))) throw codeRequired();
  };
}

function codeRequired(): APIError {
  const message = "Enter a code from your authenticator app, or a backup code";
  return new APIError("UNAUTHORIZED", { code: "CODE_REQUIRED", message });
}
