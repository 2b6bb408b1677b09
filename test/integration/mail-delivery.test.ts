import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../fakes/find-free-port.js";
import { startMailServer } from "../fakes/mail-server.js";
import { createDashboardClient } from "./dashboard-client.js";
import { startTestService } from "./start-test-service.js";

const person = { name: "Ada", email: "ada@example.org", password: "correct horse battery" };

async function readyOf(origin: string) {
  const response = await fetch(`${origin}/readyz`);
  return [response.status, await response.json()];
}

async function metricOf(origin: string, name: string): Promise<string | undefined> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return text.split("\n").find((line) => line.startsWith(name));
}

it("a mail outlives a mail server that is away, and the process", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "rootgate-mail-"));
  const port = await findFreePort();
  const settings = { DATA_DIR, SMTP_URL: `smtp://127.0.0.1:${port}` };
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);

  const first = await startTestService(settings, { now });
  expect(await readyOf(first.origin)).toEqual([200, { status: "ready" }]);
  await createDashboardClient(first.origin).post("/api/auth/sign-up/email", person);
  await first.service.accounts.mail.delivery.settled();
  expect(await readyOf(first.origin)).toEqual([200, { status: "degraded", problems: { mail: "cannot be sent" } }]);
  expect(await metricOf(first.origin, "rootgate_mail_failing")).toBe("rootgate_mail_failing 1");
  expect(await metricOf(first.origin, 'rootgate_mails_total{outcome="failed"}')).toMatch(/ 1$/);
  expect(first.logged.filter(([, message]) => message?.startsWith("mails cannot be sent"))).toEqual([
    [{ code: "ESOCKET" }, expect.anything()],
  ]);
  await first.stop();

  const server = await startMailServer({}, port);
  ahead = 60_000;
  const second = await startTestService(settings, { now });
  await second.service.accounts.mail.delivery.settled();
  expect(server.heard).toContain(`RCPT TO:<${person.email}>`);
  expect(await readyOf(second.origin)).toEqual([200, { status: "ready" }]);
  expect(await metricOf(second.origin, "rootgate_mail_failing")).toBe("rootgate_mail_failing 0");
  await second.stop();
  await server.close();
  rmSync(DATA_DIR, { recursive: true });
});
