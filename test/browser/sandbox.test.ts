import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "playwright-core";
import { ada, logIn, makeKey, signUpAndLogIn } from "./account.js";
import { findBarriers, type Reader, sidewaysScroll } from "./open-browser.js";
import { useService } from "./use-service.js";

const service = useService();
const { open } = service;

/** Opens a method's page and its sandbox. */
async function openSandbox(page: Page, method: string): Promise<Locator> {
  await page.goto(`/docs/${method}`);
  await page.getByRole("button", { name: "Edit and run" }).click();
  const sandbox = page.getByRole("region", { name: "Try it" });
  await sandbox.getByRole("button", { name: "Run", exact: true }).waitFor();
  return sandbox;
}

const runIn = (sandbox: Locator) => sandbox.getByRole("button", { name: "Run", exact: true }).click();
const responseOf = (sandbox: Locator) => sandbox.getByRole("region", { name: "Response" });

// Each step goes on where the last one ended.
describe("a developer with a key", () => {
  let reader: Reader;
  let sandbox: Locator;
  beforeAll(async () => {
    reader = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    await signUpAndLogIn(reader.page, ada);
    await makeKey(reader.page, "Explorer");
  });
  afterAll(() => reader.context.close());

  it("finds a method by a search, and opens its sandbox", async () => {
    const { page } = reader;
    await page.goto("/docs");
    await page.keyboard.press("/");
    await page.getByRole("dialog").getByRole("searchbox").waitFor();
    await page.keyboard.type("logs");
    await page.getByRole("dialog").getByRole("link", { name: "eth_getLogs", exact: true }).click();
    await page.waitForURL("**/docs/eth_getLogs");
    await page.getByRole("button", { name: "Edit and run" }).click();
    sandbox = page.getByRole("region", { name: "Try it" });
    await sandbox
      .getByRole("combobox", { name: "API key" })
      .getByText(/Explorer \(rg_test_••••\w{4}\)/)
      .waitFor({ state: "attached" });
  });

  it("sees at the field what is wrong with its value, in the service's words, and no request is sent", async () => {
    const field = sandbox.getByRole("textbox", { name: "fromBlock" });
    await field.fill("123");
    const sent: string[] = [];
    reader.page.on("request", (request) => sent.push(request.method()));
    await runIn(sandbox);
    await sandbox.getByText("filter.fromBlock must be a block number (0x and hex digits)").waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.evaluate("document.activeElement.name")).toBe("filter.fromBlock");
    expect(sent).toEqual([]);
  });

  it("fills the form in rightly, runs it and sees the result with what is left of the quota", async () => {
    await sandbox.getByRole("textbox", { name: "fromBlock" }).fill("0x0");
    await sandbox.getByRole("group", { name: "Tags for toBlock" }).getByRole("button", { name: "latest" }).click();
    await runIn(sandbox);
    await responseOf(sandbox).getByText("Result", { exact: true }).waitFor();
    await responseOf(sandbox)
      .getByText(/HTTP 200 · \d+ ms · \d+ bytes · 24,999 requests left today/)
      .waitFor();
    expect(await responseOf(sandbox).getByRole("group", { name: "JSON" }).innerText()).toBe("[]\n");
  });

  it("copies the request as a viem program, which runs as it is and gets the same result", async () => {
    await sandbox.getByText("viem", { exact: true }).click();
    const shown = await sandbox.getByRole("group", { name: "Code: viem" }).innerText();
    await sandbox.getByRole("button", { name: "Copy the code for viem" }).click();
    const code: string = await reader.page.evaluate("navigator.clipboard.readText()");
    expect(shown).toMatch(/\/rg_test_••••\w{4}"/);
    expect(code).toMatch(/\/rg_test_\w{36}"/);
    expect(code).toContain('toBlock: "latest"');

    const dist = join(__dirname, "../../dist");
    mkdirSync(dist, { recursive: true });
    const folder = mkdtempSync(join(dist, "sandbox-"));
    try {
      writeFileSync(join(folder, "request.mjs"), code);
      const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "request.mjs")]);
      expect(stdout.trim()).toBe("[]");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("shares the request by a link without the key", async () => {
    await sandbox.getByRole("button", { name: "Copy link to this request" }).click();
    const link: string = await reader.page.evaluate("navigator.clipboard.readText()");
    expect(link).not.toContain("rg_test");
    const other = await open();
    await other.page.goto(link);
    await other.page.getByRole("region", { name: "Try it" }).getByRole("textbox", { name: "toBlock" }).waitFor();
    expect(await other.page.getByRole("textbox", { name: "toBlock" }).inputValue()).toBe("latest");
    expect(await other.page.getByRole("textbox", { name: "fromBlock" }).inputValue()).toBe("0x0");
    await other.context.close();
  });

  it("finds the request in the history, which holds no key", async () => {
    const { page } = reader;
    await page.goto("/docs/eth_chainId");
    // The sandbox opens by itself for those who have used it.
    await sandbox.getByText("History in this browser").click();
    expect(await page.evaluate("JSON.stringify(localStorage)")).not.toContain("rg_test");
    await sandbox.getByRole("link", { name: /eth_getLogs/ }).click();
    await page.waitForURL("**/docs/eth_getLogs#request=*");
    expect(await sandbox.getByRole("textbox", { name: "toBlock" }).inputValue()).toBe("latest");
  });

  it("sends a request that fails, and finds it in the request log with the reason", async () => {
    const { page } = reader;
    await page.goto("/docs/eth_getBalance");
    await sandbox.getByRole("textbox", { name: "address" }).fill(`0x${"12".repeat(20)}`);
    await sandbox.getByRole("textbox", { name: "block" }).fill("0xffffff");
    await runIn(sandbox);
    await responseOf(sandbox).getByText("-32602").first().waitFor();
    await page.goto("/requests");
    const row = page.getByRole("row").filter({ hasText: "eth_getBalance" });
    await row.getByText("-32602").waitFor();
    await row.getByText("block 0xffffff not found").waitFor();
  });

  it("sees the calls in the usage of the key", async () => {
    const { page } = reader;
    await page.goto("/usage");
    const methods = page.getByRole("region", { name: "By method" });
    await methods.getByRole("row").filter({ hasText: "eth_getLogs" }).waitFor();
    expect(reader.problems).toEqual([]);
  });
});

describe("without an account, in development", () => {
  it.each(["light", "dark"] as const)(
    "the sandbox in the %s theme has no barrier that axe finds",
    async (colorScheme) => {
      const reader = await open({ colorScheme });
      const sandbox = await openSandbox(reader.page, "eth_getLogs");
      await sandbox.getByRole("button", { name: "Use a list for address" }).click();
      await runIn(sandbox);
      await responseOf(sandbox).getByText("HTTP 200").waitFor();
      await sandbox.getByText("History in this browser").click();
      expect(await findBarriers(reader)).toEqual([]);
      expect(reader.problems).toEqual([]);
      await reader.context.close();
    },
  );

  it("fits a phone of 360 pixels", async () => {
    const { page, context } = await open({ viewport: { width: 360, height: 800 } });
    for (const method of ["eth_getLogs", "eth_call", "eth_getTransactionByBlockNumberAndIndex"]) {
      const sandbox = await openSandbox(page, method);
      expect(await sidewaysScroll(page)).toBe(0);
      await runIn(sandbox);
      await responseOf(sandbox).getByText("HTTP 200").waitFor();
      expect(await sidewaysScroll(page)).toBe(0);
      await page.evaluate("localStorage.clear()");
    }
    await context.close();
  });

  it("fills in an example that exists, and shows its quantities and times decoded", async () => {
    const { page, context } = await open();
    const sandbox = await openSandbox(page, "eth_getBlockByNumber");
    await sandbox.getByRole("button", { name: "Fill in an example" }).click();
    await sandbox.getByText("The latest blocks have no transactions").waitFor();
    expect(await sandbox.getByRole("textbox", { name: "block" }).inputValue()).toBe("0x0");
    await runIn(sandbox);
    await responseOf(sandbox)
      .getByText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/)
      .waitFor();
    await context.close();
  });

  it("explains an error, and leads to its page", async () => {
    const { page, context } = await open();
    const sandbox = await openSandbox(page, "eth_sendRawTransaction");
    await sandbox.getByRole("textbox", { name: "signedTransaction" }).fill("0x00");
    await runIn(sandbox);
    await responseOf(sandbox).getByRole("alert").waitFor();
    await responseOf(sandbox)
      .getByRole("link", { name: /^About / })
      .click();
    await page.waitForURL(/\/docs\/errors#\w+/);
    await context.close();
  });

  it("changes networks, keys and code together", async () => {
    const { page, context } = await open();
    const sandbox = await openSandbox(page, "eth_chainId");
    await sandbox.getByText("Mainnet", { exact: true }).click();
    await sandbox.getByText(/Mainnet \(development\) \(rg_main_••••\w{4}\)/).waitFor({ state: "attached" });
    expect(await sandbox.getByRole("group", { name: "Code: curl" }).innerText()).toContain("/rg_main_••••");
    await runIn(sandbox);
    await responseOf(sandbox).getByText('"0x1e"').waitFor();
    await context.close();
  });

  it("works from the keyboard", async () => {
    const { page, context } = await open();
    await page.goto("/docs/eth_getBlockByNumber");
    await page.getByRole("button", { name: "Edit and run" }).focus();
    await page.keyboard.press("Enter");
    const field = page.getByRole("textbox", { name: "block" });
    await field.waitFor();
    const focused = () => page.evaluate("document.activeElement.name");
    for (let presses = 0; presses < 6 && (await focused()) !== "block"; presses++) await page.keyboard.press("Tab");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("latest");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Response" }).getByText("HTTP 200").waitFor();
    await context.close();
  });

  it("says when the service cannot be reached, and when its code could not be loaded", async () => {
    const { page, context } = await open();
    const sandbox = await openSandbox(page, "eth_chainId");
    await context.setOffline(true);
    await runIn(sandbox);
    await responseOf(sandbox).getByText("Cannot reach the service. Check your connection.").waitFor();
    await context.setOffline(false);
    await page.evaluate("localStorage.clear()");
    await page.route("**/mount-sandbox-*.js", (route) => route.abort());
    await page.goto("/docs/eth_call");
    await page.getByRole("button", { name: "Edit and run" }).click();
    await page.getByText("The sandbox could not be loaded").waitFor();
    await context.close();
  });

  it("is not printed", async () => {
    const { page, context } = await open();
    await openSandbox(page, "eth_chainId");
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("region", { name: "Try it" }).count()).toBe(0);
    await context.close();
  });
});

it("asks for a log-in in production, which leads back to the method", async () => {
  const { page, context } = await open();
  await page.route("**/api/service", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mode: "production" } });
  });
  const sandbox = await openSandbox(page, "eth_chainId");
  expect(await sandbox.getByRole("button", { name: "Run", exact: true }).isDisabled()).toBe(true);
  await sandbox.getByRole("link", { name: "Log in to run" }).click();
  await logIn(page, ada);
  await page.waitForURL("**/docs/eth_chainId");
  await page.getByRole("heading", { level: 1, name: "eth_chainId" }).waitFor();
  await context.close();
});

it("says that there is no key for a network, and where to create one", async () => {
  const { page, context } = await open();
  await page.route("**/api/keys", (route) => route.fulfill({ json: { keys: [], limit: 4 } }));
  const sandbox = await openSandbox(page, "eth_chainId");
  await sandbox.getByText("You have no API key for Testnet.").waitFor();
  await sandbox.getByRole("link", { name: "Create one" }).click();
  await page.waitForURL("**/keys");
  await context.close();
});
