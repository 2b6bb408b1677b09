import type {
  AuthBodies,
  BackupCodes,
  EmailChangeResult,
  SignInResult,
  TwoFactorSetup,
} from "../../http/api/api-types.js";
import { request } from "./request.js";

interface AuthResults {
  readonly "sign-in/email": SignInResult;
  readonly "email-change/confirm": EmailChangeResult;
  readonly "two-factor/enable": TwoFactorSetup;
  readonly "two-factor/generate-backup-codes": BackupCodes;
}

type AuthResult<Path> = Path extends keyof AuthResults ? AuthResults[Path] : unknown;

/** Signing up, logging in and out, passwords, two-factor authentication. Throws ApiFailure. */
export function authCall<Path extends keyof AuthBodies>(path: Path, body: AuthBodies[Path]): Promise<AuthResult<Path>> {
  return request<AuthResult<Path>>(`/auth/${path}`, { verb: "POST", body });
}
