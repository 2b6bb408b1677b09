import { createAuthEndpoint } from "better-auth/api";
import type { HookContext } from "./auth-hooks.js";

type CookieReader = Pick<HookContext, "context" | "getSignedCookie">;

/** The user who has to enter a two-factor code in this browser, by the plug-in's cookie. */
export async function findChallenged({ context, getSignedCookie }: CookieReader) {
  const { name } = context.createAuthCookie("two_factor");
  const challenge = await getSignedCookie(name, context.secret);
  if (!challenge) return undefined;
  const row = await context.internalAdapter.findVerificationValue(challenge);
  if (!row || row.expiresAt < new Date()) return undefined;
  return (await context.internalAdapter.findUserById(row.value)) ?? undefined;
}

/** Internal only: not reachable by HTTP. */
export const readChallenged = createAuthEndpoint.serverOnly(
  { method: "GET", requireHeaders: true },
  async (endpoint): Promise<{ readonly email: string | undefined }> => ({
    email: (await findChallenged(endpoint))?.email,
  }),
);
