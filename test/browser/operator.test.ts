import { createUser } from "../../src/accounts/operator-users.js";
import { totpCode } from "../integration/totp-code.js";
import { type Account, logIn, signUpAndLogIn } from "./account.js";
import { findBarriers, type Reader, sidewaysScroll } from "./open-browser.js";
import { useService } from "./use-service.js";

const service = useService();
const person: Account = { name: "Olga", email: "olga@example.org", password: "a long enough password" };
const [first, second] = ["grace@example.org", "hedy@example.org"];

let reader: Reader;

beforeAll(async () => {
  reader = await service.open();
  await signUpAndLogIn(reader.page, person);
  const { accounts } = service.test.service;
  for (const email of [first, second]) await createUser(accounts.operatorOf(""), { email, name: "<b>Grace</b>" });
});

const makeOperator = (isOperator: boolean) =>
  service.test.service.db
    .updateTable("user")
    .set({ is_operator: isOperator ? 1 : 0 })
    .where("email", "=", person.email)
    .execute();

it("is nothing for others: no link, and no page", async () => {
  const { page } = reader;
  expect(await page.getByRole("link", { name: "Operator" }).count()).toBe(0);
  await page.goto("/operator");
  await page.getByText("Page not found").waitFor();
});

it("leads from the list of users to one, whom it suspends and enables", async () => {
  await makeOperator(true);
  const { page } = reader;
  await page.goto("/keys");
  await page.getByRole("link", { name: "Operator" }).click();
  await page.getByRole("searchbox", { name: "Start of the e-mail" }).fill("GRACE");
  await page.getByRole("link", { name: second }).waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("?email=GRACE");
  await page.getByRole("region", { name: "Users" }).getByRole("link", { name: first }).click();
  await page.getByRole("heading", { level: 1, name: first }).waitFor();

  await page.getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("dialog", { name: `Suspend ${first}?` });
  await dialog.waitFor();
  expect(await findBarriers(reader)).toEqual([]);
  await dialog.getByRole("button", { name: "Suspend" }).click();
  const account = page.getByRole("region", { name: "Account" });
  await account.getByText("Suspended", { exact: true }).first().waitFor();
  await page.getByRole("cell", { name: "Account disabled" }).waitFor();
  await page.getByRole("button", { name: "Enable" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Enable" }).click();
  await account.getByText("Active", { exact: true }).waitFor();
});

it("changes quotas, says what is wrong with one, and goes back to the default", async () => {
  const { page } = reader;
  const change = async (value: string) => {
    await page.getByRole("button", { name: "Change quotas" }).click();
    await page.getByRole("dialog").getByLabel("Requests per day").fill(value);
    await page.getByRole("dialog").getByRole("button", { name: "Change" }).click();
  };
  await change("1000000000");
  await page.getByText("Must be at most 999999999").waitFor();
  expect(await page.evaluate("document.activeElement.name")).toBe("dailyRequests");
  await page.getByRole("button", { name: "Cancel" }).click();
  await change("1234");
  await page.getByText("of 1,234 requests").waitFor();
  await change("");
  await page.getByText("of 25,000 requests").waitFor();
});

it("asks for a code where two-factor authentication is on, once for five minutes", async () => {
  const { page } = reader;
  const here = page.url();
  await page.goto("/profile?tab=security");
  await page.getByRole("button", { name: "Turn on" }).click();
  const setUp = page.getByRole("dialog");
  await setUp.getByLabel("Your password", { exact: true }).fill(person.password);
  await setUp.getByRole("button", { name: "Continue" }).click();
  const uri = (await setUp.getByRole("link", { name: "open it in an app" }).getAttribute("href")) as string;
  await setUp.getByLabel("Six-digit code").fill(totpCode(uri));
  await setUp.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "Turn off" }).waitFor();
  await service.test.service.db.updateTable("session").set({ second_factor_at: null }).execute();

  await page.goto(here);
  await page.getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Authentication code").fill("000000");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await dialog.getByText("Invalid code").waitFor();
  await dialog.getByLabel("Authentication code").fill(totpCode(uri, 1));
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await page.getByText("User suspended").waitFor();

  await page.getByRole("button", { name: "Delete account" }).click();
  expect(await page.getByRole("dialog").getByLabel("Authentication code").count()).toBe(0);
  await page.getByRole("dialog").getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("heading", { level: 1, name: "Operator" }).waitFor();
  await page.getByRole("link", { name: second }).waitFor();
  expect(await page.getByRole("link", { name: first }).count()).toBe(0);
});

it("invites a user, whose link opens the form", async () => {
  const { page } = reader;
  await page.getByRole("button", { name: "Invite a user" }).click();
  await page.getByRole("dialog").getByLabel("E-mail").fill(second);
  await page.getByRole("dialog").getByRole("button", { name: "Invite" }).click();
  await page.getByText(`There is already a user ${second}`).waitFor();
  await page.getByRole("dialog").getByLabel("E-mail").fill("ida@example.org");
  await page.getByRole("dialog").getByRole("button", { name: "Invite" }).click();
  await page.getByRole("heading", { name: "Invitation sent" }).waitFor();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await findBarriers(reader)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const url = await page.getByRole("dialog").locator("code").textContent();
  const invited = await service.open();
  await invited.page.goto(url as string);
  await invited.page.getByRole("button", { name: "Create account" }).waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await page.setViewportSize({ width: 1200, height: 800 });
});

it("ends with the right to it", async () => {
  const { page } = reader;
  await makeOperator(false);
  await page.goto("/operator");
  await page.getByText("Page not found").waitFor();
  expect(await page.getByRole("link", { name: "Operator" }).count()).toBe(0);
});

it("shows an operator who logs in the page that was asked for", async () => {
  await makeOperator(true);
  await service.test.service.db.updateTable("user").set({ twoFactorEnabled: 0 }).execute();
  const { page } = await service.open();
  await page.goto("/operator?status=unverified");
  await page.getByText("Log in or create an account to continue").waitFor();
  await logIn(page, person);
  await page.getByText("No matching users.").waitFor();
});
