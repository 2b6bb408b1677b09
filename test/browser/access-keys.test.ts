import { type Account, signUpAndLogIn } from "./account.js";
import { findBarriers, type Reader } from "./open-browser.js";
import { useService } from "./use-service.js";

const service = useService();
const person: Account = { name: "Ida", email: "ida@example.org", password: "a long enough password" };

let reader: Reader;

beforeAll(async () => {
  reader = await service.open();
  await signUpAndLogIn(reader.page, person);
  await reader.page.goto("/profile?tab=api");
});

it("makes an access key, shows it once, lists it, and revokes it", async () => {
  const { page } = reader;
  const card = page.getByRole("region", { name: "Access keys" });
  await card.getByText("You have no access keys.").waitFor();
  await card.getByRole("button", { name: "Create access key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Nightly export");
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await dialog.getByText("Choose at least one").waitFor();
  expect(await page.evaluate("document.activeElement.tagName")).toBe("FIELDSET");
  expect(await findBarriers(reader)).toEqual([]);

  await dialog.getByRole("checkbox", { name: /usage:read/ }).check();
  await dialog.getByLabel("Expiry").selectOption("In 30 days");
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await dialog.getByRole("heading", { name: "Access key created" }).waitFor();
  const text = (await dialog.locator("code").first().textContent()) as string;
  expect(text).toMatch(/^rg_access_\w{36}$/);
  expect(await findBarriers(reader)).toEqual([]);
  await dialog.getByRole("button", { name: "Done" }).click();

  await card.getByText("Nightly export").waitFor();
  expect(await card.textContent()).toContain(`rg_access_••••${text.slice(-4)}`);
  expect(await page.content()).not.toContain(text);
  const headers = { authorization: `Bearer ${text}` };
  const use = async () => (await fetch(`${service.test.origin}/v1/usage/today`, { headers })).status;
  expect(await use()).toBe(200);

  await card.getByRole("button", { name: "Revoke the access key Nightly export" }).click();
  await card.getByText("You have no access keys.").waitFor();
  expect(await use()).toBe(401);
});
