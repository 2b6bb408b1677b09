import type {
  AuthBodies,
  BackupCodes,
  EmailChangeAnswer,
  SignInAnswer,
  TwoFactorSetup,
} from "../../http/api/api-types.js";
import { request } from "./request.js";

interface AuthAnswers {
  readonly "sign-in/email": SignInAnswer;
  readonly "email-change/confirm": EmailChangeAnswer;
  readonly "two-factor/enable": TwoFactorSetup;
  readonly "two-factor/generate-backup-codes": BackupCodes;
}

type AuthAnswer<Path> = Path extends keyof AuthAnswers ? AuthAnswers[Path] : unknown;

/** Signing up, logging in and out, passwords, two-factor authentication. Throws ApiFailure. */
export function authCall<Path extends keyof AuthBodies>(path: Path, body: AuthBodies[Path]): Promise<AuthAnswer<Path>> {
  return request<AuthAnswer<Path>>(`/auth/${path}`, { verb: "POST", body });
}
