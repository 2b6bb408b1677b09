import {
  createDashboardClient,
  type DashboardClient,
  joinAsSomebody,
  type Person,
  readToken,
} from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";
import { totpCode } from "./totp-code.js";

let test: TestService;
let owner: DashboardClient;
let stranger: DashboardClient;
let person: Person;

beforeAll(async () => {
  test = await startTestService({ TRUST_PROXY: "1" });
});

afterAll(() => test.stop());

let addresses = 0;

beforeEach(async () => {
  addresses++;
  owner = createDashboardClient(test.origin, { "x-forwarded-for": `198.51.100.${addresses}` });
  stranger = createDashboardClient(test.origin, { "x-forwarded-for": `203.0.113.${addresses}` });
  person = await joinAsSomebody(owner);
});

async function requestReset(): Promise<string> {
  await stranger.post("/api/auth/request-password-reset", { email: person.email });
  return readToken(stranger, person.email, "Reset your password");
}

const reset = (token: string, newPassword = "a password of the stranger") =>
  stranger.ask("POST", "/api/auth/reset-password", { body: { token, newPassword } });

/** What becomes of a link that does not work. */
const refused = [400, "invalid_token"];

async function outcomeOf(token: string) {
  const { status, body } = await reset(token);
  return [status, body.error?.code];
}

async function turnOnTwoFactor() {
  const { totpUri, backupCodes } = await owner.post("/api/auth/two-factor/enable", { password: person.password });
  await owner.post("/api/auth/two-factor/verify-totp", { code: totpCode(totpUri) });
  return { totpUri, backupCode: backupCodes[0] as string };
}

describe("a password reset link", () => {
  it("works, when nothing came between", async () => {
    expect((await reset(await requestReset())).status).toBe(200);
  });

  it("ends when a newer one is requested", async () => {
    const [first, second] = [await requestReset(), await requestReset()];
    expect(second).not.toBe(first);
    expect(await outcomeOf(first)).toEqual(refused);
    expect((await reset(second)).status).toBe(200);
  });

  it("ends when it was used", async () => {
    const token = await requestReset();
    await reset(token);
    expect(await outcomeOf(token)).toEqual(refused);
  });

  it("ends when the password is changed", async () => {
    const token = await requestReset();
    const body = { currentPassword: person.password, newPassword: "the owner's new password" };
    await owner.post("/api/auth/change-password", body);
    expect(await outcomeOf(token)).toEqual(refused);
    await stranger.post("/api/auth/sign-in/email", { email: person.email, password: body.newPassword });
  });

  it("stays when changing the password fails", async () => {
    const token = await requestReset();
    const body = { currentPassword: "not the password", newPassword: "the owner's new password" };
    expect((await owner.ask("POST", "/api/auth/change-password", { body })).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it("ends when two-factor authentication is turned on, and when it is turned off", async () => {
    const before = await requestReset();
    const { backupCode } = await turnOnTwoFactor();
    expect(await outcomeOf(before)).toEqual(refused);
    const between = await requestReset();
    await owner.post("/api/auth/two-factor/disable", { password: person.password, code: backupCode });
    expect(await outcomeOf(between)).toEqual(refused);
  });

  it("stays while two-factor authentication is only being set up", async () => {
    const token = await requestReset();
    await owner.post("/api/auth/two-factor/enable", { password: person.password });
    const wrong = await owner.ask("POST", "/api/auth/two-factor/verify-totp", { body: { code: "000000" } });
    expect(wrong.status).toBe(401);
    expect((await reset(token)).status).toBe(200);
  });

  it("is refused without a token, and with another kind of value for one", async () => {
    for (const token of ["x", "reset-password:x"]) expect(await outcomeOf(token)).toEqual(refused);
    const { status } = await stranger.ask("POST", "/api/auth/reset-password", {
      body: { token: { $ne: "" }, newPassword: "a password of the stranger" },
    });
    expect(status).toBe(400);
  });
});

describe("a link that confirms an e-mail", () => {
  const email = () => `unconfirmed-${addresses}@example.org`;
  const verify = async (token: string) =>
    (await stranger.ask("GET", `/api/auth/verify-email?token=${token}`)).headers.get("location");

  beforeEach(async () => {
    stranger.forgetCookies();
    await stranger.post("/api/auth/sign-up/email", { name: "A", email: email(), password: person.password });
  });

  /** Links of the same second are the same: another secret would have to be in the library's token. */
  async function sendAgain(token: string): Promise<string> {
    for (;;) {
      await test.service.db.deleteFrom("throttle").execute();
      await stranger.post("/api/auth/send-verification-email", { email: email() });
      const newest = await readToken(stranger, email(), "Confirm");
      if (newest !== token) return newest;
    }
  }

  it("ends when another one is sent", async () => {
    const first = await readToken(stranger, email(), "Confirm");
    const second = await sendAgain(first);
    expect(await verify(first)).toBe("/login?error=invalid_token");
    expect(await verify(second)).toBe("/login?verified=1");
  });

  it("may be followed twice, as some mail servers do before their reader", async () => {
    const token = await readToken(stranger, email(), "Confirm");
    expect(await verify(token)).toBe("/login?verified=1");
    expect(await verify(token)).toBe("/login?verified=1");
  });

  it("ends when the password is reset", async () => {
    const token = await readToken(stranger, email(), "Confirm");
    await stranger.post("/api/auth/request-password-reset", { email: email() });
    await reset(await readToken(stranger, email(), "Reset your password"));
    expect(await verify(token)).toBe("/login?error=invalid_token");
  });
});

describe("a change that protects the account", () => {
  const logInElsewhere = async () => {
    await stranger.post("/api/auth/sign-in/email", person);
    expect((await stranger.ask("GET", "/api/me")).status).toBe(200);
  };

  it("logs out other devices when two-factor authentication is turned on, and keeps this one", async () => {
    await logInElsewhere();
    await turnOnTwoFactor();
    expect((await stranger.ask("GET", "/api/me")).status).toBe(204);
    expect((await owner.ask("GET", "/api/me")).status).toBe(200);
  });

  it("ends a log-in that waits for a code when the password is changed", async () => {
    const { totpUri } = await turnOnTwoFactor();
    await stranger.post("/api/auth/sign-in/email", person);
    const body = { currentPassword: person.password, newPassword: "the owner's new password" };
    await owner.post("/api/auth/change-password", body);
    const code = totpCode(totpUri, 1);
    const late = await stranger.ask("POST", "/api/auth/two-factor/verify-totp", { body: { code } });
    expect([late.status, late.body.error.code]).toEqual([401, "invalid_two_factor_cookie"]);
  });
});
