import type { Browser } from "playwright-core";
import { startTestService, type TestService } from "../integration/start-test-service.js";
import { ada, dashboardOf, logIn, makeKey, readEndpoint, signUp } from "./account.js";
import { findBarriers, openBrowser, openReader, type Reader } from "./open-browser.js";

jest.setTimeout(60_000);

let test: TestService;
let browser: Browser;
let reader: Reader;
let url: string;

beforeAll(async () => {
  test = await startTestService({ DAILY_REQUESTS: "10" });
  browser = await openBrowser();
  reader = await openReader(browser, dashboardOf(test), { viewport: { width: 390, height: 800 } });
  await signUp(reader.page, ada);
  await logIn(reader.page, ada);
  await reader.page.getByText("You have no API keys yet").waitFor();
  await makeKey(reader.page, "Indexer");
  url = await readEndpoint(reader.page);
});

afterAll(async () => {
  await browser?.close();
  await test?.stop();
});

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
  await page.goto("/profile");
  const choice = page.getByLabel("E-mail me when 80 % and 100 % of a quota are used");
  expect(await choice.isChecked()).toBe(true);
  await choice.click();
  await page.getByText("Saved").waitFor();
  await page.reload();
  await choice.waitFor();
  expect(await choice.isChecked()).toBe(false);
  const row = await test.service.db.selectFrom("user").select("quota_alerts").where("email", "=", ada.email).execute();
  expect(row).toEqual([{ quota_alerts: 0 }]);
});
