import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { bothNetworks, startTestService, type TestService } from "../integration/start-test-service.js";
import { ada, dashboardOf, logIn, makeKey, openTab, signUp } from "./account.js";
import { openBrowser, openReader, type Reader } from "./open-browser.js";

const hour = 3_600_000;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
let test: TestService;
let browser: Browser;
let reader: Reader;

beforeAll(async () => {
  test = await startTestService({ ...bothNetworks, KEY_ROTATION_GRACE_HOURS: "24" }, { now });
  browser = await openBrowser();
  const permissions = ["clipboard-read", "clipboard-write"];
  reader = await openReader(browser, dashboardOf(test), { permissions });
});

afterAll(async () => {
  await browser?.close();
  await test?.stop();
});

// One walk through the dashboard: each step goes on where the last one ended.
describe("a developer", () => {
  let url: string;
  let oldUrl: string;

  it("signs up, confirms the address from the mailbox and logs in", async () => {
    await signUp(reader.page, ada);
    await logIn(reader.page, ada);
    await reader.page.getByText("You have no API keys yet").waitFor();
  });

  it("does not get in with a wrong password", async () => {
    const other = await openReader(browser, dashboardOf(test));
    await other.page.goto("/login");
    await logIn(other.page, { ...ada, password: "not this password" });
    await other.page.getByRole("alert").getByText("Invalid email or password").waitFor();
    await other.context.close();
  });

  it("makes four keys, and is told why a fifth is refused", async () => {
    const { page } = reader;
    const storageState = await reader.context.storageState();
    const { page: elsewhere, context } = await openReader(browser, dashboardOf(test), { storageState });
    for (const name of ["One", "Two", "Three"]) await makeKey(page, name);
    await elsewhere.goto("/keys"); // shows three
    await elsewhere.getByRole("button", { name: "New API key" }).click();
    await makeKey(page, "Four");

    await page.goto("/keys");
    await page.getByText("You've reached the limit of 4 API keys. Revoke one to create another.").waitFor();
    expect(await page.getByRole("button", { name: "New API key" }).isDisabled()).toBe(true);

    const dialog = elsewhere.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Five");
    await dialog.getByRole("button", { name: "Create key" }).click();
    await dialog.getByRole("alert").getByText("You've reached the limit of 4 API keys: revoke one first").waitFor();
    await context.close();
  });

  it("runs the first request as it is", async () => {
    const { page } = reader;
    await page.getByRole("link", { name: "One", exact: true }).click();
    await page.getByRole("button", { name: "Copy the endpoint URL" }).click();
    url = await page.evaluate("navigator.clipboard.readText()");
    expect(url).toMatch(/^http:\/\/localhost:\d+\/rg_test_\w{36}$/);
    const { result } = await test.rpc("testnet", "eth_blockNumber");
    await page.getByRole("button", { name: "Copy as .env" }).click();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(
      `ROOTSTOCK_TESTNET_RPC_URL="${url}"\nROOTSTOCK_TESTNET_WS_URL="${url.replace("http", "ws")}"\n`,
    );

    await page.getByRole("button", { name: "Copy the first request" }).click();
    const example: string = await page.evaluate("navigator.clipboard.readText()");
    const { stdout } = await promisify(execFile)("sh", ["-c", example]);

    expect(JSON.parse(stdout)).toMatchObject({ id: 1, result });
  });

  it("sees the calls counted, by method and key, and the failed one with its reason", async () => {
    const { page } = reader;
    for (let call = 0; call < 5; call++) await callMethod(url, "eth_chainId");
    await callMethod(url, "eth_getBalance");

    await page.getByRole("link", { name: "Usage" }).click();
    await page.getByRole("heading", { level: 1, name: "Usage" }).waitFor();
    const methods = page.getByRole("region", { name: "By method" });
    await methods.getByRole("row").filter({ hasText: "eth_chainId" }).waitFor();
    // The header's notice may have loaded the figure before the calls.
    await page.locator('[role=meter]:not([aria-valuenow="0"])').waitFor();
    const today = Number(await page.getByRole("meter").getAttribute("aria-valuenow"));
    expect(today).toBeGreaterThanOrEqual(7);
    await page.locator("figcaption").getByText(`${today} requests`).waitFor();
    await page.locator("figcaption").getByText("1 error", { exact: true }).waitFor();
    await page.getByRole("region", { name: "By key" }).getByRole("listitem").filter({ hasText: "One" }).waitFor();
    await page.getByRole("region", { name: "Errors by code" }).getByText("-32602").waitFor();
    await page.getByText("Show as a table").click();
    await page
      .getByRole("table", { name: "Requests and errors" })
      .getByRole("cell", { name: String(today), exact: true })
      .waitFor();
    await page.getByRole("region", { name: "Errors by code" }).getByRole("link", { name: "InvalidParams" }).click();
    await page.getByRole("heading", { level: 1, name: "Requests" }).waitFor();
    const row = page.getByRole("row").filter({ hasText: "eth_getBalance" });
    await row.getByText("-32602").waitFor();
    await row.getByText("address").waitFor();
  });

  it("rotates a key, whose previous text works until the grace ends", async () => {
    const { page } = reader;
    await page.getByRole("link", { name: "Keys" }).click();
    await page.getByRole("link", { name: "One", exact: true }).click();
    await page.getByRole("button", { name: "Rotate" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Rotate key" }).click();
    await page.getByText("The previous one works until").waitFor();
    await page.getByRole("button", { name: "Copy the endpoint URL" }).click();
    oldUrl = url;
    url = await page.evaluate("navigator.clipboard.readText()");
    expect(url).not.toBe(oldUrl);

    expect(await callMethod(oldUrl, "eth_chainId")).toBe(200);
    expect(await callMethod(url, "eth_chainId")).toBe(200);
    ahead = 24 * hour + 60_000;
    expect(await callMethod(oldUrl, "eth_chainId")).toBe(401);
    expect(await callMethod(url, "eth_chainId")).toBe(200);
    ahead = 0;
  });

  it("restricts a key, and lifts the restriction", async () => {
    const { page } = reader;
    await openTab(page, "Security");
    const methods = page.getByRole("group", { name: "Methods", exact: true });
    await methods.getByLabel("New method").fill("eth_nonsense");
    await methods.getByRole("button", { name: "Add the method" }).click();
    await methods.getByText("Must be a method of the service").waitFor();
    await methods.getByLabel("New method").fill("eth_call");
    await methods.getByRole("button", { name: "Add the method" }).click();
    await methods.getByRole("button", { name: "Remove eth_call" }).waitFor();
    expect(await answerOf(url, "eth_chainId")).toMatchObject({ error: { code: -32023 } });
    await methods.getByRole("button", { name: "Remove eth_call" }).click();
    await methods.getByText("Everything is allowed.").waitFor();
    expect(await answerOf(url, "eth_chainId")).toMatchObject({ result: "0x1f" });
  });

  it("revokes a key, which is refused from then on", async () => {
    const { page } = reader;
    await page.getByRole("button", { name: "Revoke key" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke key" }).click();
    await page.getByText("3 of 4 keys").waitFor();
    expect(await callMethod(url, "eth_chainId")).toBe(401);
  });

  it("sets a new password when the old one is forgotten", async () => {
    const { page } = reader;
    await page.getByRole("button", { name: "Log out", exact: true }).click();
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByRole("textbox", { name: "E-mail" }).fill(ada.email);
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByRole("link", { name: "mailbox", exact: true }).click();
    const link = page.getByRole("link", { name: /reset-password/ }).first();
    const address = (await link.getAttribute("href")) as string;
    await link.click();
    await page.getByLabel("New password", { exact: true }).fill("another long password");
    await page.getByRole("button", { name: "Reset password" }).click();
    await page.getByText("Your password was reset").waitFor();
    await logIn(page, { ...ada, password: "another long password" });
    await page.getByText("3 of 4 keys").waitFor();

    const late = await openReader(browser, dashboardOf(test));
    await late.page.goto(address);
    await late.page.getByLabel("New password", { exact: true }).fill("a third long password");
    await late.page.getByRole("button", { name: "Reset password" }).click();
    await late.page.getByRole("heading", { name: "This link has expired" }).waitFor();
    await late.context.close();
  });

  it("has seen no error on the console, and nothing the content policy forbids", () => {
    expect(reader.problems).toEqual([]);
  });
});

function post(url: string, method: string): Promise<Response> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: [] });
  return fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
}

async function callMethod(url: string, method: string): Promise<number> {
  const response = await post(url, method);
  await response.text();
  return response.status;
}

async function answerOf(url: string, method: string): Promise<unknown> {
  return (await post(url, method)).json();
}
