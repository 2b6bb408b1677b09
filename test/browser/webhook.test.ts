import { startWebhookReceiver, type WebhookReceiver } from "../fakes/webhook-receiver.js";
import { type Account, signUpAndLogIn } from "./account.js";
import { findBarriers, type Reader } from "./open-browser.js";
import { useService } from "./use-service.js";

const service = useService();
const person: Account = { name: "Ida", email: "ida-webhook@example.org", password: "a long enough password" };

let reader: Reader;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  reader = await service.open();
  await signUpAndLogIn(reader.page, person);
  await reader.page.goto("/profile?tab=alerts");
});

afterAll(() => receiver.close());

it("sets a webhook, shows its secret once, sends a test, and removes it", async () => {
  const { page } = reader;
  const card = page.getByRole("region", { name: "Webhook" });
  await card.getByText("You have no webhook.").waitFor();
  await card.getByRole("button", { name: "Set webhook" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("URL").fill("https://ida:secret@example.org/");
  await dialog.getByRole("button", { name: "Set", exact: true }).click();
  await dialog.getByText("Must not contain a user name or a password").waitFor();
  expect(await findBarriers(reader)).toEqual([]);

  await dialog.getByLabel("URL").fill(`http://127.0.0.1:${receiver.port}/hook`);
  await dialog.getByRole("button", { name: "Set", exact: true }).click();
  await dialog.getByRole("heading", { name: "Webhook set" }).waitFor();
  const secret = (await dialog.locator("code").first().textContent()) as string;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await findBarriers(reader)).toEqual([]);
  await dialog.getByRole("button", { name: "Done" }).click();

  await card.getByText(`127.0.0.1:${receiver.port}`).waitFor();
  await card.getByRole("button", { name: "Send a test" }).click();
  await card.getByRole("row", { name: /^test HTTP 200 .* 1$/ }).waitFor();
  expect(receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toContain("test");
  expect(await page.content()).not.toContain(secret);
  expect(await findBarriers(reader)).toEqual([]);

  await card.getByRole("button", { name: "Remove" }).click();
  await card.getByText("You have no webhook.").waitFor();
});
