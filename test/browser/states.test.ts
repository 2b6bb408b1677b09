import { readFileSync } from "node:fs";
import type { Locator } from "playwright-core";
import { decodeQR as decodeQr } from "qr/decode.js";
import { totpCode } from "../integration/totp-code.js";
import { type Account, ada, dashboardOf, logIn, openTab, signUpAndLogIn } from "./account.js";
import { findBarriers, openReader, type Reader, sidewaysScroll } from "./open-browser.js";
import { type OpenDashboard, openDashboard } from "./open-dashboard.js";

let dashboard: OpenDashboard;
let reader: Reader;

beforeAll(async () => {
  dashboard = await openDashboard();
  reader = dashboard.reader;
});

afterAll(() => dashboard?.close());

it("makes a key by keyboard alone, and gives the focus back when a dialog closes", async () => {
  const { page } = reader;
  const focused = () => page.evaluate("document.activeElement.textContent || document.activeElement.name");
  await page.goto("/keys");
  await page.getByText("You have no API keys yet").waitFor();
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Skip to the content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await focused()).toContain("New API key");

  await page.keyboard.press("Enter");
  expect(await focused()).toBe("name");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await focused()).toContain("New API key");

  await page.keyboard.press("Enter");
  await page.keyboard.type("By keyboard");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "By keyboard" }).waitFor();
  expect(await focused()).toBe("By keyboard");
});

it("says why a form was refused, at its field, and leads there", async () => {
  const { page, context } = await openReader(dashboard.browser, dashboardOf(dashboard.test));
  await page.goto("/signup");
  await page.getByLabel("Name").fill("   ");
  await page.getByRole("textbox", { name: "E-mail" }).fill("someone@example.org");
  await page.getByLabel("Password", { exact: true }).fill("long enough, this one");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Must not be empty").waitFor();
  expect(await page.evaluate("document.activeElement.name")).toBe("name");
  expect(await page.getByLabel("Name").getAttribute("aria-invalid")).toBe("true");
  await context.close();
});

it("says that it is offline, and goes on when it is not", async () => {
  const { page, context } = reader;
  await page.goto("/keys");
  await page.getByText("1 of 4 keys").waitFor();
  await context.setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await page.getByRole("button", { name: "New API key" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Offline");
  await page.getByRole("button", { name: "Create key" }).click();
  await page.getByRole("alert").getByText("Cannot reach the service.").waitFor();
  await context.setOffline(false);
  await page.getByText("You are offline.").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("1 of 4 keys").waitFor();
});

it("offers another try when something could not be loaded", async () => {
  const { page, context } = reader;
  let isBroken = true;
  await context.route("**/api/keys", (route) =>
    isBroken ? route.fulfill({ status: 500, body: "not JSON" }) : route.continue(),
  );
  await page.goto("/keys");
  await page.getByText("We couldn't load this").waitFor();
  expect(await findBarriers(reader)).toEqual([]);
  isBroken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("1 of 4 keys").waitFor();
  await context.unroute("**/api/keys");
});

it("shows that the daily limit is reached", async () => {
  const { page, context } = reader;
  const resetAt = new Date(Date.now() + 3_600_000).toISOString();
  await context.route("**/api/usage/today", (route) =>
    route.fulfill({ json: { limit: 25_000, used: 25_000, resetAt } }),
  );
  await page.goto("/usage");
  await page.getByText("Quota exceeded").waitFor();
  expect(await findBarriers(reader)).toEqual([]);
  await context.unroute("**/api/usage/today");
});

it("leads to the log-in when the session is over, and back", async () => {
  const { page, context } = reader;
  await page.goto("/usage");
  await page.getByRole("heading", { name: "Usage" }).waitFor();
  await context.clearCookies();
  await page.getByText("Your session expired. Log in to continue.").waitFor();
  await logIn(page, ada);
  await page.getByRole("heading", { name: "Usage" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/usage");
});

it("asks strangers to log in or to sign up, and leads on to the page that they wanted", async () => {
  const stranger = await openReader(dashboard.browser, dashboardOf(dashboard.test));
  await stranger.page.goto("/usage");
  await stranger.page.getByText("Log in or create an account to continue.").waitFor();
  await logIn(stranger.page, ada);
  await stranger.page.getByRole("heading", { name: "Usage" }).waitFor();
  await stranger.context.close();
});

it("never leads to another site after the log-in", async () => {
  const other = await openReader(dashboard.browser, dashboardOf(dashboard.test));
  for (const next of ["//example.org/", "https://example.org/", "/\\example.org/"]) {
    await other.context.clearCookies();
    await other.page.goto(`/login?next=${encodeURIComponent(next)}`);
    await logIn(other.page, ada);
    await other.page.getByText("1 of 4 keys").waitFor();
    expect(new URL(other.page.url()).origin).toBe(dashboardOf(dashboard.test));
  }
  await other.context.close();
});

/** What a camera reads off the QR code on the page. */
async function readQrCode(code: Locator): Promise<string> {
  const [, , width = "", height = ""] = ((await code.getAttribute("viewBox")) ?? "").split(" ");
  const image = { width: Number(width) * 4, height: Number(height) * 4, data: new Uint8Array() };
  image.data = new Uint8Array(image.width * image.height * 4).fill(255);
  const path = (await code.locator("path").getAttribute("d")) ?? "";
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dot = 0; dot < 16; dot++) {
      const row = Number(y) * 4 + Math.floor(dot / 4);
      image.data.set([0, 0, 0], (row * image.width + Number(x) * 4 + (dot % 4)) * 4);
    }
  return decodeQr(image);
}

it("turns two-factor authentication on, asks for it at the log-in, renews the backup codes, and turns it off", async () => {
  const { page } = reader;
  const dialog = page.getByRole("dialog");
  const problemsBefore = reader.problems.length;
  await page.goto("/profile?tab=security");
  await page.getByRole("button", { name: "Turn on" }).click();
  await dialog.getByLabel("Your password", { exact: true }).fill(ada.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  const uri = (await dialog.getByRole("link", { name: "open it in an app" }).getAttribute("href")) as string;
  expect(await readQrCode(dialog.getByRole("img", { name: "QR code with the setup key" }))).toBe(uri);
  const [backupCode = ""] = await dialog.getByRole("listitem").allTextContents();
  expect(await findBarriers(reader)).toEqual([]);
  await dialog.getByLabel("Six-digit code").fill(totpCode(uri));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "Turn off" }).waitFor();

  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await logIn(page, ada);
  await page.getByLabel("Six-digit code").fill("000000");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("Invalid code").waitFor();
  await page.getByRole("button", { name: "Use a backup code" }).click();
  await page.getByRole("heading", { name: "Enter a backup code" }).waitFor();
  expect(await page.getByText("six digits").count()).toBe(0);
  expect(await findBarriers(reader)).toEqual([]);
  await page.getByLabel("Backup code").fill(backupCode);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("1 of 4 keys").waitFor();

  await page.goto("/profile?tab=security");
  await page.getByRole("button", { name: "New backup codes" }).click();
  await dialog.getByLabel("Your password", { exact: true }).fill(ada.password);
  expect(await dialog.getByLabel("Authentication code").count()).toBe(0);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("link", { name: "Download" }).waitFor();
  const codes = await dialog.getByRole("listitem").allTextContents();
  expect(codes).toHaveLength(10);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("link", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("rootgate-backup-codes.txt");
  const file = readFileSync(await download.path(), "utf8");
  expect(file).toContain(ada.email);
  for (const code of codes) expect(file).toContain(code);
  await dialog.getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: "Turn off" }).click();
  await dialog.getByLabel("Your password", { exact: true }).fill(ada.password);
  await dialog.getByLabel("Authentication code").fill(backupCode);
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await dialog.getByText("Invalid backup code").waitFor();
  await dialog.getByLabel("Authentication code").fill(codes[0] as string);
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("button", { name: "Turn on" }).waitFor();
  await page.getByText("Two-factor authentication turned off").waitFor();
  expect(reader.problems.slice(problemsBefore)).toEqual([]);
});

it("sends test coins to an address", async () => {
  const { page } = reader;
  await page.setViewportSize({ width: 360, height: 800 });
  const address = `0x${"ab".repeat(20)}`;
  await page.goto("/devchain");
  await page.getByLabel("Address", { exact: true }).fill(address);
  await page.getByRole("button", { name: "Send test coins" }).click();
  await page.getByText("1 tRBTC sent").waitFor();
  const table = page.getByRole("table", { name: "Latest transactions" });
  await table.getByRole("button", { name: `Copy the recipient ${address}` }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  const { result } = await dashboard.test.rpc("testnet", "eth_getBalance", [address]);
  expect(BigInt(result as string)).toBe(10n ** 18n);
});

it("mines blocks, replaces them, moves the clock, and takes the devchain back to a snapshot", async () => {
  const { page } = reader;
  await page.goto("/devchain");
  await page.getByRole("button", { name: "Take a snapshot" }).click();
  await page.getByText("Snapshot 1 taken").waitFor();
  const { result: before } = await dashboard.test.rpc("testnet", "eth_blockNumber", []);
  await page.getByLabel("Blocks", { exact: true }).fill("3");
  await page.getByRole("button", { name: "Mine blocks" }).click();
  await page.getByText(`Block ${Number(before) + 3} is the latest.`).waitFor();
  await page.getByLabel("Newest blocks").fill("2");
  await page.getByRole("button", { name: "Replace blocks" }).click();
  await page.getByText(`Block ${Number(before) + 4} is the latest.`).waitFor();
  await page.getByRole("button", { name: "Move the clock forward" }).click();
  await page.getByText("Its clock is 3,600 s ahead.").waitFor();

  await page.getByRole("button", { name: "Reset to snapshot 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset", exact: true }).click();
  await page.getByText("Its clock is this machine's.").waitFor();
  expect((await dashboard.test.rpc("testnet", "eth_blockNumber", [])).result).toBe(before);
  await page.getByRole("button", { name: "Reset the chain" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset", exact: true }).click();
  await page.getByText("No snapshots yet.").waitFor();
  expect((await dashboard.test.rpc("testnet", "eth_blockNumber", [])).result).toBe("0x0");
  expect(await sidewaysScroll(page)).toBe(0);
});

it("ends other sessions, changes the password, and deletes the account", async () => {
  const { page } = reader;
  const other = await openReader(dashboard.browser, dashboardOf(dashboard.test));
  await other.page.goto("/login");
  await logIn(other.page, ada);
  await other.page.getByText("1 of 4 keys").waitFor();
  await page.goto("/profile?tab=security");
  await page.getByRole("button", { name: "Log out other devices" }).click();
  await page.getByText("Session revoked").waitFor();
  await other.page.reload();
  await other.page.getByText("Log in or create an account to continue.").waitFor();
  await other.context.close();

  await page.getByLabel("Current password", { exact: true }).fill(ada.password);
  await page.getByLabel("New password", { exact: true }).fill("a changed long password");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Password changed", { exact: true }).first().waitFor();

  await openTab(page, "Account");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password", { exact: true }).fill(ada.password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByRole("alert").waitFor();
  await dialog.getByLabel("Your password", { exact: true }).fill("a changed long password");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await page.getByText("Account deleted").waitFor();
  await page.getByRole("heading", { level: 1, name: "Rootstock, one call away" }).waitFor();
});

it("shows the security log, older pages on demand, and another try when one fails", async () => {
  const other: Account = { name: "Grace", email: "grace@example.org", password: "a long enough password" };
  const own = await openReader(dashboard.browser, dashboardOf(dashboard.test));
  const { page, context } = own;
  await signUpAndLogIn(page, other);
  const pageOf = (first: number, next: string | null) => ({
    events: Array.from({ length: 2 }, (_, index) => ({
      id: String(first + index),
      at: new Date(Date.now() - (first + index) * 86_400_000).toISOString(),
      kind: "key_created",
      detail: `key ${first + index} ${"w".repeat(50)}`,
      ipAddress: first === 0 ? "203.0.113.9" : null,
      device: first === 0 ? "Firefox on Linux" : null,
    })),
    next,
  });
  let isBroken = true;
  await context.route("**/api/security-log?before=*", (route) =>
    isBroken ? route.fulfill({ status: 500, body: "" }) : route.fulfill({ json: pageOf(2, null) }),
  );
  await context.route(/api\/security-log\??$/, (route) => route.fulfill({ json: pageOf(0, "a") }));
  await page.goto("/profile?tab=security");
  const log = page.getByRole("region", { name: "Security log" });
  await log.getByText("API key “key 1").waitFor();
  await log.getByText("Firefox on Linux · 203.0.113.9").first().waitFor();
  expect(await log.getByText("API key “key 2").count()).toBe(0);

  await log.getByRole("button", { name: "Show older" }).click();
  await log.getByRole("alert").waitFor();
  expect(await findBarriers(own)).toEqual([]);
  isBroken = false;
  await log.getByRole("button", { name: "Show older" }).click();
  await log.getByText("API key “key 3").waitFor();
  await log.getByText("By the operator of this service").first().waitFor();
  expect(await log.getByRole("button", { name: "Show older" }).count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sidewaysScroll(page)).toBe(0);
  await context.close();
});

it("changes the e-mail by a link to each inbox", async () => {
  const eve: Account = { name: "Eve", email: "eve@example.org", password: "a long enough password" };
  const own = await openReader(dashboard.browser, dashboardOf(dashboard.test));
  const { page, context } = own;
  await signUpAndLogIn(page, eve);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Change e-mail" }).click();
  const card = page.getByRole("region", { name: "E-mail" });
  await card.getByLabel("New e-mail").fill("eve.new@example.org");
  await card.getByLabel("Your password", { exact: true }).fill("not this password");
  await card.getByRole("button", { name: "Send link" }).click();
  await card.getByRole("alert").waitFor();
  expect(await findBarriers(own)).toEqual([]);
  await card.getByLabel("Your password", { exact: true }).fill(eve.password);
  await card.getByRole("button", { name: "Send link" }).click();
  await card.getByText("Check the inbox of eve@example.org").waitFor();

  for (const [subject, outcome] of [
    ["Approve your new e-mail", "Check your new inbox"],
    ["Confirm your new e-mail", "Your e-mail was changed"],
  ] as const) {
    await page.goto("/mailbox");
    await page.getByText(subject).first().waitFor();
    await page
      .getByRole("link", { name: /confirm-email/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByRole("heading", { name: outcome }).waitFor();
    expect(await findBarriers(own)).toEqual([]);
  }
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, { ...eve, email: "eve.new@example.org" });
  await page.getByText("You have no API keys yet").waitFor();
  await context.close();
});

it("chooses what a new key's estimates are, and changes it on the key's page", async () => {
  const own = await openReader(dashboard.browser, dashboardOf(dashboard.test));
  const { page, context } = own;
  const kay: Account = { name: "Kay", email: "kay@example.org", password: "a long enough password" };
  await signUpAndLogIn(page, kay);
  await page.getByRole("button", { name: "New API key" }).click();
  const dialog = page.getByRole("dialog", { name: "New API key" });
  await dialog.getByLabel("Name").fill("Strict");
  expect(await dialog.getByLabel("Estimates").isVisible()).toBe(false);
  await dialog.getByText("More options").press("Enter");
  await dialog.getByLabel("Estimates").selectOption("Fail when the transaction would fail");
  expect(await findBarriers(own)).toEqual([]);
  await dialog.getByRole("button", { name: "Create key" }).click();
  await page.getByRole("heading", { level: 1, name: "Strict" }).waitFor();
  await openTab(page, "Settings");
  expect(await page.getByLabel("Estimates").inputValue()).toBe("strict");

  await page.getByLabel("Estimates").selectOption("As in the specification");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved", { exact: false }).first().waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Strict" }).waitFor();
  expect(await page.getByLabel("Estimates").inputValue()).toBe("specified");
  await context.close();
});

it("gives a new key limits and restrictions, and shows what is wrong with one where it was hidden", async () => {
  const own = await openReader(dashboard.browser, dashboardOf(dashboard.test));
  const { page, context } = own;
  const lin: Account = { name: "Lin", email: "lin@example.org", password: "a long enough password" };
  await signUpAndLogIn(page, lin);
  await page.getByRole("button", { name: "New API key" }).click();
  const dialog = page.getByRole("dialog", { name: "New API key" });
  await dialog.getByLabel("Name").fill("Bounded");
  await dialog.getByText("Limits", { exact: true }).press("Enter");
  await dialog.getByLabel("Requests per day").fill("1000");
  await dialog.getByText("Restrictions", { exact: true }).press("Enter");
  await dialog.getByLabel("IP addresses").fill("203.0.113.0/24\nnowhere");
  await dialog.getByLabel("Methods").fill("eth_call, eth_chainId");
  expect(await findBarriers(own)).toEqual([]);
  await dialog.getByText("Restrictions", { exact: true }).press("Enter");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await dialog.getByText("Must be an IP address or a network", { exact: false }).waitFor();
  const addresses = dialog.getByLabel("IP addresses");
  expect(await addresses.evaluate((field) => field.matches(":focus"))).toBe(true);

  await addresses.fill("203.0.113.0/24\n2001:db8::/32\n");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await page.getByRole("heading", { level: 1, name: "Bounded" }).waitFor();
  await openTab(page, "Settings");
  expect(await page.getByLabel("Requests per day").inputValue()).toBe("1000");
  await openTab(page, "Security");
  expect(await page.getByRole("list", { name: "Allowed: IP addresses" }).allInnerTexts()).toEqual([
    expect.stringContaining("2001:db8::/32"),
  ]);
  expect(await page.getByRole("list", { name: "Allowed: Methods" }).innerText()).toContain("eth_chainId");
  await context.close();
});
