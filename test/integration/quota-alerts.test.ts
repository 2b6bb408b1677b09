import { startTestService, type TestService } from "./start-test-service.js";

let test: TestService;

beforeAll(async () => {
  test = await startTestService({ DAILY_REQUESTS: "10" }, { now: () => new Date("2026-11-21T12:00:00.000Z") });
});

afterAll(() => test.stop());

/** Subjects of the mails since the last time, after the alerts were looked for. */
async function readAlerts(): Promise<string[]> {
  const { mail } = test.service.accounts;
  const before = new Set(mail.mailbox.list().map(({ id }) => id));
  await test.service.limits.alerts.quota.run();
  await mail.delivery.settled();
  const sent = mail.mailbox.list().filter(({ id }) => !before.has(id));
  return sent.map(({ subject }) => subject);
}

async function send(count: number): Promise<void> {
  for (let sent = 0; sent < count; sent++) await test.rpc("testnet", "eth_chainId");
}

it("mails a user at 80 % and 100 % of the quota, once each", async () => {
  await send(7);
  expect(await readAlerts()).toEqual([]);
  await send(2);
  expect(await readAlerts()).toEqual(["80 % of your daily quota is used · rootgate"]);
  await send(2);
  expect(await readAlerts()).toEqual(["Your daily quota is used up · rootgate"]);
  expect(await readAlerts()).toEqual([]);
  const [mail] = test.service.accounts.mail.mailbox.list();
  expect(mail?.text).toContain("quota of 10 requests");
  expect(mail?.text).toContain("2026-11-22 00:00 UTC");
  expect(mail?.text).toContain("/profile");
});
