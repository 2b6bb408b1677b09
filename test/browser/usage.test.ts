import { findBarriers, type Reader, sidewaysScroll } from "./open-browser.js";
import { type OpenDashboard, openDashboard, phone } from "./open-dashboard.js";

let dashboard: OpenDashboard;
let reader: Reader;
let url: string;

beforeAll(async () => {
  dashboard = await openDashboard({ NETWORKS: "testnet" }, phone);
  reader = dashboard.reader;
  url = await dashboard.addKey("W".repeat(64));
  for (const params of [["0x1"], [`0x${"0".repeat(40)}`]]) await callMethod("eth_getBalance", params);
});

afterAll(() => dashboard?.close());

async function callMethod(method: string, params: readonly unknown[]): Promise<void> {
  const headers = { "content-type": "application/json" };
  await fetch(url, { method: "POST", headers, body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }) });
}

it("keeps the range and the key in the URL", async () => {
  const { page } = reader;
  await page.goto("/usage");
  await page.getByText("7 days", { exact: true }).click();
  await page.getByRole("combobox", { name: "Key" }).selectOption({ index: 1 });
  await page.getByText("in 7 days").waitFor();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("range")).toBe("7d");
  expect(searchParams.get("key")).not.toBe("");

  await page.reload();
  await page.getByText("in 7 days").waitFor();
  expect(await page.getByRole("combobox", { name: "Key" }).inputValue()).toBe(searchParams.get("key"));
});

it("shows the last hour and the last quarter of it by five minutes", async () => {
  const { page } = reader;
  await page.goto("/usage");
  for (const [label, words, bars] of [
    ["1 hour", "in an hour", 12],
    ["15 min", "in 15 minutes", 3],
  ] as const) {
    await page.getByText(label, { exact: true }).click();
    await page.getByText(words).waitFor();
    const card = page.getByRole("region", { name: "Requests", exact: true });
    if ((await card.getByRole("row").count()) === 0) await card.getByText("Show as a table").click();
    expect(await card.getByRole("row").count()).toBe(bars + 1);
    await page.getByRole("region", { name: "By method" }).getByRole("link", { name: "eth_getBalance" }).waitFor();
  }
  expect(await findBarriers(reader)).toEqual([]);
});

it("says which time the figures are of while those of another load", async () => {
  const { page } = reader;
  await page.goto("/usage?range=1h");
  await page.getByText("in an hour").waitFor();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/usage?range=15m", (route) => released.then(() => route.continue()));
  const asked = page.waitForRequest("**/api/usage?range=15m");
  await page.getByText("15 min", { exact: true }).click();
  await asked;

  expect(await page.getByText("in an hour").count()).toBe(1);
  expect(await page.getByText("in 15 minutes").count()).toBe(0);
  release();
  await page.getByText("in 15 minutes").waitFor();
  await page.unroute("**/api/usage?range=15m");
});

it.each([390, 768])("fits %i pixels with a key whose name cannot be broken", async (width) => {
  const { page } = reader;
  await page.setViewportSize({ width, height: 800 });
  await page.goto("/usage");
  await page.getByRole("region", { name: "By key" }).getByText("WWW").waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 390, height: 800 });
});

it("shows one method alone, with its latency over time", async () => {
  const { page } = reader;
  await page.goto("/usage");
  await page.getByRole("region", { name: "By method" }).getByRole("link", { name: "eth_getBalance" }).click();
  await page.getByRole("region", { name: "By method" }).waitFor({ state: "detached" });
  expect(await page.getByRole("combobox", { name: "Method" }).inputValue()).toBe("eth_getBalance");
  const card = page.getByRole("region", { name: "Success and latency" });
  await card.locator("canvas").waitFor();
  await card.getByText("Show latency as a table").click();
  const cells = await card.getByRole("row").last().getByRole("cell").allTextContents();
  expect(cells.slice(1)).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/ m?s$/) as string));
  expect(await findBarriers(reader)).toEqual([]);

  await page.getByRole("combobox", { name: "Method" }).selectOption("All methods");
  await page.getByRole("region", { name: "By method" }).waitFor();
});

it("shows the success rate", async () => {
  const { page } = reader;
  await page.goto("/usage");
  await page.getByRole("region", { name: "Success and latency" }).getByText("50 %").waitFor();
});

it.each([
  ["/usage", "of 25,000 requests"],
  ["/keys", "1 of 4 keys"],
])("says on %s from when its data is when the service is away, and updates it", async (path, text) => {
  const { page, context } = reader;
  let isAway = false;
  await page.clock.install();
  await context.route("**/api/**", (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(path);
  await page.getByText(text).waitFor();
  isAway = true;
  await page.clock.runFor(70_000);
  const notice = page.getByText("Cannot reach the service. Check your connection. This page shows data from");
  await notice.waitFor();
  expect(await notice.count()).toBe(1);
  expect(await findBarriers(reader)).toEqual([]);
  isAway = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await notice.waitFor({ state: "detached" });
  await context.unroute("**/api/**");
});

it("shows one error for a history that could not be loaded", async () => {
  const { page, context } = reader;
  await context.route(/api\/usage\?/, (route) => route.fulfill({ status: 500, body: "not JSON" }));
  await page.goto("/usage");
  await page.getByText("We couldn't load this").waitFor();
  expect(await page.getByRole("alert").count()).toBe(1);
  await context.unroute(/api\/usage\?/);
});

it("shows a failed action as an alert", async () => {
  const { page, context } = reader;
  await context.route("**/api/auth/sign-out", (route) => route.abort());
  await page.goto("/keys");
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("alert").getByText("Cannot reach the service.").waitFor();
  await context.unroute("**/api/auth/sign-out");
});

it("reaches the pages by keyboard before the log-out", async () => {
  const { page } = reader;
  await page.goto("/keys");
  await page.getByText("1 of 4 keys").waitFor();
  const order = await page.evaluate(
    "[...document.querySelectorAll('header a, header button')].map((element) => element.textContent)",
  );
  expect((order as string[]).at(-1)).toBe("Log out");
});

it("names the networks that are served", async () => {
  const { page } = reader;
  await page.goto("/");
  await page.getByRole("heading", { name: "1 network" }).waitFor();
  expect(await page.getByText("Mainnet").count()).toBe(0);
});
