import { existsSync, readFileSync } from "node:fs";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";

// Readers share a process where they can: it has compiled the dashboard's scripts and axe before.
const flags = [
  ..."--no-sandbox --disable-gpu --disable-quic --no-first-run --renderer-process-limit=1".split(" "),
  ..."--disable-background-networking --disable-component-update --disable-sync".split(" "),
];
const refusal = "Failed to load resource: the server responded with a status of 4";

/** Debian's programs. The first has the same engine without windows, and takes half the CPU. */
const programs = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Debian's Chromium, or the one that CHROMIUM names. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? programs.find(existsSync) ?? "chromium";
  return chromium.launch({ executablePath, args: flags });
}

/** A reader of the dashboard: a page of their own, and everything that went wrong on it. */
export interface Reader {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors on the console, exceptions, violations of the content policy. An answer of 4xx is an answer, not an error. */
  readonly problems: readonly string[];
}

export async function openReader(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<Reader> {
  const context = await browser.newContext({ baseURL, ...options });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !text.startsWith(refusal)) problems.push(text);
  });
  return { page, context, problems };
}

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** All rules of axe, or those about colours: a theme changes nothing else. */
type Rules = "all" | "of colours";

/** What axe finds on the page as it is now, a line per finding. */
export async function findBarriers({ page, context }: Reader, rules: Rules = "all"): Promise<string[]> {
  // A page's own script comes after that of all pages.
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // The page's own policy rightly keeps a foreign script out; axe comes in beside it.
  const devtools = await context.newCDPSession(page);
  const { result: has } = await devtools.send("Runtime.evaluate", { expression: "'axe' in globalThis" });
  if (has.value !== true) await devtools.send("Runtime.evaluate", { expression: axe });
  const options = rules === "all" ? "{}" : "{ runOnly: ['cat.color'] }";
  const { result } = await devtools.send("Runtime.evaluate", {
    expression: `axe.run(${options}).then(({ violations }) => violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.html)))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await devtools.detach();
  return result.value as string[];
}

/** How far the page is wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate("document.documentElement.scrollWidth - window.innerWidth");
}
