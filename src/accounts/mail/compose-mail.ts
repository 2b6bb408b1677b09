import type { Mail } from "./mail.js";

/** Content of a mail. */
export interface Letter {
  /** Line breaks within a paragraph are kept. */
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  readonly closing: string;
  readonly keepMs: number;
}

/** A mail as plain text and as HTML, with all content escaped. */
export function composeMail(to: string, subject: string, { paragraphs, link, closing, keepMs }: Letter): Mail {
  const text = [...paragraphs, `${link.label}:\n${link.url}`, closing, "rootgate"].join("\n\n");
  const parts = [
    ...paragraphs.map(toHtml),
    `<a href="${toHtml(link.url)}">${toHtml(link.label)}</a>`,
    toHtml(closing),
    "rootgate",
  ];
  const body = parts.map((part) => `<p>${part}</p>`).join("\n");
  return {
    to,
    subject: `${subject} · rootgate`,
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="en"><body style="font-family: sans-serif; line-height: 1.5">\n${body}\n</body></html>\n`,
    keepMs,
  };
}

function toHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;").replaceAll("\n", "<br>\n");
}
