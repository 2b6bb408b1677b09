import { APIError } from "better-auth/api";

/** The error for a link that has expired, was used, or never existed. */
export function expiredLink(): APIError {
  return new APIError("BAD_REQUEST", { code: "INVALID_TOKEN", message: "This link has expired or was already used" });
}
