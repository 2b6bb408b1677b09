import { nameDevice } from "../protection/device-name.js";
import type { SecurityEvent, SecurityEventKind } from "../protection/security-event.js";
import { noticeMs } from "./account-mails.js";
import { composeMail } from "./compose-mail.js";
import type { Mail } from "./mail.js";

interface SecurityMailText {
  readonly subject: string;
  /** `detail` is the event's. */
  readonly say: (detail: string) => string;
}

const news: Readonly<Record<SecurityEventKind, SecurityMailText>> = {
  new_device: {
    subject: "New log-in to your account",
    say: () => "Somebody logged in to your rootgate account from a new device.",
  },
  device_allowed: {
    subject: "A new device may log in to your account",
    say: () =>
      "A link in an e-mail was followed, so that a new device can log in to your rootgate account with your password.",
  },
  password_changed: {
    subject: "Your password was changed",
    say: () => "The password of your rootgate account was changed. All other devices were logged out.",
  },
  password_reset: {
    subject: "Your password was reset",
    say: () => "The password of your rootgate account was reset by a link in an e-mail. All devices were logged out.",
  },
  email_changed: {
    subject: "Your e-mail was changed",
    say: (change) => `The e-mail of your rootgate account was changed: ${change}. All devices were logged out.`,
  },
  two_factor_on: {
    subject: "Two-factor authentication was turned on",
    say: () => "Logging in to your rootgate account now takes a code from an authenticator app.",
  },
  two_factor_off: {
    subject: "Two-factor authentication was turned off",
    say: () => "Logging in to your rootgate account now takes the password only.",
  },
  backup_codes_renewed: {
    subject: "New backup codes were created",
    say: () => "New backup codes were created for your rootgate account. The old ones no longer work.",
  },
  backup_code_used: {
    subject: "A backup code was used",
    say: () => "Somebody logged in to your rootgate account with your password and a backup code.",
  },
  key_created: {
    subject: "API key created",
    say: (name) => `The API key “${name}” was created in your rootgate account.`,
  },
  key_rotated: {
    subject: "API key rotated",
    say: (name) => `The API key “${name}” has a new endpoint URL. The previous one expires after a grace period.`,
  },
  key_revoked: { subject: "API key revoked", say: (name) => `The API key “${name}” was revoked and no longer works.` },
  access_key_created: {
    subject: "Access key created",
    say: (name) => `The access key “${name}” to the management API was created in your rootgate account.`,
  },
  webhook_set: {
    subject: "Webhook set",
    say: (host) => `Alerts of your rootgate account are sent to a webhook at ${host} from now on.`,
  },
  webhook_removed: {
    subject: "Webhook removed",
    say: (host) => `Alerts of your rootgate account are no longer sent to the webhook at ${host}.`,
  },
  access_key_revoked: {
    subject: "Access key revoked",
    say: (name) => `The access key “${name}” to the management API was revoked and no longer works.`,
  },
};

/** What happened, in a sentence. */
export function describeSecurityEvent({ kind, detail }: Pick<SecurityEvent, "kind" | "detail">): string {
  return news[kind].say(detail ?? "");
}

/** Notifies the owner of an account of a security event: what, when and from where. */
export function securityMail(to: string, event: SecurityEvent, publicUrl: string): Mail {
  const { kind, at, detail, source } = event;
  const { subject } = news[kind];
  return composeMail(to, subject, {
    paragraphs: [
      describeSecurityEvent({ kind, detail }),
      [`Time: ${describeTime(at)}`, ...describeSource(source)].join("\n"),
    ],
    link: { label: "Reset your password", url: `${publicUrl}/forgot-password` },
    closing: `If this was you, you don't need to do anything. If not, reset your password now: it logs out all devices. Then see your security log at ${publicUrl}/profile?tab=security.`,
    keepMs: noticeMs,
  });
}

function describeTime(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}

function describeSource({ ipAddress, userAgent }: SecurityEvent["source"]): string[] {
  if (ipAddress === null) return ["By: the operator of the service"];
  return [`Device: ${nameDevice(userAgent)}`, `IP address: ${ipAddress}`];
}
