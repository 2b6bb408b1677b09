import { APIError } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import type { Database } from "../../store/database.js";
import { after, before, type HookContext } from "./auth-hooks.js";
import type { LiveTokens } from "./live-tokens.js";

export interface ProtectionParts {
  readonly db: Database;
  readonly tokens: LiveTokens;
}

/** What the accounts library leaves to its user to forbid, as its last plug-in: so it sees what the others decided. */
export function accountProtection({ db, tokens }: ProtectionParts) {
  const endOthers = async ({ context: { session, newSession } }: HookContext): Promise<void> => {
    const current = newSession?.session ?? session?.session;
    if (!current) return;
    await tokens.endAll(current.userId);
    await db.deleteFrom("session").where("userId", "=", current.userId).where("id", "!=", current.id).execute();
  };
  return {
    id: "rootgate-protection",
    hooks: {
      before: [
        before("/reset-password", async ({ body }) => {
          if (!(await tokens.redeem("reset-password", textOf(body, "token")))) throw invalidToken();
        }),
        // Not used up: mail servers may follow a link before its reader does.
        before("/verify-email", async ({ query }) => {
          if (!(await tokens.isLive("verify-email", textOf(query, "token")))) throw invalidToken();
        }),
      ],
      after: [
        after("/change-password", endOthers),
        after("/two-factor/disable", endOthers),
        after("/two-factor/verify-totp", async (context) => {
          // With a session whose user had none, the code was the last step of turning it on.
          if (context.context.session?.user["twoFactorEnabled"] === false) await endOthers(context);
        }),
      ],
    },
  } satisfies BetterAuthPlugin;
}

function textOf(fields: unknown, name: string): string {
  const value = (fields as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === "string" ? value : "";
}

function invalidToken(): APIError {
  return new APIError("BAD_REQUEST", { code: "INVALID_TOKEN", message: "This link has expired or was already used" });
}
