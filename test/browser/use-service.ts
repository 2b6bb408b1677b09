import type { Browser, BrowserContextOptions } from "playwright-core";
import { bothNetworks, startTestService, type TestService } from "../integration/start-test-service.js";
import { dashboardOf } from "./account.js";
import { openBrowser, openReader, type Reader } from "./open-browser.js";

interface ServiceInUse {
  /** The service; there is none before the tests begin. */
  readonly test: TestService;
  /** A new reader of its pages. */
  readonly open: (options?: BrowserContextOptions) => Promise<Reader>;
}

/** A service with both networks, and a browser, for all tests of a file: started before them, stopped after. */
export function useService(): ServiceInUse {
  let test: TestService;
  let browser: Browser;
  beforeAll(async () => {
    test = await startTestService(bothNetworks);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await test?.stop();
  });
  return {
    get test() {
      return test;
    },
    open: (options) => openReader(browser, dashboardOf(test), options),
  };
}
