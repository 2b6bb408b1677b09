import type { Browser, BrowserContextOptions } from "playwright-core";
import { bothNetworks, startTestService, type TestService } from "../integration/start-test-service.js";
import { ada, dashboardOf, makeKey, readEndpoint, signUpAndLogIn } from "./account.js";
import { openBrowser, openReader, type Reader } from "./open-browser.js";

/** A service, and a browser in which its first user is logged in. */
export interface OpenDashboard {
  readonly test: TestService;
  readonly browser: Browser;
  readonly reader: Reader;
  /** Makes a key, and shows its page; resolves to its endpoint URL. */
  readonly addKey: (name: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A phone's screen. */
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 800 } };

/** Starts a service with settings as in the environment, signs a user up and logs in. Ends on the empty list of keys. */
export async function openDashboard(
  settings: Readonly<Record<string, string>> = {},
  options: BrowserContextOptions = {},
): Promise<OpenDashboard> {
  const test = await startTestService({ ...bothNetworks, ...settings });
  const browser = await openBrowser();
  const reader = await openReader(browser, dashboardOf(test), options);
  const { page } = reader;
  await signUpAndLogIn(page, ada);
  const addKey = async (name: string): Promise<string> => {
    await makeKey(page, name);
    return readEndpoint(page);
  };
  const close = async (): Promise<void> => {
    await browser.close();
    await test.stop();
  };
  return { test, browser, reader, addKey, close };
}
