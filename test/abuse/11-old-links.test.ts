import {
  createDashboardClient,
  type DashboardClient,
  joinAsSomebody,
  readToken,
} from "../integration/dashboard-client.js";
import { startVictim, type Victim } from "./harness/start-victim.js";

let victim: Victim;
let owner: DashboardClient;
let impostor: DashboardClient;

beforeEach(async () => {
  victim = await startVictim();
  owner = createDashboardClient(victim.origin);
  impostor = createDashboardClient(victim.origin);
});
afterEach(() => victim.stop());

it("a reset link from before a password change, or from before another one, takes no account over", async () => {
  const person = await joinAsSomebody(owner);
  const requestReset = async () => {
    await impostor.post("/api/auth/request-password-reset", { email: person.email });
    return readToken(impostor, person.email, "Reset your password");
  };
  const follow = async (token: string, newPassword: string) =>
    (await impostor.ask("POST", "/api/auth/reset-password", { body: { token, newPassword } })).status;

  const replaced = await requestReset();
  const beforeChange = await requestReset();
  const newPassword = "the owner's new password";
  await owner.post("/api/auth/change-password", { currentPassword: person.password, newPassword });
  const used = await requestReset();
  expect(await follow(used, newPassword)).toBe(200);

  for (const token of [replaced, beforeChange, used]) expect(await follow(token, "the impostor's password")).toBe(400);
  await owner.post("/api/auth/sign-in/email", { email: person.email, password: newPassword });
});
