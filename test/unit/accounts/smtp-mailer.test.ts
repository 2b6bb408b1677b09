import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { resetMail } from "../../../src/accounts/mail/account-mails.js";
import { openSmtpMailer } from "../../../src/accounts/mail/smtp-mailer.js";

/** As much of a mail server as it takes: says yes to everything and keeps what it was told. */
async function startMailServer(): Promise<{ server: Server; heard: string[]; url: string }> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let inMessage = false;
    let text = "";
    socket.write("220 ready\r\n");
    socket.on("data", (chunk) => {
      text += chunk.toString("utf8");
      const lines = text.split("\r\n");
      text = lines.pop() ?? "";
      for (const line of lines) {
        heard.push(line);
        if (inMessage && line !== ".") continue;
        inMessage = line === "DATA";
        socket.write(inMessage ? "354 go on\r\n" : "250 fine\r\n");
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, heard, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it("sends a message as text and HTML through the mail server", async () => {
  const { server, heard, url } = await startMailServer();
  const mailer = await openSmtpMailer({ url, from: "rootgate <no-reply@example.org>" });
  await mailer.send(resetMail("ada@example.org", "https://example.org/reset-password?token=abc"));
  mailer.close();
  server.close();

  expect(heard).toContain("MAIL FROM:<no-reply@example.org>");
  expect(heard).toContain("RCPT TO:<ada@example.org>");
  expect(heard.filter((line) => line.startsWith("Content-Type: text/"))).toHaveLength(2);
  expect(heard.join("\n").replaceAll("=\n", "")).toContain("https://example.org/reset-password?token=3Dabc");
});

it("rejects when there is no mail server", async () => {
  const { server, url } = await startMailServer();
  server.close();
  await once(server, "close");
  const mailer = await openSmtpMailer({ url, from: "no-reply@example.org" });

  await expect(mailer.send(resetMail("ada@example.org", "https://example.org/"))).rejects.toThrow("ECONNREFUSED");
});
