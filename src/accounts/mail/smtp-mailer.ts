import { type Mailer, MailRefusedError } from "./mail.js";

export interface SmtpOptions {
  /** smtp://user:password@host:port or smtps://… */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
}

/** A mailer whose server can be tried. */
export interface SmtpMailer extends Mailer {
  /** Connects and logs in. */
  verify(): Promise<void>;
}

const timeoutMs = 15_000;

/** Sends mails by SMTP. The library is loaded on first use, since development mode sends no mail. */
export async function openSmtpMailer({ url, from }: SmtpOptions): Promise<SmtpMailer> {
  const { createTransport } = await import("nodemailer");
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...timeouts }, { from });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ to, subject, text, html }, id) {
      try {
        await transport.sendMail({ to, subject, text, html, messageId: `<${id}@${domain}>` });
      } catch (error) {
        throw isRefusal(error as SmtpError) ? new MailRefusedError() : error;
      }
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

interface SmtpError {
  readonly command?: string;
  readonly responseCode?: number;
}

/** A permanent error (RFC 5321, 4.2.1) about the recipient. Errors about the log-in or the sender are for the operator to fix. */
function isRefusal({ command, responseCode = 0 }: SmtpError): boolean {
  return command === "RCPT TO" && responseCode >= 500;
}
