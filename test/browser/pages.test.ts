import type { Browser, BrowserContext } from "playwright-core";
import { bothNetworks, startTestService, type TestService } from "../integration/start-test-service.js";
import { ada, dashboardOf, makeKey, signUpAndLogIn } from "./account.js";
import { findBarriers, openBrowser, openReader, sidewaysScroll } from "./open-browser.js";
import { walkByKeyboard } from "./walk-by-keyboard.js";

jest.setTimeout(60_000);

/** Every page with what shows that it is there, with everything that it loads. */
const publicPages = [
  ["/", "Rootstock, one call away"],
  ["/signup", "At least 10 characters"],
  ["/login", "Forgot your password?"],
  ["/login?verified=1", "Your e-mail is confirmed"],
  ["/forgot-password", "e-mail you a link"],
  ["/reset-password?token=abc", "At least 10 characters"],
  ["/reset-password", "This link has expired"],
  ["/confirm-email?token=abc", "Confirm that you want to change"],
  ["/confirm-email", "This link has expired"],
  ["/allow-device?token=abc", "You still need your password"],
  ["/allow-device", "This link has expired"],
  ["/mailbox", "Confirm your e-mail"],
  ["/devchain", "Latest transactions"],
  ["/status", "Operational"],
  ["/no/such-page", "Page not found"],
] as const;
const userPages = [
  ["/keys", "of 4 keys"],
  ["/keys/KEY", "Anyone with this URL can send requests"],
  ["/keys/nothing", "Page not found"],
  ["/usage", "Show as a table"],
  ["/requests", "No requests yet"],
  ["/profile", "Logged in from a new device"],
  ["/operator", "No problems"],
  ["/operator/nobody", "Page not found"],
  ["/operator/USER", "Operators never see the keys themselves"],
] as const;
const pages = [...publicPages, ...userPages];

let test: TestService;
let browser: Browser;
let session: Awaited<ReturnType<BrowserContext["storageState"]>>;
let keyPath: string;
let userPath: string;

beforeAll(async () => {
  test = await startTestService(bothNetworks);
  browser = await openBrowser();
  const { page, context } = await openReader(browser, dashboardOf(test));
  await signUpAndLogIn(page, ada);
  const description = `Its description has a word that cannot be broken: ${"w".repeat(120)}`;
  await makeKey(page, "A key with rather a long name, as long as a name may possibly be", description);
  keyPath = new URL(page.url()).pathname;
  const { db } = test.service;
  const { id } = await db
    .updateTable("user")
    .set({ is_operator: 1 })
    .where("email", "=", ada.email)
    .returning("id")
    .executeTakeFirstOrThrow();
  userPath = `/operator/${id}`;
  session = await context.storageState();
  await context.close();
});

afterAll(async () => {
  await browser?.close();
  await test?.stop();
});

function open(path: string, options: { colorScheme?: "light" | "dark"; width?: number } = {}) {
  const isPublic = publicPages.some(([publicPath]) => publicPath === path);
  return openReader(browser, dashboardOf(test), {
    ...(!isPublic && { storageState: session }),
    colorScheme: options.colorScheme ?? "light",
    viewport: { width: options.width ?? 1200, height: 800 },
  });
}

const fillIn = (path: string) => path.replace("/keys/KEY", keyPath).replace("/operator/USER", userPath);

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it.each(pages)("%s has no barrier that axe finds, and no error", async (path, text) => {
    const reader = await open(path, { colorScheme });
    await reader.page.goto(fillIn(path));
    await reader.page.getByText(text).first().waitFor();
    expect(await findBarriers(reader)).toEqual([]);
    expect(reader.problems).toEqual([]);
    await reader.context.close();
  });
});

it.each(pages)("%s fits a phone of 360 pixels, and a window of 1280 at 200 %", async (path, text) => {
  const { page, context } = await open(path, { width: 360 });
  await page.goto(fillIn(path));
  await page.getByText(text).first().waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 640, height: 400 });
  expect(await sidewaysScroll(page)).toBe(0);
  await context.close();
});

it.each(pages)("%s can be walked through by keyboard: each stop has a name and is seen", async (path, text) => {
  const { page, context } = await open(path);
  await page.goto(fillIn(path), { waitUntil: "networkidle" });
  await page.getByText(text).first().waitFor();
  const stops = await walkByKeyboard(page);
  expect(stops[0]?.name).toBe("Skip to the content");
  expect(stops.filter(({ name, isSeen }) => name === "" || !isSeen)).toEqual([]);
  await context.close();
});

it.each(["New API key", "Rotate", "Revoke key", "Turn on", "Create access key", "Delete account"])(
  "the dialog behind %j has no barrier that axe finds, and fits a phone",
  async (name) => {
    const ofAccount = ["Turn on", "Create access key", "Delete account"];
    const path = name === "New API key" ? "/keys" : ofAccount.includes(name) ? "/profile" : keyPath;
    const reader = await open(path, { width: 360 });
    await reader.page.goto(path);
    await reader.page.getByRole("button", { name }).click();
    await reader.page.getByRole("dialog").waitFor();
    expect(await findBarriers(reader)).toEqual([]);
    expect(await sidewaysScroll(reader.page)).toBe(0);
    await reader.context.close();
  },
);

it("remembers the theme that was chosen", async () => {
  const { page, context } = await open("/login");
  const isDark = () => page.evaluate("getComputedStyle(document.body).colorScheme === 'dark'");
  await page.goto("/login");
  expect(await isDark()).toBe(false);
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  expect(await isDark()).toBe(true);
  await page.reload();
  await page.getByRole("button", { name: "Use the light theme" }).waitFor();
  expect(await isDark()).toBe(true);
  await context.close();
});
