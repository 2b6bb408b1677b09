import type { Database } from "../../store/database.js";
import type { Log } from "../../telemetry/log.js";
import type { HookContext } from "./auth-hooks.js";
import { deviceLifetimeMs, type KnownDevices } from "./known-devices.js";
import type { LiveTokens } from "./live-tokens.js";
import { sourceOf } from "./request-source.js";
import type { SecondFactors } from "./second-factors.js";
import type { SecurityEventKind } from "./security-event.js";
import type { NewSecurityEvent, SecurityLog } from "./security-log.js";

export interface ProtectionParts {
  readonly db: Database;
  readonly tokens: LiveTokens;
  readonly devices: KnownDevices;
  readonly secondFactors: SecondFactors;
  readonly securityLog: SecurityLog;
  readonly log: Pick<Log, "error">;
}

/** Steps after a log-in or a change of credentials. */
export interface ProtectionSteps {
  /** Records the user's action and sends a mail. */
  record(hook: HookContext, kind: SecurityEventKind): Promise<void>;
  /** After a completed log-in: records the device, and notifies the owner if it is new. */
  noticeLogIn(hook: HookContext, how?: "with-code"): Promise<void>;
  /** After a link in a mail: makes the browser a known device, and notifies the owner. */
  allowDevice(hook: HookContext, userId: string): Promise<void>;
  /** After a change in this session: revokes all other access. */
  endOthers(hook: HookContext, kind: SecurityEventKind): Promise<void>;
  /**
   * After a password reset by a link, which has revoked all sessions: the reader of the owner's mails is considered a known
   * device.
   */
  afterReset(hook: HookContext, userId: string): Promise<void>;
}

/** Relative to the accounts library's prefix. */
export const deviceCookieName = "device";

/** The first log-in to an account younger than this needs no notification. */
const newAccountMs = 86_400_000;

export function createProtectionSteps(parts: ProtectionParts): ProtectionSteps {
  const { tokens, devices, secondFactors } = parts;
  const record = (hook: HookContext, event: Omit<NewSecurityEvent, "source">) => recordEvent(parts, hook, event);

  return {
    async record(hook, kind) {
      const userId = hook.context.session?.user.id ?? hook.context.newSession?.user.id;
      if (userId !== undefined) await record(hook, { userId, kind });
    },

    async noticeLogIn(hook, how) {
      const { user, session } = hook.context.newSession ?? {};
      if (!user || !session) return;
      if (how === "with-code") await secondFactors.record(session.id);
      const { isNew, isFirst } = await recognise(devices, hook, user.id);
      const isSilent = isFirst && Date.now() - user.createdAt.getTime() < newAccountMs;
      if (isNew) await record(hook, { userId: user.id, kind: "new_device", isSilent });
    },

    async endOthers(hook, kind) {
      const { session, newSession } = hook.context;
      const current = newSession?.session ?? session?.session;
      if (!current) return;
      if (kind === "two_factor_on") await secondFactors.record(current.id);
      await endOtherAccess(parts, hook, current);
      await record(hook, { userId: current.userId, kind });
    },

    async allowDevice(hook, userId) {
      await recognise(devices, hook, userId);
      await record(hook, { userId, kind: "device_allowed" });
    },

    async afterReset(hook, userId) {
      await tokens.endAll(userId);
      await devices.forgetOthers(userId, undefined);
      await recognise(devices, hook, userId);
      await record(hook, { userId, kind: "password_reset" });
    },
  };
}

/** Records the browser as a device of the user, in its cookie too. */
async function recognise(devices: KnownDevices, hook: HookContext, userId: string) {
  const { name, attributes } = deviceCookie(hook);
  const { cookie, ...found } = await devices.recognise(userId, readDeviceCookie(hook));
  hook.setCookie(name, cookie, attributes);
  return found;
}

async function endOtherAccess(
  { db, tokens, devices }: ProtectionParts,
  hook: HookContext,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  await tokens.endAll(userId);
  await db.deleteFrom("session").where("userId", "=", userId).where("id", "!=", id).execute();
  await devices.forgetOthers(userId, readDeviceCookie(hook));
}

/** The action itself has succeeded, even if it cannot be recorded. */
async function recordEvent(
  { securityLog, log }: ProtectionParts,
  { headers }: HookContext,
  event: Omit<NewSecurityEvent, "source">,
): Promise<void> {
  try {
    await securityLog.record({ ...event, source: sourceOf(headers) });
  } catch (error) {
    log.error({ err: error, kind: event.kind }, "a security event could not be recorded");
  }
}

function deviceCookie({ context }: HookContext) {
  return context.createAuthCookie(deviceCookieName, { maxAge: deviceLifetimeMs / 1_000 });
}

function readDeviceCookie(hook: HookContext): string | undefined {
  return hook.getCookie(deviceCookie(hook).name) ?? undefined;
}
