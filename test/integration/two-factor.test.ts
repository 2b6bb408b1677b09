import {
  type ApiAnswer,
  createDashboardClient,
  type DashboardClient,
  joinAsSomebody,
  type Person,
} from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";
import { totpCode } from "./totp-code.js";

let test: TestService;
let client: DashboardClient;
let person: Person;
let totpUri: string;
let backupCodes: readonly string[];
let addresses = 0;

beforeAll(async () => {
  test = await startTestService({ TRUST_PROXY: "1" });
});

afterAll(() => test.stop());

beforeEach(async () => {
  client = createDashboardClient(test.origin, { "x-forwarded-for": `198.51.100.${++addresses}` });
  person = await joinAsSomebody(client);
  ({ totpUri, backupCodes } = await client.post("/api/auth/two-factor/enable", { password: person.password }));
});

/** A code that was not used before: some are valid ahead of their time. */
const code = (later = 0) => totpCode(totpUri, later);

async function tryTo(path: string, body: unknown) {
  const answer = await client.ask("POST", `/api/auth/two-factor/${path}`, { body });
  return answer.status === 200 ? "done" : answer.body.error.code;
}

type Body = Readonly<Record<string, string>>;

const newPassword = "a new password, quite long";
const changes: [path: string, bodyOf: (password: string) => Body][] = [
  ["two-factor/disable", (password) => ({ password })],
  ["two-factor/generate-backup-codes", (password) => ({ password })],
  ["change-password", (currentPassword) => ({ currentPassword, newPassword })],
  ["email-change/request", (password) => ({ newEmail: "elsewhere@example.org", password })],
  ["delete-user", (password) => ({ password })],
];

async function tryChange(path: string, body: Body) {
  const answer = await client.ask("POST", `/api/auth/${path}`, { body });
  return answer.status === 200 ? "done" : answer.body.error.code;
}

/** As if the sessions' codes had been given five minutes ago; the time itself is `test/unit/accounts/second-factors.test.ts`. */
async function forgetCode(): Promise<void> {
  await test.service.db.updateTable("session").set({ second_factor_at: null }).execute();
}

const isOn = async () => (await client.get("/api/me")).twoFactorEnabled;
const logIn = () => client.post("/api/auth/sign-in/email", person);

describe("setting up two-factor authentication", () => {
  it("takes effect with the first right code", async () => {
    expect(await isOn()).toBe(false);
    expect(await tryTo("verify-totp", { code: "000000" })).toBe("invalid_code");
    expect(await isOn()).toBe(false);
    expect(await tryTo("verify-totp", { code: code() })).toBe("done");
    expect(await isOn()).toBe(true);
  });

  it("names the service and the account in the app, with a secret of 160 bits or more", () => {
    const { protocol, host, pathname, searchParams } = new URL(totpUri);
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual(["otpauth:", "totp", `/rootgate:${person.email}`]);
    expect(searchParams.get("secret")?.length).toBeGreaterThanOrEqual(32);
    expect(new Set(backupCodes).size).toBe(10);
  });
});

describe("two-factor authentication", () => {
  let codeOfSetUp: string;
  beforeEach(async () => {
    codeOfSetUp = code();
    await client.post("/api/auth/two-factor/verify-totp", { code: codeOfSetUp });
  });

  it("asks for a code at the log-in", async () => {
    await client.post("/api/auth/sign-out");
    expect(await logIn()).toEqual({ needsCode: true });
    expect((await client.ask("GET", "/api/me")).status).toBe(204);
    expect(await tryTo("verify-totp", { code: "000000" })).toBe("invalid_code");
    expect(await tryTo("verify-totp", { code: code(1) })).toBe("done");
    expect((await client.ask("GET", "/api/me")).status).toBe(200);
  });

  it("takes each code once, that of the set-up too", async () => {
    await client.post("/api/auth/sign-out");
    await logIn();
    // Not the present one, which may be the next by now.
    expect(await tryTo("verify-totp", { code: codeOfSetUp })).toBe("invalid_code");
    const next = code(1);
    expect(await tryTo("verify-totp", { code: next })).toBe("done");
    await client.post("/api/auth/sign-out");
    await logIn();
    expect(await tryTo("verify-totp", { code: next })).toBe("invalid_code");
  });

  it("lets one of several log-ins at the same moment in with the same code", async () => {
    const others = Array.from({ length: 4 }, (_, index) =>
      createDashboardClient(test.origin, { "x-forwarded-for": `203.0.113.${addresses * 4 + index}` }),
    );
    for (const other of others) await other.post("/api/auth/sign-in/email", person);
    const body = { code: code(1) };
    const answers = await Promise.all(
      others.map((other) => other.ask("POST", "/api/auth/two-factor/verify-totp", { body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  it("takes a backup code in its place, once", async () => {
    await client.post("/api/auth/sign-out");
    await logIn();
    expect(await tryTo("verify-backup-code", { code: ` ${backupCodes[0]} ` })).toBe("done");
    await client.post("/api/auth/sign-out");
    await logIn();
    expect(await tryTo("verify-backup-code", { code: backupCodes[0] })).toBe("invalid_backup_code");
    expect(await tryTo("verify-backup-code", { code: backupCodes[1] })).toBe("done");
  });

  describe("when the last code is five minutes ago", () => {
    beforeEach(forgetCode);

    it("says that changes need a code", async () => {
      expect((await client.get("/api/me")).needsCode).toBe(true);
    });

    it.each(changes)("asks for password and code before %s", async (path, bodyOf) => {
      const right = bodyOf(person.password);
      const fresh = code(1);
      const missing = path === "two-factor/disable" ? "invalid" : "code_required";
      expect(await tryChange(path, right)).toBe(missing);
      expect(await tryChange(path, { ...right, code: "000000" })).toBe("invalid_code");
      expect(await tryChange(path, { ...right, code: "no-backup-code" })).toBe("invalid_backup_code");
      expect(await tryChange(path, { ...bodyOf("a wrong password"), code: fresh })).toBe("invalid_password");
      expect(await isOn()).toBe(true);
      // The right code was not used up by the wrong password.
      expect(await tryChange(path, { ...right, code: fresh })).toBe("done");
    });

    it.each(changes)("takes a backup code before %s", async (path, bodyOf) => {
      expect(await tryChange(path, { ...bodyOf(person.password), code: backupCodes[5] ?? "" })).toBe("done");
    });

    it("shows a wrong code at its field, and refuses the sixth code in a minute", async () => {
      const body = { password: person.password, code: "000000" };
      const answers: ApiAnswer[] = [];
      for (let index = 0; index < 6; index++) answers.push(await client.ask("POST", "/api/auth/delete-user", { body }));
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
      expect(answers[0]?.body.error).toMatchObject({ code: "invalid_code", field: "code" });
    });
  });

  it.each(changes)(
    "takes no other code after a log-in with one before %s, unless it turns it off",
    async (path, bodyOf) => {
      await client.post("/api/auth/sign-out");
      await logIn();
      expect(await tryTo("verify-totp", { code: code(1) })).toBe("done");
      expect((await client.get("/api/me")).needsCode).toBe(false);
      const outcome = path === "two-factor/disable" ? "invalid" : "done";
      expect(await tryChange(path, bodyOf(person.password))).toBe(outcome);
    },
  );

  it("asks for a code in other sessions, which had none", async () => {
    const other = createDashboardClient(test.origin, { "x-forwarded-for": `203.0.113.${++addresses}` });
    await other.post("/api/auth/sign-in/email", person);
    await other.post("/api/auth/two-factor/verify-backup-code", { code: backupCodes[6] });
    await forgetCode();
    await client.post("/api/auth/sign-out");
    await logIn();
    expect(await tryTo("verify-totp", { code: code(1) })).toBe("done");
    const body = { password: person.password };
    const refused = await other.ask("POST", "/api/auth/delete-user", { body });
    expect(refused.body.error.code).toBe("code_required");
  });

  it("counts guesses of codes on, whatever the password alone proves in between", async () => {
    const guess = () => tryTo("disable", { password: person.password, code: "000000" });
    for (let index = 0; index < 4; index++) expect(await guess()).toBe("invalid_code");
    const { password } = person;
    expect(await tryTo("generate-backup-codes", { password })).toBe("done");
    expect(await guess()).toBe("too_many_requests");
  });

  it("is off after that, and a backup code serves as well", async () => {
    expect(await tryTo("disable", { password: person.password, code: backupCodes[3] })).toBe("done");
    expect(await isOn()).toBe(false);
    await client.post("/api/auth/sign-out");
    expect(await logIn()).toEqual({ needsCode: false });
  });

  it("has new backup codes after they were renewed; the old ones no longer work", async () => {
    const body = { password: person.password, code: code(1) };
    const renewed = (await client.post("/api/auth/two-factor/generate-backup-codes", body)).backupCodes;
    expect(new Set([...renewed, ...backupCodes]).size).toBe(20);
    await client.post("/api/auth/sign-out");
    await logIn();
    expect(await tryTo("verify-backup-code", { code: backupCodes[0] })).toBe("invalid_backup_code");
    expect(await tryTo("verify-backup-code", { code: renewed[0] })).toBe("done");
  });

  it("cannot be set up again while it is on", async () => {
    expect(await tryTo("enable", { password: person.password })).toBe("totp_already_enabled");
  });
});

it("what is not on takes no code to stay off", async () => {
  expect(await tryTo("generate-backup-codes", { password: person.password, code: "x" })).toBe("two_factor_not_enabled");
  expect((await client.get("/api/security-log")).events.map(({ kind }) => kind)).toEqual(["new_device"]);
});
