import { APIError, getSessionFromCtx } from "better-auth/api";
import { before, type HookContext, textOf } from "./auth-hooks.js";
import type { ConfirmIdentity, ConfirmOptions } from "./confirm-identity.js";
import { findChallenged } from "./find-challenged.js";

/** Longer than a code is valid (RFC 6238: 30 s, and the previous and next 30 s). */
const usedCodeMs = 180_000;

/** Accepts each code of an authenticator app once, and requires one where the library requires only the password. */
export function codeHooks(confirm: ConfirmIdentity) {
  const confirmed = (path: string, options?: ConfirmOptions) =>
    before(path, (hook) => confirmChange(hook, confirm, options));
  return [
    before("/two-factor/verify-totp", takeCodeOnce),
    // Otherwise a stolen session and password would suffice.
    confirmed("/change-password", { passwordField: "currentPassword" }),
    confirmed("/delete-user"),
    confirmed("/two-factor/disable", { isStrict: true }),
    confirmed("/two-factor/generate-backup-codes"),
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

async function confirmChange(hook: HookContext, confirm: ConfirmIdentity, options?: ConfirmOptions): Promise<void> {
  const session = await getSessionFromCtx(hook);
  // The library rejects requests without a log-in, and verifies the password where that is all.
  if (session?.user["twoFactorEnabled"] === true) await confirm(hook, options);
}
