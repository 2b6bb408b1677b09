import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ada, makeKey, signUpAndLogIn } from "./account.js";
import type { Reader } from "./open-browser.js";
import { dayMs, keyUsage, lastDay, today, usage } from "./picture-data.js";
import { useService } from "./use-service.js";

/** Where the pictures go: PICTURES=docs/pictures replaces those of the README and the landing page. */
const folder = process.env["PICTURES"] ?? "dist/pictures";
const maxBytes = 150_000;
const service = useService();
const { open } = service;

/** An account of the devchain. */
const fundedAddress = async () => /0x[0-9a-fA-F]{40}\b/.exec(await service.test.service.banner())?.[0] ?? "";

let reader: Reader;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  reader = await open({ viewport: { width: 1_200, height: 600 } });
  const { page, context } = reader;
  await signUpAndLogIn(page, ada);
  const ids: string[] = [];
  for (const name of ["Indexer", "Wallet app"]) {
    await makeKey(page, name);
    ids.push(new URL(page.url()).pathname.replace("/keys/", ""));
  }
  await context.route(/api\/usage\/today$/, (route) => route.fulfill({ json: today }));
  await context.route(/api\/usage\/keys$/, (route) => route.fulfill({ json: keyUsage(ids) }));
  await context.route(/api\/usage(\?|$)/, (route) => route.fulfill({ json: usage }));
});
afterAll(() => reader.context.close());

const scenes: readonly (readonly [name: string, show: (page: Page) => Promise<void>])[] = [
  [
    "keys",
    async (page) => {
      await page.goto("/keys");
      await page.getByText("2 of 4 keys").waitFor();
    },
  ],
  [
    "sandbox",
    async (page) => {
      await page.setViewportSize({ width: 1_300, height: 1_018 });
      await page.goto("/docs/eth_getBalance");
      const sandbox = page.getByRole("region", { name: "Try it" });
      await page.getByRole("button", { name: "Edit and run" }).click();
      await sandbox.getByRole("textbox", { name: "address" }).fill(await fundedAddress());
      await sandbox.getByRole("group", { name: "Tags for block" }).getByRole("button", { name: "latest" }).click();
      await sandbox.getByRole("button", { name: "Run", exact: true }).click();
      await sandbox.getByRole("region", { name: "Response" }).getByText("Result", { exact: true }).waitFor();
      // It would open by itself for those who have used it.
      await page.evaluate("localStorage.clear()");
    },
  ],
  [
    "usage",
    async (page) => {
      await page.setViewportSize({ width: 1_200, height: 940 });
      await page.goto("/usage?range=30d");
      await page.getByText("in 30 days").waitFor();
      await page.getByRole("link", { name: "eth_getLogs" }).waitFor();
      await page.locator("figure canvas").first().waitFor();
    },
  ],
];

describe.each(scenes)("the picture of %s", (name, show) => {
  it.each(["light", "dark"] as const)(
    "is taken in the %s theme, without an error on the console",
    async (colorScheme) => {
      const { page, problems } = reader;
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      if (name === "usage") await page.clock.setFixedTime(lastDay + 0.6 * dayMs);
      await show(page);
      const { length } = await page.screenshot({
        path: join(folder, `${name}-${colorScheme}.jpg`),
        type: "jpeg",
        quality: 70,
      });
      expect(length).toBeGreaterThan(10_000);
      expect(length).toBeLessThan(maxBytes);
      expect(problems).toEqual([]);
    },
  );
});
