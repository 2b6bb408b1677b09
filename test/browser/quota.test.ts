import { ada } from "./account.js";
import { findBarriers, type Reader } from "./open-browser.js";
import { type OpenDashboard, openDashboard, phone } from "./open-dashboard.js";

let dashboard: OpenDashboard;
let reader: Reader;
let url: string;

beforeAll(async () => {
  dashboard = await openDashboard({ DAILY_REQUESTS: "10" }, phone);
  reader = dashboard.reader;
  url = await dashboard.addKey("Indexer");
});

afterAll(() => dashboard?.close());

async function send(count: number): Promise<void> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" });
  for (let sent = 0; sent < count; sent++) await fetch(url, { method: "POST", headers, body });
}

it("says on every page that most of the quota is used, and that all of it is", async () => {
  const { page } = reader;
  await page.goto("/keys");
  await page.getByText("1 of 4 keys").waitFor();
  expect(await page.getByText("daily quota are used").count()).toBe(0);
  await send(8);
  for (const path of ["/keys", "/profile", "/"]) {
    await page.goto(path);
    await page.getByText("8 of the 10 requests of your daily quota are used.").waitFor();
    expect(await findBarriers(reader)).toEqual([]);
  }
  await send(2);
  await page.goto("/keys");
  await page.getByText("Your daily quota is used up. Requests fail until").waitFor();
});

it("explains in the sandbox that the quota is used up", async () => {
  const { page } = reader;
  await page.goto("/docs/eth_chainId");
  await page.getByRole("button", { name: "Edit and run" }).click();
  const sandbox = page.getByRole("region", { name: "Try it" });
  await sandbox.getByRole("button", { name: "Run", exact: true }).click();
  const response = sandbox.getByRole("region", { name: "Response" });
  await response.getByText("QuotaExceeded").first().waitFor();
  await response.getByText(/0 requests left today/).waitFor();
  expect(await findBarriers(reader)).toEqual([]);
});

it("lets users opt out of mails about the quota", async () => {
  const { page } = reader;
  await page.goto("/profile?tab=alerts");
  const choice = page.getByLabel("E-mail me before and when a quota is used up");
  expect(await choice.isChecked()).toBe(true);
  await choice.click();
  await page.getByText("Saved").waitFor();
  await page.reload();
  await choice.waitFor();
  expect(await choice.isChecked()).toBe(false);
  await page.getByLabel("First alert about a quota").selectOption("60 % of it used");
  await page.getByText("Saved").waitFor();
  const row = await dashboard.test.service.db
    .selectFrom("user")
    .select(["quota_alerts", "quota_alert_percent"])
    .where("email", "=", ada.email)
    .execute();
  expect(row).toEqual([{ quota_alerts: 0, quota_alert_percent: 60 }]);
});
