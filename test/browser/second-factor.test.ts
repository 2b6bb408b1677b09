import { totpCode } from "../integration/totp-code.js";
import { type Account, signUpAndLogIn } from "./account.js";
import { findBarriers, type Reader } from "./open-browser.js";
import { useService } from "./use-service.js";

const service = useService();
const person: Account = { name: "Flo", email: "flo@example.org", password: "a long enough password" };

let reader: Reader;
let uri: string;
let backupCodes: readonly string[];

beforeAll(async () => {
  reader = await service.open();
  const { page } = reader;
  await signUpAndLogIn(page, person);
  await page.goto("/profile?tab=security");
  await page.getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  uri = (await dialog.getByRole("link", { name: "open it in an app" }).getAttribute("href")) as string;
  backupCodes = await dialog.getByRole("listitem").allTextContents();
  await dialog.getByLabel("Six-digit code").fill(totpCode(uri));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "Turn off" }).waitFor();
});

const forgetCode = () => service.test.service.db.updateTable("session").set({ second_factor_at: null }).execute();

it("asks for a code once the server needs one, keeps what was typed, and leads to the field", async () => {
  const { page } = reader;
  const card = page.getByRole("region", { name: "Password" });
  expect(await card.getByLabel("Authentication code").count()).toBe(0);
  await card.getByLabel("Current password", { exact: true }).fill(person.password);
  await card.getByLabel("New password", { exact: true }).fill("another long password");
  await forgetCode();
  await card.getByRole("button", { name: "Change password" }).click();

  const code = card.getByLabel("Authentication code");
  await code.waitFor();
  await card.getByText("Enter a code from your authenticator app, or a backup code").waitFor();
  expect(await code.getAttribute("aria-invalid")).toBe("true");
  expect(await page.evaluate("document.activeElement.name")).toBe("code");
  expect(await findBarriers(reader)).toEqual([]);
  await code.fill("000000");
  await card.getByRole("button", { name: "Change password" }).click();
  await card.getByText("Invalid code").waitFor();
  await code.fill(totpCode(uri, 1));
  await card.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Password changed").first().waitFor();
});

it("deletes the account with a backup code", async () => {
  const { page } = reader;
  await page.goto("/profile");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password", { exact: true }).fill("another long password");
  expect(await findBarriers(reader)).toEqual([]);
  await dialog.getByLabel("Authentication code").fill(backupCodes[0] ?? "");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await page.getByText("Account deleted").waitFor();
});
