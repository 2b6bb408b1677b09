import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isThorough } from "../runs.js";
import { dashboardOf } from "./account.js";
import { findBarriers, type Reader, sidewaysScroll } from "./open-browser.js";
import { phone } from "./open-dashboard.js";
import { endOfTransitions } from "./open-pages.js";
import { useService } from "./use-service.js";
import { walkByKeyboard } from "./walk-by-keyboard.js";

const pages = [
  "/docs",
  "/docs/get-started",
  "/docs/eth_getLogs",
  "/docs/errors",
  "/docs/settings",
  "/docs/compatibility",
];
/** An eighth of the pages, and with THOROUGH=true all but the first. */
const names = readdirSync(join(__dirname, "../../dist/site/docs"))
  .filter((name) => !name.includes("."))
  .filter((_name, index) => isThorough || index % 8 === 0);
const maxScriptBytes = 60_000;

const service = useService();
const { open } = service;

describe("on a wide screen", () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await open();
  });
  afterAll(() => reader.context.close());

  it.each(pages)("%s has no barrier that axe finds in either theme, and no error", async (path) => {
    const { page } = reader;
    const problemsBefore = reader.problems.length;
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(path);
    await page.getByRole("button", { name: "Search" }).waitFor();
    expect(await findBarriers(reader)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.evaluate(endOfTransitions);
    expect(await findBarriers(reader, "of colours")).toEqual([]);
    expect(reader.problems.slice(problemsBefore)).toEqual([]);
  });
});

describe("on a phone of 360 pixels", () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await open({ viewport: { width: 360, height: 800 } });
  });
  afterAll(() => reader.context.close());

  it.each(names)("%s does not scroll sideways", async (name) => {
    await reader.page.goto(`/docs/${name}`);
    expect(await sidewaysScroll(reader.page)).toBe(0);
    const scrolling =
      "[...document.querySelectorAll('.stacked')].filter((table) => table.scrollWidth > table.clientWidth)";
    expect(await reader.page.evaluate(`${scrolling}.map((table) => table.textContent)`)).toEqual([]);
  });

  it.each(pages)("%s has no barrier that axe finds", async (path) => {
    await reader.page.goto(path);
    await reader.page.getByRole("button", { name: "Search" }).waitFor();
    expect(await findBarriers(reader)).toEqual([]);
  });

  it("shows the rows of a table as lists, each value under the name of its column", async () => {
    const { page } = reader;
    await page.goto("/docs/eth_getLogs");
    const table = page.getByRole("group", { name: "Table" }).first();
    const label = "getComputedStyle(document.querySelectorAll('.stacked td')[2], '::before').content";
    expect(await page.evaluate(label)).toBe('"Type"');
    expect(await table.getByText("Required").isVisible()).toBe(false);
  });
});

it.each(pages)("%s fits a window of 1280 pixels at 200 %", async (path) => {
  const { page, context } = await open({ viewport: { width: 640, height: 400 } });
  await page.goto(path);
  expect(await sidewaysScroll(page)).toBe(0);
  await context.close();
});

it("can be walked through by keyboard, with the sandbox open: each stop has a name and is seen", async () => {
  const { page, context } = await open();
  await page.goto("/docs/eth_getLogs");
  await page.getByRole("button", { name: "Edit and run" }).click();
  await page.getByRole("button", { name: "Run", exact: true }).waitFor();
  await page.getByRole("main").focus();
  const stops = await walkByKeyboard(page);
  expect(stops.map(({ name }) => name)).toContain("Run");
  expect(stops.filter(({ name, isSeen }) => name === "" || !isSeen)).toEqual([]);
  await context.close();
});

it("is searched from the keyboard: slash, a misspelt name, Enter", async () => {
  const reader = await open();
  const { page, context } = reader;
  await page.goto("/docs");
  await page.keyboard.press("/");
  await page.keyboard.type("getlosg");
  await page.getByRole("dialog").getByRole("link", { name: "eth_getLogs", exact: true }).waitFor();
  expect(await findBarriers(reader)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/docs/eth_getLogs");
  await context.close();
});

it("leads from a search to a section of the same page, by arrow keys", async () => {
  const { page, context } = await open();
  await page.goto("/docs/errors");
  await page.keyboard.press("/");
  await page.keyboard.type("QuotaExceeded");
  await page.getByRole("dialog").getByRole("link", { name: "QuotaExceeded Errors" }).waitFor();
  const focused = () => page.evaluate("document.activeElement.getAttribute('href')");
  for (let presses = 0; presses < 12 && (await focused()) !== "/docs/errors#quotaexceeded"; presses++)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/docs/errors#quotaexceeded");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await context.close();
});

it("says that nothing was found, and that the search could not be loaded", async () => {
  const { page, context } = await open();
  await page.route("**/docs/search.json", (route) => route.abort());
  await page.goto("/docs");
  await page.getByRole("button", { name: "Search" }).click();
  await page.keyboard.type("zzzzqqqq");
  await page.getByText("The search could not be loaded").waitFor();
  await page.unroute("**/docs/search.json");
  await page.keyboard.type("q");
  await page.getByText("No results for “zzzzqqqqq”").waitFor();
  await context.close();
});

it("copies code without what stands around it", async () => {
  const { page, context } = await open({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto("/docs/eth_blockNumber");
  await page.getByRole("button", { name: "Copy the code" }).first().click();
  await page.getByText("Copied").waitFor({ state: "attached" });
  const copied = await page.evaluate("navigator.clipboard.readText()");
  expect(copied).toMatch(
    /^curl http:\/\/localhost:\d+\/YOUR_API_KEY \\\n[^]*"method": "eth_blockNumber",\n {2}"params": \[\]\n}'$/,
  );
  await context.close();
});

it("shows code by library in tabs, and remembers the library on other pages and visits", async () => {
  const reader = await open();
  const { page, context } = reader;
  const shown = () =>
    page.getByRole("tabpanel").evaluateAll((panels) => panels.map((panel) => panel.getAttribute("aria-label")));
  await page.goto("/docs/get-started");
  await page.getByRole("tab", { name: "viem" }).waitFor();
  expect(await shown()).toEqual(["viem"]);
  await page.getByRole("tab", { name: "viem" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await shown()).toEqual(["ethers"]);
  expect(await page.getByRole("tab", { name: "ethers" }).and(page.locator(":focus")).count()).toBe(1);
  expect(await findBarriers(reader)).toEqual([]);

  await page.goto("/docs/send-and-confirm");
  expect(await page.getByRole("tab", { selected: true }).textContent()).toBe("ethers");
  expect(await page.getByText("JsonRpcProvider").first().isVisible()).toBe(true);
  // It is not among these: the first one is shown.
  await page.evaluate("localStorage.setItem('rootgate.library', 'Go')");
  await page.reload();
  expect(await page.getByRole("tab", { selected: true }).textContent()).toBe("viem");
  await context.close();
});

it("opens the tab that a link leads to, and takes links that lead nowhere", async () => {
  const { page, context, problems } = await open(phone);
  await page.goto("/docs/get-started#%E0%A4%A");
  await page.getByRole("tab", { name: "viem", selected: true }).waitFor();
  expect(problems).toEqual([]);
  await page.goto("/docs/deploy-a-contract#web3js");
  const chosen = page.getByRole("tab", { selected: true });
  await page.getByRole("tab", { name: "web3.js", selected: true }).waitFor();
  await page.evaluate("location.hash = 'foundry'");
  await page.getByRole("tab", { name: "Foundry", selected: true }).waitFor();
  expect(await chosen.count()).toBe(1);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await page.evaluate("document.documentElement.scrollHeight")).toBeLessThan(4_000);
  await context.close();
});

it("keeps the list of pages beside the page, with the current one in sight", async () => {
  const { page, context } = await open({ viewport: { width: 1280, height: 700 } });
  await page.goto("/docs/web3_sha3#examples");
  const isInSight = () =>
    page.evaluate(`(() => {
      const { top, bottom } = document.querySelector(".page-list [aria-current]").getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    })()`);
  await page.getByRole("button", { name: "Search" }).waitFor();
  expect(await isInSight()).toBe(true);
  await page.evaluate("window.scrollTo(0, document.body.scrollHeight - innerHeight - 200)");
  expect(await isInSight()).toBe(true);
  await context.close();
});

it("remembers the theme that was chosen", async () => {
  const { page, context } = await open({ colorScheme: "light" });
  await page.goto("/docs");
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await page.goto("/docs/eth_call");
  await page.getByRole("button", { name: "Use the light theme" }).waitFor();
  expect(await page.evaluate("getComputedStyle(document.body).colorScheme")).toBe("dark");
  await context.close();
});

it("is readable without JavaScript, on a phone too", async () => {
  const { page, context } = await open({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await page.goto("/docs/eth_call");
  await page.getByRole("heading", { level: 1, name: "eth_call" }).waitFor();
  await page.getByText("Methods: eth_call").click();
  await page.getByRole("navigation", { name: "Documentation" }).getByRole("link", { name: "eth_getBalance" }).click();
  await page.getByRole("heading", { level: 1, name: "eth_getBalance" }).waitFor();
  await context.close();
});

it("begins with a link to the content for those who use a keyboard", async () => {
  const { page, context } = await open();
  await page.goto("/docs/eth_call");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate("document.activeElement.id")).toBe("content");
  await context.close();
});

it("prints the page's content alone", async () => {
  const { page, context } = await open();
  await page.goto("/docs/eth_call");
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("navigation").count()).toBe(0);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  await context.close();
});

it(`loads at most ${maxScriptBytes} bytes of script for a first page, and nothing from elsewhere`, async () => {
  const { page, context } = await open();
  const hosts = new Set<string>();
  let scriptBytes = 0;
  page.on("requestfinished", async (request) => {
    hosts.add(new URL(request.url()).origin);
    if (request.resourceType() === "script") scriptBytes += (await request.sizes()).responseBodySize;
  });
  await page.goto("/docs/eth_getLogs", { waitUntil: "networkidle" });
  expect([...hosts]).toEqual([dashboardOf(service.test)]);
  expect(scriptBytes).toBeGreaterThan(500);
  expect(scriptBytes).toBeLessThanOrEqual(maxScriptBytes);
  await context.close();
});
