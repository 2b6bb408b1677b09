import {
  createDashboardClient,
  type DashboardClient,
  joinAsSomebody,
  type Person,
  readToken,
} from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";
import { totpCode } from "./totp-code.js";

const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";

let test: TestService;
let owner: DashboardClient;
let person: Person;
let addresses = 0;

beforeAll(async () => {
  test = await startTestService({ TRUST_PROXY: "1" });
});

afterAll(() => test.stop());

beforeEach(async () => {
  owner = createDashboardClient(test.origin, { "x-forwarded-for": `198.51.100.${++addresses}`, "user-agent": firefox });
  person = await joinAsSomebody(owner);
});

const newDevice = () => createDashboardClient(test.origin, { "x-forwarded-for": `203.0.113.${addresses}` });

async function kindsOf(client: DashboardClient): Promise<string[]> {
  return (await client.get("/api/security-log")).events.map(({ kind }) => kind);
}

/** The subjects of the mails to the person, oldest first, but for those that they asked for. */
async function subjects(): Promise<string[]> {
  const { messages } = await owner.get("/api/dev/mailbox");
  const toOwner = messages.filter(({ to, subject }) => to === person.email && !/^(Confirm|Reset) your/.test(subject));
  return toOwner.map(({ subject }) => subject.replace(" · rootgate", "")).toReversed();
}

const logIn = (client: DashboardClient, password = person.password) =>
  client.post("/api/auth/sign-in/email", { email: person.email, password });

describe("a log-in", () => {
  it("with the first device of a new account is written down, and not mailed", async () => {
    const { events, next } = await owner.get("/api/security-log");
    expect(events).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        kind: "new_device",
        detail: null,
        ipAddress: `198.51.100.${addresses}`,
        device: "Firefox on Windows",
      },
    ]);
    expect(next).toBeNull();
    expect(await subjects()).toEqual([]);
  });

  it("with the same device again is no event", async () => {
    await owner.post("/api/auth/sign-out");
    await logIn(owner);
    expect(await kindsOf(owner)).toEqual(["new_device"]);
  });

  it("with another device is mailed, with its address", async () => {
    await logIn(newDevice());
    expect(await kindsOf(owner)).toEqual(["new_device", "new_device"]);
    expect(await subjects()).toEqual(["New log-in to your account"]);
    const { messages } = await owner.get("/api/dev/mailbox");
    expect(messages[0]?.text).toContain(`IP address: 203.0.113.${addresses}`);
  });

  it("that fails, or waits for its code, is no event", async () => {
    const { totpUri } = await owner.post("/api/auth/two-factor/enable", { password: person.password });
    await owner.post("/api/auth/two-factor/verify-totp", { code: totpCode(totpUri) });
    const other = newDevice();
    await other.ask("POST", "/api/auth/sign-in/email", { body: { ...person, password: "wrong password" } });
    expect(await logIn(other)).toEqual({ needsCode: true });
    expect(await kindsOf(owner)).toEqual(["two_factor_on", "new_device"]);
    await other.post("/api/auth/two-factor/verify-totp", { code: totpCode(totpUri, 1) });
    expect(await kindsOf(owner)).toEqual(["new_device", "two_factor_on", "new_device"]);
  });

  it("never makes a device known whose cookie somebody planted", async () => {
    const stranger = newDevice();
    const theirs = await joinAsSomebody(stranger);
    const planted = stranger.cookies.get("rootgate.device") ?? "";
    await owner.ask("POST", "/api/auth/sign-in/email", {
      body: person,
      headers: { cookie: `rootgate.device=${planted}` },
    });
    expect(theirs.email).not.toBe(person.email);
    const before = (await subjects()).length;
    await logIn(stranger);
    expect((await subjects()).slice(before)).toEqual(["New log-in to your account"]);
  });
});

describe("the owner is told", () => {
  it("when the password is changed; other devices are new again", async () => {
    const other = newDevice();
    await logIn(other);
    const newPassword = "a new password, quite long";
    await owner.post("/api/auth/change-password", { currentPassword: person.password, newPassword });
    await logIn(other, newPassword);
    await logIn(owner, newPassword);
    const told = ["New log-in to your account", "Your password was changed", "New log-in to your account"];
    expect(await subjects()).toEqual(told);
  });

  it("when the password is reset by a mail's link, which makes that device known", async () => {
    const other = newDevice();
    await other.post("/api/auth/request-password-reset", { email: person.email });
    const token = await readToken(other, person.email, "Reset your password");
    await other.post("/api/auth/reset-password", { token, newPassword: "a new password, quite long" });
    await logIn(other, "a new password, quite long");
    expect(await subjects()).toEqual(["Your password was reset"]);
    expect(await kindsOf(other)).toEqual(["password_reset", "new_device"]);
  });

  it("when two-factor authentication is turned on, used with a backup code, renewed and turned off", async () => {
    const { password } = person;
    const { totpUri, backupCodes } = await owner.post("/api/auth/two-factor/enable", { password });
    expect(await subjects()).toEqual([]);
    await owner.post("/api/auth/two-factor/verify-totp", { code: totpCode(totpUri) });
    const other = newDevice();
    await logIn(other);
    await other.post("/api/auth/two-factor/verify-backup-code", { code: backupCodes[0] });
    const renewed = { password, code: backupCodes[1] };
    const { backupCodes: newCodes } = await owner.post("/api/auth/two-factor/generate-backup-codes", renewed);
    await owner.post("/api/auth/two-factor/disable", { password, code: newCodes[0] });
    expect(await subjects()).toEqual([
      "Two-factor authentication was turned on",
      "A backup code was used",
      "New log-in to your account",
      "New backup codes were created",
      "Two-factor authentication was turned off",
    ]);
  });

  it("when an API key is created, rotated and revoked", async () => {
    const { id } = await owner.post("/api/keys", { name: "my app", network: "Testnet" });
    await owner.ask("PATCH", `/api/keys/${id}`, { body: { name: "renamed" } });
    await owner.post(`/api/keys/${id}/rotate`);
    expect((await owner.ask("DELETE", `/api/keys/${id}`)).status).toBe(204);
    expect(await subjects()).toEqual(["API key created", "API key rotated", "API key revoked"]);
    const { events } = await owner.get("/api/security-log");
    expect(events.slice(0, 3)).toMatchObject([
      { kind: "key_revoked", detail: "renamed", ipAddress: `198.51.100.${addresses}`, device: "Firefox on Windows" },
      { kind: "key_rotated", detail: "renamed" },
      { kind: "key_created", detail: "my app" },
    ]);
  });

  it("when the account is deleted", async () => {
    await owner.post("/api/auth/delete-user", { password: person.password });
    expect(await subjects()).toEqual(["Your account was deleted"]);
  });

  it("nothing when a change fails", async () => {
    const body = { currentPassword: "wrong password", newPassword: "a new password, quite long" };
    await owner.ask("POST", "/api/auth/change-password", { body });
    await owner.ask("POST", "/api/auth/two-factor/disable", { body: { password: "wrong password", code: "000000" } });
    await owner.ask("POST", "/api/auth/reset-password", { body: { token: "x", newPassword: body.newPassword } });
    expect(await subjects()).toEqual([]);
  });
});

it("devices that were logged out are new again", async () => {
  const other = newDevice();
  await logIn(other);
  expect((await owner.ask("DELETE", "/api/sessions")).status).toBe(204);
  await logIn(other);
  await logIn(owner);
  expect(await subjects()).toEqual(["New log-in to your account", "New log-in to your account"]);
});

it("the log is for its owner only", async () => {
  expect((await newDevice().ask("GET", "/api/security-log")).status).toBe(401);
  const wrong = await owner.ask("GET", `/api/security-log?before=${"x".repeat(101)}`);
  expect([wrong.status, wrong.body.error.field]).toEqual([400, "before"]);
});
