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
  ["/keys/KEY?tab=usage", "Show as a table"],
  ["/keys/KEY?tab=requests", "No requests yet"],
  ["/keys/KEY?tab=security", "Everything is allowed."],
  ["/keys/KEY?tab=settings", "Save limits"],
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

function open(path: string, width = 1_200) {
  const isPublic = publicPages.some(([publicPath]) => publicPath === path);
  return openReader(browser, dashboardOf(test), {
    ...(!isPublic && { storageState: session }),
    colorScheme: "light",
    viewport: { width, height: 800 },
  });
}

/** They begin with the frame after the next. */
const endOfTransitions = `new Promise((begin) => requestAnimationFrame(() => requestAnimationFrame(begin)))
  .then(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))`;

const ofKey = (dialog: string) => (dialog === "Revoke key" ? `${keyPath}?tab=security` : keyPath);
const fillIn = (path: string) => path.replace("/keys/KEY", keyPath).replace("/operator/USER", userPath);

it.each(pages)(
  "%s has no barrier in either theme, fits small screens, and is walked by keyboard",
  async (path, text) => {
    const reader = await open(path);
    const { page } = reader;
    await page.goto(fillIn(path), { waitUntil: "networkidle" });
    await page.getByText(text).first().waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(endOfTransitions);
      expect(await findBarriers(reader)).toEqual([]);
    }
    // A phone, and a window of 1280 pixels at 200 %.
    for (const [width, height] of [
      [360, 800],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(endOfTransitions);
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
    }
    await page.setViewportSize({ width: 1_200, height: 800 });
    const stops = await walkByKeyboard(page);
    expect(stops[0]?.name).toBe("Skip to the content");
    expect(stops.filter(({ name, isSeen }) => name === "" || !isSeen)).toEqual([]);
    expect(reader.problems).toEqual([]);
    await reader.context.close();
  },
);

it.each(["New API key", "Rotate", "Revoke key", "Turn on", "Create access key", "Delete account"])(
  "the dialog behind %j has no barrier that axe finds, and fits a phone",
  async (name) => {
    const ofAccount = ["Turn on", "Create access key", "Delete account"];
    const path = name === "New API key" ? "/keys" : ofAccount.includes(name) ? "/profile" : ofKey(name);
    const reader = await open(path, 360);
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
