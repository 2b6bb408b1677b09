import type { Browser } from "playwright-core";
import { startTestService, type TestService } from "../integration/start-test-service.js";
import { dashboardOf } from "./account.js";
import { openBrowser, openReader } from "./open-browser.js";

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser?.close());

async function withService(mode: string, work: (test: TestService) => Promise<void>): Promise<void> {
  const test = await startTestService({ SIGN_UP: mode });
  try {
    await work(test);
  } finally {
    await test.stop();
  }
}

it.each([
  ["closed", "Sign-up is closed"],
  ["invite", "Sign-up is by invitation"],
])("with SIGN_UP=%s, no page links to the form, and its own says why", async (mode, heading) => {
  await withService(mode, async (test) => {
    const { page, context } = await openReader(browser, dashboardOf(test));
    for (const path of ["/", "/login"]) {
      await page.goto(path);
      await page.getByRole("link", { name: "Log in" }).first().waitFor();
      await page.locator('a[href="/signup"]').first().waitFor({ state: "detached" });
      expect(await page.locator('a[href="/signup"]').count()).toBe(0);
    }
    await page.goto("/signup");
    await page.getByRole("heading", { name: heading }).waitFor();
    expect(await page.getByLabel("E-mail").count()).toBe(0);
    await context.close();
  });
});

it("an invitation's link leads to the form and to an account", async () => {
  await withService("invite", async (test) => {
    const { token } = await test.service.accounts.invitations.create("guest@example.org");
    const { page, context } = await openReader(browser, dashboardOf(test));
    await page.goto(`/signup?token=${token}`);
    const fill = async (email: string): Promise<void> => {
      await page.getByLabel("Name").fill("Guest");
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
      await page.getByRole("button", { name: "Create account" }).click();
    };
    await fill("other@example.org");
    await page.getByText("Sign-up takes a valid invitation for this e-mail").waitFor();
    await fill("guest@example.org");
    await page.getByRole("heading", { name: "Check your inbox" }).waitFor();
    await context.close();
  });
});
