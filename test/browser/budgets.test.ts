import { type Account, makeKey, openTab, signUpAndLogIn } from "./account.js";
import { findBarriers } from "./open-browser.js";
import { useService } from "./use-service.js";

const service = useService();
const person: Account = { name: "Hal", email: "hal@example.org", password: "a long enough password" };

it("says where keys are changed that there were too many changes, and when to try again", async () => {
  const reader = await service.open();
  const { page } = reader;
  await signUpAndLogIn(page, person);
  await makeKey(page, "Changed");
  await openTab(page, "Settings");
  const limits = page.getByRole("region", { name: "Limits" });
  const save = async (daily: string) => {
    await limits.getByLabel("Requests per day").fill(daily);
    await limits.getByRole("button", { name: "Save limits" }).click();
  };
  await save("100");
  await limits.getByRole("meter", { name: "Requests used: today" }).waitFor();
  const ofMinute = service.test.service.db.updateTable("throttle").where("key", "like", "keyChange:account:60:%");
  await ofMinute.set({ points: 10 }).execute();
  await save("200");
  await limits.getByText(/Too many changes\. Try again in \d+ seconds\./).waitFor();
  expect(await findBarriers(reader)).toEqual([]);
});
