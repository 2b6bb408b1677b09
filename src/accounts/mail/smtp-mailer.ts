import type { Mailer } from "./mail.js";

export interface SmtpOptions {
  /** smtp://user:password@host:port or smtps://… */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
}

const timeoutMs = 15_000;

/** Sends through a mail server. The library is loaded where it is needed only: a development start sends no mail. */
export async function openSmtpMailer({ url, from }: SmtpOptions): Promise<Mailer> {
  const { createTransport } = await import("nodemailer");
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...timeouts }, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
