import type { Page } from "playwright-core";
import type { Mailbox } from "../../src/http/api/api-types.js";
import { linkIn } from "../integration/dashboard-client.js";
import type { TestService } from "../integration/start-test-service.js";

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const ada: Account = { name: "Ada", email: "ada@example.org", password: "a long enough password" };

/** Fills in the sign-up form, and follows the link of the mail in the mailbox. Ends on the log-in page. */
export async function signUp(page: Page, { name, email, password }: Account): Promise<void> {
  await page.goto("/signup");
  await page.getByLabel("Name").fill(name);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  const sent = page.getByRole("heading", { name: "Check your inbox" });
  await sent.or(page.getByRole("alert")).first().waitFor();
  if (!(await sent.isVisible())) throw new Error(`no sign-up: ${await page.getByRole("main").innerText()}`);
  await page.getByRole("link", { name: "mailbox", exact: true }).click();
  await page
    .getByRole("link", { name: /verify-email/ })
    .first()
    .click();
  await page.getByText("Your e-mail is confirmed").waitFor();
}

/** Fills in the log-in form, from the log-in page. */
export async function logIn(page: Page, { email, password }: Omit<Account, "name">): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Signs up and logs in by the API, in a quarter of the time that the forms take. Ends on the empty list of keys. */
export async function signUpAndLogIn(page: Page, { name, email, password }: Account): Promise<void> {
  const { request } = page.context();
  const { origin } = new URL((await request.get("/login")).url());
  const ask = async (path: string, data: unknown): Promise<void> => {
    const response = await request.post(`/api/auth/${path}`, { data, headers: { origin } });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  };
  await ask("sign-up/email", { name, email, password });
  const mailbox = (await (await request.get("/api/dev/mailbox")).json()) as Mailbox;
  const mail = mailbox.messages.find(({ to, subject }) => to === email && subject.includes("Confirm"));
  await request.get(linkIn(mail?.text ?? ""));
  await ask("sign-in/email", { email, password });
  await page.goto("/keys");
  await page.getByText("You have no API keys yet").waitFor();
}

/** Makes a key by the dialog of the keys page, and ends on the key's page. */
export async function makeKey(page: Page, name: string, description = ""): Promise<void> {
  await page.goto("/keys");
  await page.getByRole("button", { name: "New API key" }).click();
  const dialog = page.getByRole("dialog", { name: "New API key" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Description").fill(description);
  await dialog.getByRole("button", { name: "Create key" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

/** Opens a part of a key's page. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name, exact: true }).click();
}

/** The endpoint URL on a key's page, which hides the key until it is asked for. */
export async function readEndpoint(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Show key" }).click();
  return (await page
    .getByText(/^http.*rg_test_\w{36}$/)
    .first()
    .textContent()) as string;
}

/** The dashboard's address as its visitors know it: its cookies and links are made for this name. */
export function dashboardOf({ service }: TestService): string {
  return `http://localhost:${service.port}`;
}
