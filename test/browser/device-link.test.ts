import { type Account, logIn, signUp } from "./account.js";
import { findBarriers } from "./open-browser.js";
import { useService } from "./use-service.js";

const service = useService();
const person: Account = { name: "Gil", email: "gil@example.org", password: "a long enough password" };

it("after too many log-ins, a mailed link lets a new device in", async () => {
  const home = await service.open();
  await signUp(home.page, person);
  const stranger = await service.open();
  const { page } = stranger;
  await page.goto("/login");
  for (let guess = 0; guess < 5; guess++) {
    await logIn(page, { ...person, password: `a wrong password ${guess}` });
    await page.getByText("Invalid email or password").waitFor();
  }
  await logIn(page, person);
  await page.getByText("Too many attempts").waitFor();
  expect(await findBarriers(stranger)).toEqual([]);
  await page.getByRole("button", { name: "E-mail me a link" }).click();
  await page.getByText(`If ${person.email} has an account, we sent it a link`).waitFor();
  expect(await findBarriers(stranger)).toEqual([]);

  await page.getByRole("link", { name: "mailbox", exact: true }).click();
  await page
    .getByRole("link", { name: /allow-device/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "You can log in now" }).waitFor();
  expect(await findBarriers(stranger)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, person);
  await page.getByText("You have no API keys yet").waitFor();
});

it("says when links were requested too often", async () => {
  const { page } = await service.open();
  await page.goto("/login");
  for (let guess = 0; guess < 6; guess++) {
    await logIn(page, { email: "nobody@example.org", password: `a wrong password ${guess}` });
    await page.getByText(guess < 5 ? "Invalid email or password" : "Too many attempts").waitFor();
  }
  for (let count = 0; count < 2; count++)
    await page.request.post("/api/auth/device-link/request", {
      data: { email: "nobody@example.org" },
      headers: { origin: new URL(page.url()).origin },
    });
  await page.getByRole("button", { name: "E-mail me a link" }).click();
  await page.getByRole("alert").filter({ hasText: "Too many attempts. Try again in 15 minutes" }).last().waitFor();
});
