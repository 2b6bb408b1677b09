import { APIError } from "better-auth/api";

/** What follows a mail's link that doesn't work any longer, or never did. */
export function expiredLink(): APIError {
  return new APIError("BAD_REQUEST", { code: "INVALID_TOKEN", message: "This link has expired or was already used" });
}
