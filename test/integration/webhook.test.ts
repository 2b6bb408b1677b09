import { sign } from "../../src/accounts/webhooks/send-webhook.js";
import type { SetWebhook, WebhookState } from "../../src/http/api/api-types.js";
import { startWebhookReceiver, type WebhookReceiver } from "../fakes/webhook-receiver.js";
import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";

let test: TestService;
let receiver: WebhookReceiver;
let ada: DashboardClient;
let addresses = 0;

beforeAll(async () => {
  test = await startTestService({ TRUST_PROXY: "1", DAILY_REQUESTS: "10" });
});
afterAll(() => test.stop());

beforeEach(async () => {
  receiver = await startWebhookReceiver();
  ada = createDashboardClient(test.origin, { "x-forwarded-for": `198.51.100.${++addresses}` });
  await joinAsSomebody(ada);
});
afterEach(() => receiver.close());

const set = async (format = "json") =>
  (await ada.post("/api/webhook", { url: `http://127.0.0.1:${receiver.port}/hook`, format })) as object as SetWebhook;
const readState = async () => (await ada.get("/api/webhook")) as object as WebhookState;
const settle = () => test.service.accounts.webhooks.sender.settled();
const alerts = () => receiver.received.map(({ body }) => JSON.parse(body) as object);

it("gets tests and changes of the account, signed", async () => {
  expect(await readState()).toEqual({ webhook: null, deliveries: [] });
  const { secret, ...webhook } = await set();
  await settle();
  await ada.post("/api/webhook/test");
  const key = await ada.post("/api/keys", { name: "mine", network: "Testnet" });
  await ada.ask("DELETE", `/api/keys/${key.id}`);
  await settle();

  expect(alerts()).toMatchObject([
    { type: "account.changed", data: { event: "webhook_set", detail: `127.0.0.1:${receiver.port}` } },
    { type: "test" },
    { type: "account.changed", data: { event: "key_created", detail: "mine" } },
    { type: "account.changed", data: { event: "key_revoked", detail: "mine" } },
  ]);
  for (const { headers, body } of receiver.received) {
    const { "webhook-id": id, "webhook-timestamp": sentAt, "webhook-signature": signature } = headers;
    expect(signature).toBe(sign(secret, `${id as string}.${sentAt as string}.${body}`));
  }
  const state = await readState();
  expect(state.webhook).toEqual(webhook);
  expect(state.deliveries.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 4 }, () => "HTTP 200"));
  expect(JSON.stringify(state)).not.toMatch(/whsec_|\/hook/);
});

it("gets used quotas, also without the mails about them", async () => {
  await set("slack");
  await ada.ask("PATCH", "/api/preferences", { body: { quotaAlerts: false } });
  const key = await ada.post("/api/keys", { name: "mine", network: "Testnet" });
  for (let sent = 0; sent < 10; sent++)
    await fetch(`${test.origin}/${key.text}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}',
    });
  // That of the new key.
  await test.service.accounts.mail.delivery.settled();
  const mailsBefore = test.service.accounts.mail.mailbox.list().length;
  await test.service.limits.alerts.quota.run();
  await test.service.accounts.mail.delivery.settled();
  await settle();

  expect(alerts()).toContainEqual({ text: expect.stringMatching(/^rootgate: .*quota is used/) });
  expect(test.service.accounts.mail.mailbox.list()).toHaveLength(mailsBefore);
});

it("is removed, and mailed and logged as it was when it was set", async () => {
  await set();
  await settle();
  await ada.ask("DELETE", "/api/webhook");
  expect((await ada.ask("DELETE", "/api/webhook")).status).toBe(404);
  expect((await ada.ask("POST", "/api/webhook/test")).status).toBe(404);
  await settle();

  expect(alerts()).toMatchObject([{ data: { event: "webhook_set" } }]);
  const { events } = await ada.get("/api/security-log");
  const kinds = (events as object as { kind: string }[]).map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(["webhook_removed", "webhook_set"]);
});

it.each([
  ["no URL", "example.org", /https/],
  ["another scheme", "ftp://example.org", /https/],
  ["a password", "https://ada:secret@example.org", /password/],
  ["more than 1,000 characters", `https://example.org/${"a".repeat(1_000)}`, /1000/],
])("is refused with %s", async (_, url, message) => {
  const { status, body } = await ada.ask("POST", "/api/webhook", { body: { url, format: "json" } });
  expect([status, body]).toEqual([
    400,
    { error: expect.objectContaining({ field: "url", message: expect.stringMatching(message) as string }) },
  ]);
});

it("can be changed and tried ten times a minute", async () => {
  await set();
  const statuses = [];
  for (let tried = 0; tried < 11; tried++) statuses.push((await ada.ask("POST", "/api/webhook/test")).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(9);
  expect(statuses.slice(9)).toEqual([429, 429]);
});

describe("a service without webhooks (WEBHOOKS=off)", () => {
  it("has no routes for them, says so to the dashboard, and sends nothing", async () => {
    const without = await startTestService({ WEBHOOKS: "off" });
    const bob = createDashboardClient(without.origin);
    await joinAsSomebody(bob);
    expect(await bob.get("/api/service")).toMatchObject({ hasWebhooks: false });
    for (const [verb, path, body] of [
      ["GET", "/api/webhook"],
      ["POST", "/api/webhook", { url: "https://example.com/", format: "json" }],
      ["POST", "/api/webhook/test"],
      ["DELETE", "/api/webhook"],
    ] as const)
      expect([verb, path, (await bob.ask(verb, path, { body })).status]).toEqual([verb, path, 404]);
    await without.service.accounts.webhooks.sender.settled();
    await without.stop();
  });
});
