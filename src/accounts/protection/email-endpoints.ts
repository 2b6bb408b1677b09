import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from "better-auth/api";
import { z } from "zod";
import type { ConfirmIdentity } from "./confirm-identity.js";
import type { EmailChange } from "./email-change.js";
import { expiredLink } from "./expired-link.js";
import { sourceOf } from "./request-source.js";

const requestBody = z.object({ newEmail: z.email(), password: z.string(), code: z.string().optional() });

/** Replaces the library's change of e-mail, which requires no password and logs in whoever follows the link. */
export function emailEndpoints(emailChange: EmailChange, confirm: ConfirmIdentity) {
  return {
    requestEmailChange: createAuthEndpoint(
      "/email-change/request",
      { method: "POST", body: requestBody, use: [sensitiveSessionMiddleware] },
      async (endpoint) => {
        const { user } = endpoint.context.session;
        const { newEmail } = endpoint.body;
        await confirm(endpoint);
        if (newEmail.toLowerCase() === user.email) {
          const message = "This is already the e-mail of your account";
          throw new APIError("BAD_REQUEST", { code: "SAME_EMAIL", message });
        }
        await emailChange.request(user, newEmail);
        return endpoint.json({});
      },
    ),
    followEmailLink: createAuthEndpoint(
      "/email-change/confirm",
      { method: "POST", body: z.object({ token: z.string() }) },
      async (endpoint) => {
        const outcome = await emailChange.follow(endpoint.body.token, sourceOf(endpoint.headers));
        if (outcome === undefined) throw expiredLink();
        return endpoint.json({ isChanged: outcome === "changed" });
      },
    ),
  };
}
