import { dayMs, hourMs } from "../../clock.js";
import { composeMail } from "./compose-mail.js";
import type { Mail } from "./mail.js";

/** How long links in mails are valid. */
export const verificationLinkMs = dayMs;
export const resetLinkMs = hourMs;
export const emailLinkMs = hourMs;
export const deviceLinkMs = hourMs / 4;
export const invitationMs = 7 * dayMs;

/** Notifications are retried for some days while the mail server is unavailable. */
export const noticeMs = 3 * dayMs;

/** "Confirm your e-mail." Omits the name, since anyone can enter anything in the sign-up form. */
export function verificationMail(to: string, url: string): Mail {
  return composeMail(to, "Confirm your e-mail", {
    paragraphs: ["Welcome to rootgate. Please confirm that this e-mail is yours. The link expires in 24 hours."],
    link: { label: "Confirm e-mail", url },
    closing: "If you didn't sign up, ignore this message: nobody can log in without this confirmation.",
    keepMs: verificationLinkMs,
  });
}

/** To somebody whom an operator invites to sign up. */
export function invitationMail(to: string, url: string): Mail {
  return composeMail(to, "You're invited to rootgate", {
    paragraphs: [
      "You're invited to create a rootgate account with this e-mail. The link works once and expires in seven days. A newer link replaces it.",
    ],
    link: { label: "Create an account", url },
    closing: "If you didn't expect this, ignore this message.",
    keepMs: invitationMs,
  });
}

/** To the owner of an account when somebody signs up with its e-mail again. */
export function existingAccountMail(to: string, publicUrl: string): Mail {
  return composeMail(to, "You already have an account", {
    paragraphs: [
      "Somebody, probably you, tried to sign up at rootgate with this e-mail, which already has an account.",
    ],
    link: { label: "Reset your password", url: `${publicUrl}/forgot-password` },
    closing: `If you know your password, log in at ${publicUrl}/login. If this wasn't you, you don't need to do anything.`,
    keepMs: noticeMs,
  });
}

export function resetMail(to: string, url: string): Mail {
  return composeMail(to, "Reset your password", {
    paragraphs: [
      "A password reset was requested for your rootgate account. The link works once and expires in one hour. A newer link replaces it.",
    ],
    link: { label: "Choose a new password", url },
    closing: "If you didn't request this, ignore this message: your password stays the same.",
    keepMs: resetLinkMs,
  });
}

/** To the owner of an account who cannot log in on a new device, since wrong passwords were entered too often. */
export function deviceLinkMail(to: string, url: string): Mail {
  return composeMail(to, "Log in on a new device", {
    paragraphs: [
      "A link was requested to log in to your rootgate account on a new device. Open it on that device: you can log in there with your password, even while others enter wrong ones. The link works once and expires in 15 minutes. A newer link replaces it.",
    ],
    link: { label: "Log in on this device", url },
    closing: "If you didn't request this, ignore this message: nobody can log in without your password.",
    keepMs: deviceLinkMs,
  });
}

/** To the current e-mail of an account. */
export function approveEmailMail(to: string, newEmail: string, url: string): Mail {
  return composeMail(to, "Approve your new e-mail", {
    paragraphs: [
      `A change of your rootgate account's e-mail to ${newEmail} was requested. If you approve it, we'll send a link to that e-mail to complete the change. The link works once and expires in one hour.`,
    ],
    link: { label: "Approve the change", url },
    closing:
      "If you didn't request this, somebody knows your password: don't follow the link, and change your password now, which cancels the request.",
    keepMs: emailLinkMs,
  });
}

/** To the new e-mail, after the current one has approved. */
export function confirmEmailMail(to: string, url: string): Mail {
  return composeMail(to, "Confirm your new e-mail", {
    paragraphs: ["Please confirm this e-mail for your rootgate account. The link expires in one hour."],
    link: { label: "Confirm e-mail", url },
    closing: "If you don't have a rootgate account, ignore this message.",
    keepMs: emailLinkMs,
  });
}

export function accountDeletedMail(to: string, publicUrl: string): Mail {
  return composeMail(to, "Your account was deleted", {
    paragraphs: ["Your rootgate account and its API keys were deleted."],
    link: { label: "rootgate", url: publicUrl },
    closing: "If this wasn't you, somebody knows your password: change it wherever else you use it.",
    keepMs: noticeMs,
  });
}
