import { openTab } from "./account.js";
import { findBarriers, sidewaysScroll } from "./open-browser.js";
import { type OpenDashboard, openDashboard, phone } from "./open-dashboard.js";

let dashboard: OpenDashboard;
let url: string;

beforeAll(async () => {
  dashboard = await openDashboard({ DAILY_REQUESTS: "1000" }, phone);
  url = await dashboard.addKey("Indexer");
});

afterAll(() => dashboard?.close());

async function send(count: number): Promise<void> {
  const headers = { "content-type": "application/json" };
  const requests = Array.from({ length: count }, (_, id) => ({ jsonrpc: "2.0", id, method: "eth_chainId" }));
  await fetch(url, { method: "POST", headers, body: JSON.stringify(requests) });
}

const limits = () => dashboard.reader.page.getByRole("region", { name: "Limits" });
const field = (name: string) => limits().getByLabel(`Requests per ${name}`);
const save = () => limits().getByRole("button", { name: "Save limits" });

it("says what is wrong with a limit, at its field", async () => {
  const { page } = dashboard.reader;
  await openTab(page, "Settings");
  expect(await limits().getByRole("meter").count()).toBe(0);
  for (const [name, value, problem] of [
    ["day", "many", "Must be a whole number"],
    ["day", "1001", "Must be at most 1000, your daily quota"],
    ["second", "0", "Must be at least 1"],
  ] as const) {
    await field(name).fill(value);
    await field(name).press("Enter");
    await limits().getByText(problem).waitFor();
    expect(await field(name).getAttribute("aria-invalid")).toBe("true");
    expect(await limits().locator(":focus").getAttribute("id")).toBe(await field(name).getAttribute("id"));
    await field(name).fill("");
  }
  expect(await findBarriers(dashboard.reader)).toEqual([]);
  await page.reload();
});

it("sets a key's limits, and shows how much of the daily one is used", async () => {
  const { page } = dashboard.reader;
  await field("day").fill("20");
  await field("second").fill("1000");
  await save().click();
  await limits().getByRole("meter", { name: "Requests used: today" }).waitFor();
  await send(12);
  await page.reload();
  await limits().getByText("12 of 20 requests").waitFor();
  expect([await field("day").inputValue(), await field("second").inputValue()]).toEqual(["20", "1000"]);

  await page.goto("/keys");
  await page.getByText("12 of 20 requests today").first().waitFor();
  await page.getByText("Limited to 1,000 requests a second").waitFor();
  expect(await page.getByText("Daily limit used up").count()).toBe(0);
  expect(await findBarriers(dashboard.reader)).toEqual([]);
});

it("says on the list, the key's page and the usage page that the daily limit is used up", async () => {
  const { page } = dashboard.reader;
  await send(10);
  await page.goto("/keys");
  await page.getByText("Daily limit used up. Requests fail until").waitFor();
  expect(await findBarriers(dashboard.reader)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Indexer", exact: true }).click();
  await openTab(page, "Settings");
  await limits().getByText("This key's daily limit is used up").waitFor();
  expect(await findBarriers(dashboard.reader)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.goto("/usage");
  await page.getByText("Daily limit: 20 of 20 used").waitFor();
});

it("limits a key's methods, a line each", async () => {
  const { page } = dashboard.reader;
  await page.goto("/keys");
  await page.getByRole("link", { name: "Indexer", exact: true }).click();
  await openTab(page, "Settings");
  const byMethod = () => limits().getByLabel("Limits by method");
  await byMethod().fill("eth_getLogs 5\neth_none 2");
  await save().click();
  await limits().getByText("Must be a method of the service").waitFor();
  expect(await byMethod().getAttribute("aria-invalid")).toBe("true");
  await byMethod().fill("eth_getLogs: 5\n\neth_call 20");
  await save().click();
  await page.getByText("Saved").first().waitFor();
  await page.reload();
  expect(await byMethod().inputValue()).toBe("eth_getLogs 5\neth_call 20");
});

it("removes a limit with an empty field, by the keyboard alone", async () => {
  const { page } = dashboard.reader;
  await page.goto("/keys");
  await page.getByRole("link", { name: "Indexer", exact: true }).click();
  await openTab(page, "Settings");
  await field("day").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await limits().getByRole("meter").waitFor({ state: "detached" });
  await page.reload();
  expect([await field("day").inputValue(), await field("second").inputValue()]).toEqual(["", "1000"]);
  expect(dashboard.reader.problems).toEqual([]);
});
