import type { Browser, BrowserContext } from "playwright-core";
import { bothNetworks, startTestService, type TestService } from "../integration/start-test-service.js";
import { ada, dashboardOf, makeKey, signUpAndLogIn } from "./account.js";
import { openBrowser, openReader, type Reader } from "./open-browser.js";

/** A path, in which KEY and USER stand for IDs, and a text that shows that the page is there, with everything that it loads. */
type ListedPage = readonly [path: string, text: string];

/** Those that everybody sees. */
export const publicPages: readonly ListedPage[] = [
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
];
/** Those of a user who is logged in. */
export const userPages: readonly ListedPage[] = [
  ["/keys", "of 4 keys"],
  ["/keys/KEY", "Anyone with this URL can send requests"],
  ["/keys/KEY?tab=usage", "Show as a table"],
  ["/keys/KEY?tab=requests", "No requests yet"],
  ["/keys/KEY?tab=security", "Everything is allowed."],
  ["/keys/KEY?tab=settings", "Save limits"],
  ["/keys/nothing", "Page not found"],
  ["/usage", "Show as a table"],
  ["/requests", "No requests yet"],
  ["/profile", "You log in with"],
  ["/profile?tab=security", "Logged in from a new device"],
  ["/profile?tab=alerts", "First alert about a quota"],
  ["/profile?tab=api", "Create access key"],
  ["/operator", "No problems"],
  ["/operator/nobody", "Page not found"],
  ["/operator/USER", "Operators never see the keys themselves"],
];
export const pages = [...publicPages, ...userPages];

/** A service with one user, who operates it and has a key with long texts, and a browser. */
export interface OpenedPages {
  /** A path of the list, with the IDs of the key and the user. */
  readonly fillIn: (path: string) => string;
  /** A reader of a page of the list: logged in for those of users. */
  readonly open: (path: string, width?: number) => Promise<Reader>;
  readonly close: () => Promise<void>;
}

export async function openPages(): Promise<OpenedPages> {
  const test = await startTestService(bothNetworks);
  const browser = await openBrowser();
  const { session, keyPath, userPath } = await prepareUser(test, browser);
  return {
    fillIn: (path) => path.replace("/keys/KEY", keyPath).replace("/operator/USER", userPath),
    open(path, width = 1_200) {
      const isPublic = publicPages.some(([publicPath]) => publicPath === path);
      return openReader(browser, dashboardOf(test), {
        ...(!isPublic && { storageState: session }),
        colorScheme: "light",
        viewport: { width, height: 800 },
      });
    },
    async close() {
      await browser.close();
      await test.stop();
    },
  };
}

interface PreparedUser {
  readonly session: Awaited<ReturnType<BrowserContext["storageState"]>>;
  readonly keyPath: string;
  readonly userPath: string;
}

async function prepareUser(test: TestService, browser: Browser): Promise<PreparedUser> {
  const { page, context } = await openReader(browser, dashboardOf(test));
  await signUpAndLogIn(page, ada);
  const description = `Its description has a word that cannot be broken: ${"w".repeat(120)}`;
  await makeKey(page, "A key with rather a long name, as long as a name may possibly be", description);
  const keyPath = new URL(page.url()).pathname;
  const operators = test.service.db.updateTable("user").set({ is_operator: 1 }).where("email", "=", ada.email);
  const { id } = await operators.returning("id").executeTakeFirstOrThrow();
  const session = await context.storageState();
  await context.close();
  return { session, keyPath, userPath: `/operator/${id}` };
}

/** Transitions begin with the frame after the next. */
export const endOfTransitions = `new Promise((begin) => requestAnimationFrame(() => requestAnimationFrame(begin)))
  .then(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))`;
