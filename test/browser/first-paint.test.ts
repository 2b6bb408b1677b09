import { dashboardOf } from "./account.js";
import { phone } from "./open-dashboard.js";
import { useService } from "./use-service.js";

/** Each page with a text that is there before its scripts have run. */
const pages = [
  ["/", "Rootstock, one call away"],
  ["/login", "Forgot your password?"],
  ["/signup", "Already have an account?"],
  ["/docs", "rootgate gives your application JSON-RPC endpoints"],
  ["/docs/eth_getLogs", "A request must be within one of two limits"],
] as const;

const service = useService();
const { open } = service;

describe.each(pages)("%s", (path, text) => {
  it("is readable without JavaScript", async () => {
    const { page, context } = await open({ ...phone, javaScriptEnabled: false });
    await page.goto(path);
    expect(await page.getByText(text).first().isVisible()).toBe(true);
    expect(await page.getByRole("button").count()).toBe(0);
    await context.close();
  });

  it("hydrates as a whole, before data arrives that its HTML lacks", async () => {
    const { page, context } = await open();
    const html = await (await page.goto(path, { waitUntil: "commit" }))?.text();
    expect(html).toContain(text);
    // React's mark of a Suspense boundary, which hydrates later than the rest.
    expect(html).not.toContain("<!--$");
    await context.close();
  });

  it.each(["light", "dark"] as const)(
    "is painted in the chosen theme, on a device of the other, before its scripts are there: %s",
    async (theme) => {
      const { page, context } = await open({ colorScheme: theme === "dark" ? "light" : "dark" });
      await context.addInitScript(`localStorage.setItem("rootgate.theme", "${theme}")`);
      await page.route(/assets\/[^/]+\.js$/, (route) => route.abort());
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(await page.getByText(text).first().isVisible()).toBe(true);
      expect(await page.evaluate("getComputedStyle(document.body).colorScheme")).toBe(theme);
      await context.close();
    },
  );

  it("is taken over by its scripts as it is, and loads from nowhere else", async () => {
    const { page, context, problems } = await open();
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    // React reports a difference between the page's HTML and its own as an error.
    await page.goto(path, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /Use the dark theme/ }).click();
    expect(await page.evaluate("getComputedStyle(document.body).colorScheme")).toBe("dark");
    expect(problems).toEqual([]);
    expect([...origins]).toEqual([dashboardOf(service.test)]);
    await context.close();
  });
});

it("shows the status though the service does not say who its reader is", async () => {
  const { page, context } = await open();
  await page.route("**/api/me", () => undefined);
  await page.goto("/status");
  await page.getByText("Operational").first().waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Status");
  await context.close();
});

it("takes a form's values that were typed before its scripts were there, and sends none before", async () => {
  const { page, context } = await open();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/[^/]+\.js$/, (route) => released.then(() => route.continue()));
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "E-mail" }).fill("nobody@example.org");
  await page.getByLabel("Password", { exact: true }).fill("a long enough password");
  await page.keyboard.press("Enter");
  expect(await page.getByRole("button", { name: "Log in" }).isDisabled()).toBe(true);
  release();
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("alert").getByText("Invalid email or password").waitFor();
  expect(page.url()).toBe(`${dashboardOf(service.test)}/login`);
  await context.close();
});
