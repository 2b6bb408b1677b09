import type { BetterAuthPlugin } from "better-auth/types";
import { after, before, textOf } from "./auth-hooks.js";
import { type ConfirmApi, codeHooks } from "./code-hooks.js";
import { type EmailChange } from "./email-change.js";
import { emailEndpoints } from "./email-endpoints.js";
import { expiredLink } from "./expired-link.js";
import { readChallenged } from "./find-challenged.js";
import { createProtectionSteps, type ProtectionParts } from "./protection-steps.js";

export interface PluginParts extends ProtectionParts {
  readonly emailChange: EmailChange;
}

/** Ends what could still get somebody into an account, and tells its owner: the accounts library's last plug-in, so that it sees what the others decided. */
export function accountProtection(parts: PluginParts, api: () => ConfirmApi) {
  const { tokens } = parts;
  const steps = createProtectionSteps(parts);
  const userOfReset = new WeakMap<object, string>();
  return {
    id: "rootgate-protection",
    endpoints: { readChallenged, ...emailEndpoints(parts.emailChange, api) },
    hooks: {
      before: [
        before("/reset-password", async ({ body, context }) => {
          const userId = await tokens.redeem("reset-password", textOf(body, "token"));
          if (userId === undefined) throw expiredLink();
          userOfReset.set(context, userId);
        }),
        // Not used up: mail servers may follow a link before its reader does.
        before("/verify-email", async ({ query }) => {
          if (!(await tokens.isLive("verify-email", textOf(query, "token")))) throw expiredLink();
        }),
        ...codeHooks(api),
      ],
      after: [
        after("/sign-in/email", (hook) => steps.noticeLogIn(hook)),
        after("/two-factor/verify-totp", async (hook) => {
          const { session } = hook.context;
          if (!session) await steps.noticeLogIn(hook);
          // With a session whose user had none, the code was the last step of turning it on.
          else if (session.user["twoFactorEnabled"] === false) await steps.endOthers(hook, "two_factor_on");
        }),
        after("/two-factor/verify-backup-code", async (hook) => {
          if (hook.context.session) return;
          await steps.record(hook, "backup_code_used");
          await steps.noticeLogIn(hook);
        }),
        after("/two-factor/generate-backup-codes", (hook) => steps.record(hook, "backup_codes_renewed")),
        after("/two-factor/disable", async (hook) => {
          if (hook.context.session?.user["twoFactorEnabled"] === true) await steps.endOthers(hook, "two_factor_off");
        }),
        after("/change-password", (hook) => steps.endOthers(hook, "password_changed")),
        after("/reset-password", async (hook) => {
          const userId = userOfReset.get(hook.context);
          if (userId !== undefined) await steps.afterReset(hook, userId);
        }),
      ],
    },
  } satisfies BetterAuthPlugin;
}
