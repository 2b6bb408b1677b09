import type { Database } from "../../store/database.js";
import type { Log } from "../../telemetry/log.js";
import type { HookContext } from "./auth-hooks.js";
import { deviceLifetimeMs, type KnownDevices } from "./known-devices.js";
import type { LiveTokens } from "./live-tokens.js";
import { sourceOf } from "./request-source.js";
import type { SecurityEventKind } from "./security-event.js";
import type { NewSecurityEvent, SecurityLog } from "./security-log.js";

export interface ProtectionParts {
  readonly db: Database;
  readonly tokens: LiveTokens;
  readonly devices: KnownDevices;
  readonly securityLog: SecurityLog;
  readonly log: Pick<Log, "error">;
}

/** What follows when somebody has logged in, or has changed how one logs in. */
export interface ProtectionSteps {
  /** Writes down what the user has done, and mails it. */
  record(hook: HookContext, kind: SecurityEventKind): Promise<void>;
  /** Of a log-in that is complete: remembers the device, and tells the owner of one that is new. */
  noticeLogIn(hook: HookContext): Promise<void>;
  /** After a change by the user of this session: ends all other ways in. */
  endOthers(hook: HookContext, kind: SecurityEventKind): Promise<void>;
  /** After a reset by a mail's link, which has ended all sessions: whoever reads the owner's mails is on a device of theirs. */
  afterReset(hook: HookContext, userId: string): Promise<void>;
}

/** Below the accounts library's prefix. */
export const deviceCookieName = "device";

/** So old, an account's first log-in is no news to whoever has just signed up. */
const newAccountMs = 86_400_000;

export function createProtectionSteps({ db, tokens, devices, securityLog, log }: ProtectionParts): ProtectionSteps {
  // What has happened stays done, though it could not be written down.
  const record = (hook: HookContext, event: Omit<NewSecurityEvent, "source">): Promise<void> =>
    securityLog
      .record({ ...event, source: sourceOf(hook.headers) })
      .catch((error: unknown) => log.error({ err: error, kind: event.kind }, "a security event could not be recorded"));

  const recognise = async (hook: HookContext, userId: string) => {
    const { name, attributes } = deviceCookie(hook);
    const { cookie, ...found } = await devices.recognise(userId, readDeviceCookie(hook));
    hook.setCookie(name, cookie, attributes);
    return found;
  };

  return {
    async record(hook, kind) {
      const userId = hook.context.session?.user.id ?? hook.context.newSession?.user.id;
      if (userId !== undefined) await record(hook, { userId, kind });
    },

    async noticeLogIn(hook) {
      const user = hook.context.newSession?.user;
      if (!user) return;
      const { isNew, isFirst } = await recognise(hook, user.id);
      const isSilent = isFirst && Date.now() - user.createdAt.getTime() < newAccountMs;
      if (isNew) await record(hook, { userId: user.id, kind: "new_device", isSilent });
    },

    async endOthers(hook, kind) {
      const { session, newSession } = hook.context;
      const current = newSession?.session ?? session?.session;
      if (!current) return;
      const { id, userId } = current;
      await tokens.endAll(userId);
      await db.deleteFrom("session").where("userId", "=", userId).where("id", "!=", id).execute();
      await devices.forgetOthers(userId, readDeviceCookie(hook));
      await record(hook, { userId, kind });
    },

    async afterReset(hook, userId) {
      await tokens.endAll(userId);
      await devices.forgetOthers(userId, undefined);
      await recognise(hook, userId);
      await record(hook, { userId, kind: "password_reset" });
    },
  };
}

function deviceCookie({ context }: HookContext) {
  return context.createAuthCookie(deviceCookieName, { maxAge: deviceLifetimeMs / 1_000 });
}

function readDeviceCookie(hook: HookContext): string | undefined {
  return hook.getCookie(deviceCookie(hook).name) ?? undefined;
}
