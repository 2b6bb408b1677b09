import { makeKey, readEndpoint } from "./account.js";
import { findBarriers, type Reader } from "./open-browser.js";
import { type OpenDashboard, openDashboard } from "./open-dashboard.js";

let dashboard: OpenDashboard;
let reader: Reader;

beforeAll(async () => {
  dashboard = await openDashboard();
  reader = dashboard.reader;
});

afterAll(() => dashboard?.close());

it("hides the key on its page until it is asked for", async () => {
  const { page } = reader;
  await makeKey(page, "Indexer");
  const main = page.getByRole("main");
  await main.getByText("curl").first().waitFor();
  expect(await main.innerText()).toContain("rg_test_••••");
  expect(await main.innerText()).not.toMatch(/rg_test_\w/);

  await page.getByRole("button", { name: "Show key" }).click();
  expect(await main.innerText()).toMatch(/rg_test_\w{36}/);
  await page.getByRole("button", { name: "Hide key" }).click();
  expect(await main.innerText()).not.toMatch(/rg_test_\w/);
});

it("shows each key's requests of today in the list", async () => {
  const { page } = reader;
  const url = await readEndpoint(page);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" });
  for (let sent = 0; sent < 3; sent++) await fetch(url, { method: "POST", headers, body });
  await page.goto("/keys");
  await page
    .getByRole("listitem")
    .filter({ hasText: "Indexer" })
    .getByText("3 requests today")
    .waitFor({ timeout: 20_000 });
  expect(await findBarriers(reader)).toEqual([]);
});
