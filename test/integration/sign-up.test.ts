import { createInvitations } from "../../src/accounts/invitations.js";
import { type ApiAnswer, createDashboardClient, linkIn, readMail } from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";

const password = "correct horse battery";
const dayMs = 86_400_000;

const signUp = (test: TestService, email: string, invitation?: string): Promise<ApiAnswer> => {
  const body = { name: "Ada", email, password, ...(invitation !== undefined && { invitation }) };
  return createDashboardClient(test.origin).ask("POST", "/api/auth/sign-up/email", { body });
};

const hasAccount = async ({ service }: TestService, email: string): Promise<boolean> =>
  (await service.accounts.users.find(email)) !== undefined;

const modeOf = async (test: TestService): Promise<unknown> =>
  ((await (await fetch(`${test.origin}/api/service`)).json()) as { signUp: unknown }).signUp;

describe("closed sign-up", () => {
  let test: TestService;
  beforeAll(async () => (test = await startTestService({ SIGN_UP: "closed" })));
  afterAll(() => test.stop());

  it("refuses everybody, also with an invitation, and says so before", async () => {
    const { token } = await test.service.accounts.invitations.create("ada@example.org");
    for (const invitation of [undefined, token]) {
      const { status, body } = await signUp(test, "ada@example.org", invitation);
      expect([status, body.error]).toEqual([403, { code: "sign_up_closed", message: "Sign-up is closed" }]);
    }
    expect(await hasAccount(test, "ada@example.org")).toBe(false);
    expect(await modeOf(test)).toBe("closed");
  });
});

describe("open sign-up", () => {
  let test: TestService;
  beforeAll(async () => (test = await startTestService()));
  afterAll(() => test.stop());

  it("is the default, and takes no invitation", async () => {
    expect((await signUp(test, "ada@example.org")).status).toBe(200);
    expect(await hasAccount(test, "ada@example.org")).toBe(true);
    expect(await modeOf(test)).toBe("open");
  });
});

describe("sign-up by invitation", () => {
  let test: TestService;
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);
  beforeAll(async () => (test = await startTestService({ SIGN_UP: "invite" }, { now })));
  afterAll(() => test.stop());

  const invite = async (email: string): Promise<string> =>
    (await createInvitations(test.service.db, now).create(email)).token;

  it("refuses an e-mail without an invitation, and one with that of another e-mail", async () => {
    const token = await invite("bob@example.org");
    for (const invitation of [undefined, "", "x".repeat(200), token])
      expect(await signUp(test, "eve@example.org", invitation)).toMatchObject({
        status: 403,
        body: { error: { code: "invalid_invitation" } },
      });
    expect(await hasAccount(test, "eve@example.org")).toBe(false);
  });

  it("makes one account of an invitation, and its e-mail has to be confirmed as any other", async () => {
    const token = await invite("Ada@Example.org");
    expect((await signUp(test, "ada@example.org", token)).status).toBe(200);

    const client = createDashboardClient(test.origin);
    const person = { email: "ada@example.org", password };
    expect((await client.ask("POST", "/api/auth/sign-in/email", { body: person })).status).toBe(403);
    await client.ask("GET", linkIn(await readMail(client, person.email, "Confirm")));
    await client.post("/api/auth/sign-in/email", person);
    // Also after the account is gone.
    await client.post("/api/auth/delete-user", { password });
    expect((await signUp(test, person.email, token)).status).toBe(403);
  });

  it("keeps an invitation that a refused request tried to use", async () => {
    const token = await invite("short@example.org");
    const body = { name: "Ada", email: "short@example.org", password: "short", invitation: token };
    const client = createDashboardClient(test.origin);
    expect((await client.ask("POST", "/api/auth/sign-up/email", { body })).status).toBe(400);
    expect((await signUp(test, "short@example.org", token)).status).toBe(200);
  });

  it("refuses an earlier invitation than the latest one", async () => {
    const [first, second] = [await invite("two@example.org"), await invite("two@example.org")];
    expect((await signUp(test, "two@example.org", first)).status).toBe(403);
    expect((await signUp(test, "two@example.org", second)).status).toBe(200);
  });

  it("accepts an invitation for seven days, and deletes expired ones with the next", async () => {
    const [early, late] = [await invite("early@example.org"), await invite("late@example.org")];
    aheadMs = 7 * dayMs - 30_000;
    expect((await signUp(test, "early@example.org", early)).status).toBe(200);
    aheadMs = 7 * dayMs + 1;
    expect((await signUp(test, "late@example.org", late)).status).toBe(403);
    await invite("next@example.org");
    const rows = await test.service.db.selectFrom("invitation").select("email").orderBy("email").execute();
    expect(rows).toEqual([{ email: "next@example.org" }]);
    aheadMs = 0;
  });
});
