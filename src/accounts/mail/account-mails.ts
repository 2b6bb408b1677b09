import type { Mail } from "./mail.js";

/** "Confirm your address." Names nobody: the name is whatever was typed into the sign-up form. */
export function verificationMail(to: string, url: string): Mail {
  return compose(to, "Confirm your e-mail address", {
    paragraphs: ["Welcome to rootgate. Please confirm that this address is yours; the link works for one day."],
    link: { label: "Confirm this address", url },
    closing: "If you did not sign up, ignore this message: without the confirmation nobody can log in.",
  });
}

/** To the owner of an address with which somebody signs up again. */
export function existingAccountMail(to: string, publicUrl: string): Mail {
  return compose(to, "You already have an account", {
    paragraphs: ["Somebody, probably you, signed up at rootgate with this address, which has an account already."],
    link: { label: "Choose a new password", url: `${publicUrl}/forgot-password` },
    closing: `If you know your password, log in at ${publicUrl}/login. If it was not you, there is nothing to do.`,
  });
}

export function resetMail(to: string, url: string): Mail {
  return compose(to, "Choose a new password", {
    paragraphs: ["A new password was asked for your rootgate account. The link works once, for one hour."],
    link: { label: "Choose a new password", url },
    closing: "If you did not ask for it, ignore this message: your password stays as it is.",
  });
}

/** After a new password was set, so that its owner learns of one that was not theirs. */
export function passwordChangedMail(to: string, publicUrl: string): Mail {
  return compose(to, "Your password was changed", {
    paragraphs: ["The password of your rootgate account was changed, and other sessions were ended."],
    link: { label: "Choose a new password", url: `${publicUrl}/forgot-password` },
    closing: "If that was you, there is nothing to do; if not, choose a new password now.",
  });
}

interface Letter {
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  readonly closing: string;
}

function compose(to: string, subject: string, { paragraphs, link, closing }: Letter): Mail {
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
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
