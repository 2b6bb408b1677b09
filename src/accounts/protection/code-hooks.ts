import { APIError, getSessionFromCtx } from "better-auth/api";
import { before, type HookContext, textOf } from "./auth-hooks.js";
import { findChallenged } from "./find-challenged.js";

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

/** Longer than a code is valid (RFC 6238: 30 s, and the previous and next 30 s). */
const usedCodeMs = 180_000;

/**
 * Accepts each code of an authenticator app once, and requires one where the library requires only the password. `api` is set
 * once the library is ready.
 */
export function codeHooks(api: () => ConfirmApi) {
  return [
    before("/two-factor/verify-totp", takeCodeOnce),
    // Otherwise a stolen password would suffice, by creating new backup codes.
    before("/two-factor/disable", (hook) => confirmChange(hook, api())),
    before("/two-factor/generate-backup-codes", (hook) => confirmChange(hook, api())),
  ];
}

/** RFC 6238, 5.2: a code must not be accepted twice. Of concurrent requests with the same code, one continues. */
async function takeCodeOnce(hook: HookContext): Promise<void> {
  const session = await getSessionFromCtx(hook);
  const userId = session?.user.id ?? (await findChallenged(hook))?.id;
  if (userId === undefined) return;
  const isFirstUse = await hook.context.internalAdapter.reserveVerificationValue({
    identifier: `totp:${userId}:${textOf(hook.body, "code")}`,
    value: "used",
    expiresAt: new Date(Date.now() + usedCodeMs),
  });
  if (isFirstUse) return;
  const message = "Invalid code. A code works once: wait for the next one";
  throw new APIError("UNAUTHORIZED", { code: "INVALID_CODE", message });
}

async function confirmChange(hook: HookContext, api: ConfirmApi): Promise<void> {
  const session = await getSessionFromCtx(hook);
  // The library rejects requests without a log-in, or without two-factor authentication to change.
  if (session?.user["twoFactorEnabled"] === true) await confirmIdentity(hook, api);
}

type Asked = Pick<HookContext, "context" | "headers"> & { readonly body: unknown };

/** Verifies the password of the logged-in user, and a code if two-factor authentication is on. @throws APIError */
export async function confirmIdentity(
  { context, headers = new Headers(), body }: Asked,
  api: ConfirmApi,
): Promise<void> {
  // Password first, so that a wrong password uses up no code.
  await api.verifyPassword({ headers, body: { password: textOf(body, "password") } });
  if (context.session?.user["twoFactorEnabled"] !== true) return;
  const code = textOf(body, "code");
  if (/^\d{6}$/.test(code)) await api.verifyTOTP({ headers, body: { code } });
  else await api.verifyBackupCode({ headers, body: { code, disableSession: true } });
}
