import {
  createDashboardClient,
  type DashboardClient,
  joinAsSomebody,
  type Person,
  readMail,
  readToken,
} from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";
import { totpCode } from "./totp-code.js";

let test: TestService;
let owner: DashboardClient;
let visitor: DashboardClient;
let person: Person;
let newEmail: string;
let count = 0;

beforeAll(async () => {
  test = await startTestService({ TRUST_PROXY: "1" });
});

afterAll(() => test.stop());

beforeEach(async () => {
  count++;
  owner = createDashboardClient(test.origin, { "x-forwarded-for": `198.51.100.${count}` });
  visitor = createDashboardClient(test.origin, { "x-forwarded-for": `203.0.113.${count}` });
  person = await joinAsSomebody(owner);
  newEmail = `new-${count}@example.org`;
});

async function request(body: Readonly<Record<string, string>> = {}) {
  const answer = await owner.ask("POST", "/api/auth/email-change/request", {
    body: { newEmail, password: person.password, ...body },
  });
  return answer.status === 200 ? "done" : answer.body.error.code;
}

/** Follows the newest link in an inbox. */
async function follow(to: string, subject: string) {
  return followToken(await readToken(visitor, to, subject));
}

async function followToken(token: string) {
  const { status, body } = await visitor.ask("POST", "/api/auth/email-change/confirm", { body: { token } });
  return status === 200 ? body : body.error.code;
}

const approve = () => follow(person.email, "Approve your new e-mail");
const confirm = () => follow(newEmail, "Confirm your new e-mail");

const mailsTo = async (to: string) =>
  (await visitor.get("/api/dev/mailbox")).messages.filter((mail) => mail.to === to).map(({ subject }) => subject);

const logIn = async (email: string) =>
  (await visitor.ask("POST", "/api/auth/sign-in/email", { body: { email, password: person.password } })).status;

describe("changing the e-mail", () => {
  it("takes a link to the present e-mail, then one to the new, and logs out all devices", async () => {
    expect(await request()).toBe("done");
    expect(await mailsTo(newEmail)).toEqual([]);
    expect(await approve()).toEqual({ isChanged: false });
    expect((await owner.get("/api/me")).email).toBe(person.email);

    expect(await confirm()).toEqual({ isChanged: true });
    expect((await owner.ask("GET", "/api/me")).status).toBe(204);
    expect(await logIn(person.email)).toBe(401);
    expect(await logIn(newEmail.toUpperCase())).toBe(200);
    expect(await visitor.get("/api/me")).toMatchObject({ email: newEmail, emailVerified: true });
  });

  it("is told to both e-mails, and written down", async () => {
    await request();
    await approve();
    await confirm();
    for (const email of [person.email, newEmail])
      expect(await readMail(visitor, email, "Your e-mail was changed")).toContain(`${person.email} → ${newEmail}`);
    await logIn(newEmail);
    expect((await visitor.get("/api/security-log")).events[1]).toMatchObject({
      kind: "email_changed",
      detail: `${person.email} → ${newEmail}`,
      ipAddress: `203.0.113.${count}`,
    });
  });

  it("takes the password", async () => {
    expect(await request({ password: "a wrong password" })).toBe("invalid_password");
    expect(await mailsTo(person.email)).toEqual(["Confirm your e-mail · rootgate"]);
  });

  it("takes a code too where two-factor authentication is on", async () => {
    const { totpUri } = await owner.post("/api/auth/two-factor/enable", { password: person.password });
    await owner.post("/api/auth/two-factor/verify-totp", { code: totpCode(totpUri) });
    expect(await request()).toBe("done");
    await test.service.db.updateTable("session").set({ second_factor_at: null }).execute();
    expect(await request()).toBe("code_required");
    expect(await request({ code: "000000" })).toBe("invalid_code");
    expect(await request({ code: totpCode(totpUri, 1) })).toBe("done");
  });

  it.each([
    ["nothing new", () => ({ newEmail: person.email.toUpperCase() }), "same_email"],
    ["no e-mail", () => ({ newEmail: "nobody" }), "invalid"],
  ])("refuses %s", async (_what, body, code) => {
    expect(await request(body())).toBe(code);
  });

  it("gives no second quota to a new account of the old e-mail", async () => {
    const { db } = test.service;
    const find = (email: string) =>
      db.selectFrom("user").select(["id", "quota_owner"]).where("email", "=", email).executeTakeFirstOrThrow();
    const { id } = await find(person.email);
    await request();
    await approve();
    await confirm();
    await visitor.post("/api/auth/sign-up/email", { name: "A", email: person.email, password: person.password });
    expect(await find(person.email)).toMatchObject({ quota_owner: id });
  });

  it("is for somebody who is logged in", async () => {
    const body = { newEmail, password: person.password };
    expect((await visitor.ask("POST", "/api/auth/email-change/request", { body })).status).toBe(401);
  });
});

describe("a link of the change", () => {
  it("works once", async () => {
    await request();
    const token = await readToken(visitor, person.email, "Approve your new e-mail");
    expect(await followToken(token)).toEqual({ isChanged: false });
    expect(await followToken(token)).toBe("invalid_token");
    const second = await readToken(visitor, newEmail, "Confirm your new e-mail");
    expect(await followToken(second)).toEqual({ isChanged: true });
    expect(await followToken(second)).toBe("invalid_token");
  });

  it("ends when another change is requested", async () => {
    await request();
    const token = await readToken(visitor, person.email, "Approve your new e-mail");
    await request({ newEmail: `other-${count}@example.org` });
    expect(await followToken(token)).toBe("invalid_token");
    expect(await approve()).toEqual({ isChanged: false });
    expect(await mailsTo(newEmail)).toEqual([]);
  });

  it("ends when the password is changed: the way to cancel a change that was not one's own", async () => {
    await request();
    await approve();
    const body = { currentPassword: person.password, newPassword: "the owner's new password" };
    await owner.post("/api/auth/change-password", body);
    expect(await confirm()).toBe("invalid_token");
    expect((await owner.get("/api/me")).email).toBe(person.email);
  });

  it("cannot be made up, nor be another user's", async () => {
    await request();
    const token = await readToken(visitor, person.email, "Approve your new e-mail");
    for (const other of ["x", token.slice(0, -1), `${token.slice(0, 20)}${token.slice(20).toUpperCase()}`])
      expect(await followToken(other)).toBe("invalid_token");
  });

  it("leads nowhere once the new e-mail has an account of its own", async () => {
    await request();
    await approve();
    await visitor.post("/api/auth/sign-up/email", { name: "A", email: newEmail, password: person.password });
    expect(await confirm()).toBe("invalid_token");
    expect((await owner.get("/api/me")).email).toBe(person.email);
  });
});

it("tells nobody but its owner whether an e-mail has an account", async () => {
  const other = await joinAsSomebody(visitor);
  expect(await request({ newEmail: other.email })).toBe("done");
  expect(await approve()).toEqual({ isChanged: false });
  expect(await mailsTo(other.email)).toContain("You already have an account · rootgate");
  expect(await mailsTo(other.email)).not.toContain("Confirm your new e-mail · rootgate");
});
