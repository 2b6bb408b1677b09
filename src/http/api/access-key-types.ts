import type { AccessKey } from "../../accounts/access-keys.js";
import type { AccessScope } from "../../accounts/access-scopes.js";

export type { AccessKey, AccessScope };

/** `GET /api/access-keys`; `DELETE /api/access-keys/:id`: 204. */
export interface AccessKeyList {
  readonly accessKeys: readonly AccessKey[];
  readonly limit: number;
  /** What keys may be for, with a sentence on each. */
  readonly scopes: readonly { readonly name: AccessScope; readonly summary: string }[];
}

/** `POST /api/confirm-code`: 204. Changes of the account, and by operators, take no code then for five minutes. 401 `invalid_code`. */
export interface ConfirmCode {
  /** Of the authenticator app, or a backup code. */
  readonly code: string;
}

/**
 * `POST /api/access-keys` → 201 CreatedAccessKey; 409 `key_limit`; 403 `code_required` with two-factor authentication and no code in
 * the last five minutes.
 */
export interface CreateAccessKey {
  readonly name: string;
  readonly scopes: readonly AccessScope[];
  readonly expiresAt: string | null;
  readonly code?: string | undefined;
}

export interface CreatedAccessKey extends AccessKey {
  /** Shown this once. */
  readonly text: string;
}
