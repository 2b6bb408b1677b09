import { randomUUID } from "node:crypto";
import type { Mail, Mailer } from "./mail.js";

export interface MailboxMessage {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: string;
}

/** Replaces a mail server in development mode: keeps the latest messages in memory, for the mailbox page. */
export interface Mailbox extends Mailer {
  /** Newest first. */
  list(): readonly MailboxMessage[];
}

const maxMessages = 100;

export function createMailbox(now: () => Date): Mailbox {
  const messages: MailboxMessage[] = [];
  return {
    async send({ to, subject, text }: Mail) {
      messages.unshift({ id: randomUUID(), to, subject, text, sentAt: now().toISOString() });
      messages.length = Math.min(messages.length, maxMessages);
    },
    list: () => [...messages],
    close() {},
  };
}
