import type { BetterAuthPlugin } from "better-auth/types";
import { resignToken } from "../auth-secrets.js";
import { after, before, textOf } from "./auth-hooks.js";
import { codeHooks } from "./code-hooks.js";
import { type ConfirmApi, createConfirmIdentity } from "./confirm-identity.js";
import { deviceEndpoints } from "./device-endpoints.js";
import type { DeviceLinks } from "./device-links.js";
import { type EmailChange } from "./email-change.js";
import { emailEndpoints } from "./email-endpoints.js";
import { expiredLink } from "./expired-link.js";
import { readChallenged } from "./find-challenged.js";
import { createProtectionSteps, type ProtectionParts, type ProtectionSteps } from "./protection-steps.js";

export interface PluginParts extends ProtectionParts {
  readonly emailChange: EmailChange;
  readonly deviceLinks: DeviceLinks;
}

/**
 * Revokes other access after a security event and notifies the owner. It is the last plug-in of the accounts library, so it sees
 * the outcome of the others.
 */
export function accountProtection(parts: PluginParts, api: () => ConfirmApi) {
  const steps = createProtectionSteps(parts);
  const links = linkHooks(parts, steps);
  const confirm = createConfirmIdentity(parts.secondFactors, api);
  return {
    id: "rootgate-protection",
    endpoints: {
      readChallenged,
      ...emailEndpoints(parts.emailChange, confirm),
      ...deviceEndpoints(parts.deviceLinks, steps),
    },
    hooks: {
      before: [...links.before, ...codeHooks(confirm)],
      after: [
        after("/sign-in/email", (hook) => steps.noticeLogIn(hook)),
        ...twoFactorHooks(steps),
        after("/change-password", (hook) => steps.endOthers(hook, "password_changed")),
        ...links.after,
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** Links in mails work once, and no longer after a newer event. */
function linkHooks({ tokens }: PluginParts, steps: ProtectionSteps) {
  const userOfReset = new WeakMap<object, string>();
  return {
    before: [
      before("/reset-password", async ({ body, context }) => {
        const userId = await tokens.redeem("reset-password", textOf(body, "token"));
        if (userId === undefined) throw expiredLink();
        userOfReset.set(context, userId);
      }),
      // Not used up by this: mail servers may open a link before its reader does.
      before("/verify-email", async ({ query, context }) => {
        const token = textOf(query, "token");
        if (!(await tokens.isLive("verify-email", token))) throw expiredLink();
        // This service made it, if with an earlier master secret.
        return { context: { query: { token: resignToken(token, context.secret) } } };
      }),
    ],
    after: [
      after("/reset-password", async (hook) => {
        const userId = userOfReset.get(hook.context);
        if (userId !== undefined) await steps.afterReset(hook, userId);
      }),
    ],
  };
}

function twoFactorHooks(steps: ProtectionSteps) {
  return [
    after("/two-factor/verify-totp", async (hook) => {
      const { session } = hook.context;
      if (!session) return steps.noticeLogIn(hook, "with-code");
      // With a session whose user had none, this code completed the setup.
      if (session.user["twoFactorEnabled"] === false) await steps.endOthers(hook, "two_factor_on");
    }),
    after("/two-factor/verify-backup-code", async (hook) => {
      if (hook.context.session) return;
      await steps.record(hook, "backup_code_used");
      await steps.noticeLogIn(hook, "with-code");
    }),
    after("/two-factor/generate-backup-codes", (hook) => steps.record(hook, "backup_codes_renewed")),
    after("/two-factor/disable", async (hook) => {
      if (hook.context.session?.user["twoFactorEnabled"] === true) await steps.endOthers(hook, "two_factor_off");
    }),
  ];
}
