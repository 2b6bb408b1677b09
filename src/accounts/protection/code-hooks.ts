import { APIError, getSessionFromCtx } from "better-auth/api";
import { before, type HookContext, textOf } from "./auth-hooks.js";
import { findChallenged } from "./find-challenged.js";

/** The library's routes that confirm who asks, called from within the service. */
export interface ConfirmApi {
  verifyPassword(request: Confirmation<{ password: string }>): Promise<unknown>;
  verifyTOTP(request: Confirmation<{ code: string }>): Promise<unknown>;
  verifyBackupCode(request: Confirmation<{ code: string; disableSession: true }>): Promise<unknown>;
}

interface Confirmation<Body> {
  readonly headers: Headers;
  readonly body: Body;
}

/** Longer than a code is valid (RFC 6238: its own 30 s and those before and after), so that it is not forgotten before. */
const usedCodeMs = 180_000;

/** Takes each code of an authenticator app once, and asks for one where the library asks for the password only. `api` is there once the library is. */
export function codeHooks(api: () => ConfirmApi) {
  return [
    before("/two-factor/verify-totp", takeCodeOnce),
    // Else a stolen password would be enough, by way of new backup codes too.
    before("/two-factor/disable", (hook) => confirmChange(hook, api())),
    before("/two-factor/generate-backup-codes", (hook) => confirmChange(hook, api())),
  ];
}

/** RFC 6238, 5.2: a code must not be accepted twice. Of several requests at once with the same code, one gets further. */
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
  // The library itself refuses those who are not logged in, or have nothing to change.
  if (session?.user["twoFactorEnabled"] === true) await confirmIdentity(hook, api);
}

type Asked = Pick<HookContext, "context" | "headers"> & { readonly body: unknown };

/** Takes the password of whoever is logged in, and a code where their account asks for one. @throws APIError */
export async function confirmIdentity(
  { context, headers = new Headers(), body }: Asked,
  api: ConfirmApi,
): Promise<void> {
  // Password first: a code is not used up for a wrong one.
  await api.verifyPassword({ headers, body: { password: textOf(body, "password") } });
  if (context.session?.user["twoFactorEnabled"] !== true) return;
  const code = textOf(body, "code");
  if (/^\d{6}$/.test(code)) await api.verifyTOTP({ headers, body: { code } });
  else await api.verifyBackupCode({ headers, body: { code, disableSession: true } });
}
