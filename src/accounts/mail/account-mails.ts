import type { Mail } from "./mail.js";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long the links of mails work. */
export const verificationLinkMs = dayMs;
export const resetLinkMs = hourMs;

/** News is worth sending for some days, should the mail server be away. */
const noticeMs = 3 * dayMs;

/** "Confirm your e-mail." Names nobody: the name is whatever was typed into the sign-up form. */
export function verificationMail(to: string, url: string): Mail {
  return compose(to, "Confirm your e-mail", {
    paragraphs: ["Welcome to rootgate. Please confirm that this e-mail is yours. The link expires in 24 hours."],
    link: { label: "Confirm e-mail", url },
    closing: "If you didn't sign up, ignore this message: nobody can log in without this confirmation.",
    keepMs: verificationLinkMs,
  });
}

/** To the owner of an e-mail with which somebody signs up again. */
export function existingAccountMail(to: string, publicUrl: string): Mail {
  return compose(to, "You already have an account", {
    paragraphs: [
      "Somebody, probably you, tried to sign up at rootgate with this e-mail, which already has an account.",
    ],
    link: { label: "Reset your password", url: `${publicUrl}/forgot-password` },
    closing: `If you know your password, log in at ${publicUrl}/login. If this wasn't you, you don't need to do anything.`,
    keepMs: noticeMs,
  });
}

export function resetMail(to: string, url: string): Mail {
  return compose(to, "Reset your password", {
    paragraphs: [
      "A password reset was requested for your rootgate account. The link works once and expires in one hour. A newer link replaces it.",
    ],
    link: { label: "Choose a new password", url },
    closing: "If you didn't request this, ignore this message: your password stays the same.",
    keepMs: resetLinkMs,
  });
}

/** After the password was changed, so that its owner learns of a change that was not theirs. */
export function passwordChangedMail(to: string, publicUrl: string): Mail {
  return compose(to, "Your password was changed", {
    paragraphs: ["The password of your rootgate account was changed, and all other devices were logged out."],
    link: { label: "Reset your password", url: `${publicUrl}/forgot-password` },
    closing: "If this was you, you don't need to do anything. If not, reset your password now.",
    keepMs: noticeMs,
  });
}

interface Letter {
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  readonly closing: string;
  readonly keepMs: number;
}

function compose(to: string, subject: string, { paragraphs, link, closing, keepMs }: Letter): Mail {
  const text = [...paragraphs, `${link.label}:\n${link.url}`, closing, "rootgate"].join("\n\n");
  const parts = [
    ...paragraphs.map(escapeHtml),
    `<a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>`,
    escapeHtml(closing),
  ];
  const body = parts.map((part) => `<p>${part}</p>`).join("\n");
  return {
    to,
    subject: `${subject} · rootgate`,
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="en"><body style="font-family: sans-serif; line-height: 1.5">\n${body}\n<p>rootgate</p>\n</body></html>\n`,
    keepMs,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
