/**
 * Bodies of `POST /api/auth/<path>`: log-in and log-out, passwords, two-factor authentication. All return 200 with `{}` (unless
 * noted) and set or clear the session cookie. None reveals whether an e-mail has an account: sign-up, reset and resend always
 * return 200. The verification mail links to `/login?verified=1` (or `/login?error=invalid_token`), the reset mail to
 * `/reset-password?token=…`.
 */
export interface AuthBodies {
  /** `invitation`: the token of an invitation's link. 403 `invalid_invitation` without a valid one, or `sign_up_closed`. */
  readonly "sign-up/email": {
    readonly name: string;
    readonly email: string;
    readonly password: string;
    readonly invitation?: string;
  };
  /** → SignInResult; 401 `invalid_email_or_password`, 403 `email_not_verified` (with the right password only). */
  readonly "sign-in/email": { readonly email: string; readonly password: string; readonly rememberMe?: boolean };
  readonly "sign-out": Record<string, never>;
  readonly "send-verification-email": { readonly email: string };
  readonly "request-password-reset": { readonly email: string };
  /** 400 `invalid_token` if the link has expired or was used. Revokes all sessions. */
  readonly "reset-password": { readonly token: string; readonly newPassword: string };
  /** 400 `invalid_password` if the current one is wrong. Revokes the other sessions. */
  readonly "change-password": { readonly currentPassword: string; readonly newPassword: string } & OptionalCode;
  /** Mails a link to the current e-mail, to `/confirm-email?token=…`. 400 `same_email`. */
  readonly "email-change/request": { readonly newEmail: string; readonly password: string } & OptionalCode;
  /** → EmailChangeResult; 400 `invalid_token` when the link has expired or was used. */
  readonly "email-change/confirm": { readonly token: string };
  /** Mails a link to `/allow-device?token=…` if the e-mail has an account; always 200, after a constant time. */
  readonly "device-link/request": { readonly email: string };
  /** Makes the browser a known device, which strangers' guesses don't keep out. 400 `invalid_token`, as above. */
  readonly "device-link/confirm": { readonly token: string };
  readonly "update-user": { readonly name: string };
  /** Deletes the account, its keys and its sessions permanently. 400 `invalid_password`. */
  readonly "delete-user": { readonly password: string } & OptionalCode;
  /** → TwoFactorSetup; takes effect after the first valid code sent to `two-factor/verify-totp`. */
  readonly "two-factor/enable": { readonly password: string };
  /** The code is always needed. 400 `invalid_password`, 401 `invalid_code` or `invalid_backup_code`. */
  readonly "two-factor/disable": { readonly password: string; readonly code: string };
  /** The second step of a log-in, or of the setup; each code works once. 401 `invalid_code`. */
  readonly "two-factor/verify-totp": { readonly code: string };
  /** A backup code instead of a TOTP code, at log-in. */
  readonly "two-factor/verify-backup-code": { readonly code: string };
  /** → BackupCodes. Previous codes no longer work. */
  readonly "two-factor/generate-backup-codes": { readonly password: string } & OptionalCode;
}

/**
 * A code of the authenticator app, or a backup code: needed if two-factor authentication is on, unless the log-in was completed
 * with one in the last five minutes (`Me.needsCode`). 400 `invalid_password`; 401 `code_required`, `invalid_code` or
 * `invalid_backup_code`.
 */
interface OptionalCode {
  readonly code?: string;
}

export interface SignInResult {
  /** The password is valid; a code is required. */
  readonly needsCode: boolean;
}

export interface EmailChangeResult {
  /**
   * False: the current e-mail has approved, and a link was sent to the new one. True: the change is complete, and all sessions
   * are revoked.
   */
  readonly isChanged: boolean;
}

export interface TwoFactorSetup extends BackupCodes {
  /** otpauth://…, for an authenticator app. */
  readonly totpUri: string;
}

export interface BackupCodes {
  readonly backupCodes: readonly string[];
}
