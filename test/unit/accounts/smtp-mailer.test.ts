import { resetMail } from "../../../src/accounts/mail/account-mails.js";
import { MailRefusedError } from "../../../src/accounts/mail/mail.js";
import { openSmtpMailer } from "../../../src/accounts/mail/smtp-mailer.js";
import { startMailServer } from "../../fakes/mail-server.js";

const mail = resetMail("ada@example.org", "https://example.org/reset-password?token=abc");

it("sends a message as text and HTML, under its id, through the mail server", async () => {
  const server = await startMailServer();
  const mailer = await openSmtpMailer({ url: server.url, from: "rootgate <no-reply@example.org>" });
  await mailer.send(mail, "id-1");
  mailer.close();
  await server.close();

  expect(server.heard).toContain("MAIL FROM:<no-reply@example.org>");
  expect(server.heard).toContain("RCPT TO:<ada@example.org>");
  expect(server.heard).toContain("Message-ID: <id-1@example.org>");
  expect(server.heard.filter((line) => line.startsWith("Content-Type: text/"))).toHaveLength(2);
  expect(server.heard.join("\n").replaceAll("=\n", "")).toContain("https://example.org/reset-password?token=3Dabc");
});

it("says when the server refuses the recipient for good", async () => {
  const server = await startMailServer({ "RCPT TO": "550 no such user" });
  const mailer = await openSmtpMailer({ url: server.url, from: "no-reply@example.org" });
  await expect(mailer.send(mail, "id-1")).rejects.toThrow(MailRefusedError);
  await server.close();
});

it.each([
  ["the recipient for now", { "RCPT TO": "451 try later" }],
  ["the sender", { "MAIL FROM": "550 not you" }],
  ["the message", { DATA: "554 no" }],
])("can be tried again when the server refuses %s", async (_what, replies) => {
  const server = await startMailServer(replies);
  const mailer = await openSmtpMailer({ url: server.url, from: "no-reply@example.org" });
  await expect(mailer.send(mail, "id-1")).rejects.not.toBeInstanceOf(MailRefusedError);
  await server.close();
});

it("rejects when there is no mail server", async () => {
  const server = await startMailServer();
  await server.close();
  const mailer = await openSmtpMailer({ url: server.url, from: "no-reply@example.org" });

  await expect(mailer.send(mail, "id-1")).rejects.toThrow("ECONNREFUSED");
});
