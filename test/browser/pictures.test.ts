import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import type { Usage, UsageToday } from "../../src/http/api/api-types.js";
import { bothNetworks, startTestService, type TestService } from "../integration/start-test-service.js";
import { ada, dashboardOf, makeKey, signUpAndLogIn } from "./account.js";
import { openBrowser, openReader } from "./open-browser.js";

jest.setTimeout(60_000);

/** Where the pictures go: PICTURES=docs/pictures replaces those of the README. */
const folder = process.env["PICTURES"] ?? "dist/pictures";

const dayMs = 86_400_000;
const lastDay = Date.parse("2026-11-21T00:00:00.000Z");
const requestsOn = (day: number): number => Math.round(6_000 + 130 * day + 2_400 * Math.sin(day / 1.1));
const today: UsageToday = { limit: 25_000, used: requestsOn(29), resetAt: new Date(lastDay + dayMs).toISOString() };
const usage: Usage = {
  buckets: Array.from({ length: 30 }, (_, day) => ({
    start: new Date(lastDay - (29 - day) * dayMs).toISOString(),
    requests: requestsOn(day),
    errors: day % 7 === 3 ? 180 : 25,
  })),
  methods: [
    { method: "eth_call", requests: 98_211, errors: 402, latency: { p50Ms: 4, p95Ms: 21, p99Ms: 90 } },
    { method: "eth_getBlockByNumber", requests: 61_040, errors: 12, latency: { p50Ms: 2, p95Ms: 9, p99Ms: 31 } },
    { method: "eth_getLogs", requests: 41_377, errors: 688, latency: { p50Ms: 18, p95Ms: 140, p99Ms: 620 } },
    { method: "eth_getTransactionReceipt", requests: 22_904, errors: 0, latency: { p50Ms: 3, p95Ms: 11, p99Ms: 40 } },
    { method: "eth_sendRawTransaction", requests: 3_118, errors: 94, latency: { p50Ms: 9, p95Ms: 44, p99Ms: 160 } },
  ],
  keys: [
    { keyId: "a", name: "Indexer", requests: 171_500 },
    { keyId: "b", name: "Wallet app", requests: 55_150 },
  ],
  errors: [
    { code: -32602, name: "InvalidParams", count: 790 },
    { code: 3, name: "ExecutionReverted", count: 402 },
  ],
  latency: { p50Ms: 4, p95Ms: 38, p99Ms: 120 },
  webSocket: { connections: 214, subscriptions: 391, events: 88_120 },
};

let test: TestService;
let browser: Browser;

beforeAll(async () => {
  test = await startTestService(bothNetworks);
  browser = await openBrowser();
  mkdirSync(folder, { recursive: true });
});

afterAll(async () => {
  await browser?.close();
  await test?.stop();
});

it("takes the README's pictures of the dashboard, light and dark, without an error on the console", async () => {
  const { page, context, problems } = await openReader(browser, dashboardOf(test), {
    viewport: { width: 1_200, height: 940 },
  });
  await signUpAndLogIn(page, ada);
  await makeKey(page, "Indexer");
  await context.route(/api\/usage\/today$/, (route) => route.fulfill({ json: today }));
  await context.route(/api\/usage(\?|$)/, (route) => route.fulfill({ json: usage }));

  await page.clock.setFixedTime(lastDay + 0.6 * dayMs);

  const sizes: number[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/usage");
    await page.getByText("30 days", { exact: true }).click();
    await page.getByText("in 30 days").waitFor();
    await page.getByText("eth_getLogs").first().waitFor();
    await page.locator("figure canvas").first().waitFor();
    sizes.push((await page.screenshot({ path: join(folder, `dashboard-${colorScheme}.png`) })).length);
  }

  expect(sizes.map((bytes) => bytes > 10_000 && bytes < 150_000)).toEqual([true, true]);
  expect(problems).toEqual([]);
  await context.close();
});
