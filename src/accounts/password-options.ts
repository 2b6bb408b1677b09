import type { Database } from "../store/database.js";
import {
  existingAccountMail,
  resetLinkMs,
  resetMail,
  verificationLinkMs,
  verificationMail,
} from "./mail/account-mails.js";
import type { Mail } from "./mail/mail.js";
import type { LiveTokens } from "./protection/live-tokens.js";

export const minPasswordLength = 10;
export const maxPasswordLength = 128;

/** Where the accounts library's routes are mounted. */
export const authPath = "/api/auth";

export interface PasswordParts {
  readonly db: Database;
  readonly post: (mail: Mail) => Promise<void>;
  readonly tokens: LiveTokens;
}

/** The accounts library's options for passwords, and for the links that it sends by e-mail. */
export function passwordOptions(publicUrl: string, parts: PasswordParts) {
  return {
    emailAndPassword: emailAndPasswordOptions(publicUrl, parts),
    emailVerification: emailVerificationOptions(publicUrl, parts),
  };
}

interface Recipient {
  readonly user: { readonly id: string; readonly email: string };
  readonly token: string;
}

function emailAndPasswordOptions(publicUrl: string, { db, post, tokens }: PasswordParts) {
  return {
    enabled: true,
    requireEmailVerification: true,
    minPasswordLength,
    maxPasswordLength,
    revokeSessionsOnPasswordReset: true,
    resetPasswordTokenExpiresIn: resetLinkMs / 1_000,
    sendResetPassword: async ({ user, token }: Recipient) => {
      await tokens.issue({ userId: user.id, purpose: "reset-password", token, lifetimeMs: resetLinkMs });
      await post(resetMail(user.email, `${publicUrl}/reset-password?token=${token}`));
    },
    // The link was sent to this e-mail, so it belongs to the user.
    onPasswordReset: async ({ user }: { user: { id: string } }) => {
      await db.updateTable("user").set({ emailVerified: 1 }).where("id", "=", user.id).execute();
    },
    onExistingUserSignUp: ({ user }: { user: { email: string } }) => post(existingAccountMail(user.email, publicUrl)),
  };
}

function emailVerificationOptions(publicUrl: string, { post, tokens }: PasswordParts) {
  return {
    sendOnSignUp: true,
    autoSignInAfterVerification: false,
    expiresIn: verificationLinkMs / 1_000,
    sendVerificationEmail: async ({ user, token }: Recipient) => {
      await tokens.issue({ userId: user.id, purpose: "verify-email", token, lifetimeMs: verificationLinkMs });
      await post(verificationMail(user.email, `${publicUrl}${authPath}/verify-email?token=${token}`));
    },
  };
}
