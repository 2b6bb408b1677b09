import { randomUUID } from "node:crypto";
import type { Settings } from "../../config/settings.js";
import { type Finding, inspect, ok, skipped } from "./finding.js";

/** Logs in to the mail server; sends a mail if an address is given. */
export async function checkMail({ SMTP_URL: url, MAIL_FROM: from }: Settings, to?: string): Promise<Finding[]> {
  return inspect("mail", async () => {
    if (url === undefined) return [skipped("no SMTP_URL: mails go to the mailbox of the dashboard")];
    const { openSmtpMailer } = await import("../../accounts/mail/smtp-mailer.js");
    const mailer = await openSmtpMailer({ url, from });
    try {
      await mailer.verify();
      if (to === undefined) return [ok("the server accepts the log-in; --mail ADDRESS sends an e-mail")];
      await mailer.send({ to, ...testMail, keepMs: 0 }, randomUUID());
      return [ok(`the server has taken an e-mail to ${to}`)];
    } finally {
      mailer.close();
    }
  });
}

const text = "This mail shows that rootgate can send mails. It was asked for by rootgate doctor.";
const testMail = { subject: "rootgate can send mails", text, html: `<p>${text}</p>` };
