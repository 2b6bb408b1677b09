import { type OpenedPages, openPages, pages } from "./open-pages.js";

/** 1.6 Mbit/s with 150 ms: Lighthouse's slow 4G. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const largestPaint = `new Promise((resolve) =>
  new PerformanceObserver((list) => resolve(Math.round(list.getEntries().at(-1).startTime)))
    .observe({ type: "largest-contentful-paint", buffered: true }))`;
/** Browsers say that some seconds after the page was loaded. */
const unusedPreload = "preloaded using link preload but not used";
/** An operator's page of a user has its facts, use and audit log, and a plot. */
const maxRequestsOf = (path: string) => (path === "/operator/USER" ? 13 : 12);
const maxScriptBytes = 130_000;

/** The dashboard's, without those whose object is missing. */
const paths = pages
  .map(([path]) => path)
  .filter(
    (path) => /^\/(?:$|status|keys|usage|requests|profile|operator)/.test(path) && !/[?]|nothing|nobody/.test(path),
  );

let opened: OpenedPages;
beforeAll(async () => {
  opened = await openPages();
});
afterAll(() => opened?.close());

it.each([...paths, "/docs"])("%s comes in few requests, and prints how fast", async (path) => {
  const { page, context } = await opened.open(path);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", slowLine);
  // On a slow machine, a page may ask for new data before the last file is there.
  const asked = new Set<string>();
  const failures: string[] = [];
  const warnings: string[] = [];
  let scriptBytes = 0;
  page.on("response", (response) => {
    asked.add(response.url());
    if (response.status() >= 400) failures.push(response.url());
  });
  page.on("console", (message) => warnings.push(message.text()));
  page.on("requestfinished", async (request) => {
    if (request.resourceType() === "script") scriptBytes += (await request.sizes()).responseBodySize;
  });
  await page.goto(opened.fillIn(path), { waitUntil: "networkidle" });
  const paintedMs = String(await page.evaluate(largestPaint));
  process.stdout.write(`${path}: ${paintedMs} ms, ${asked.size} requests, ${scriptBytes} bytes of scripts\n`);

  expect(failures).toEqual([]);
  expect(asked.size).toBeLessThanOrEqual(maxRequestsOf(path));
  expect(scriptBytes).toBeLessThan(maxScriptBytes);
  expect(warnings.filter((text) => text.includes(unusedPreload))).toEqual([]);
  await context.close();
});
