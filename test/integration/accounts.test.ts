import {
  createDashboardClient,
  type DashboardClient,
  joinAsSomebody,
  linkIn,
  readMail,
  readToken,
} from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";

let test: TestService;
let client: DashboardClient;

beforeAll(async () => {
  test = await startTestService({ TRUST_PROXY: "1" });
});

afterAll(() => test.stop());

/** Each test calls from an address of its own: the throttles of one must not reach into another. */
let addresses = 0;

beforeEach(() => {
  client = createDashboardClient(test.origin, { "x-forwarded-for": `198.51.100.${++addresses}` });
});

const signUp = (email: string, password = "correct horse battery") =>
  client.ask("POST", "/api/auth/sign-up/email", { body: { name: "Somebody", email, password } });
const logIn = (email: string, password: string) =>
  client.ask("POST", "/api/auth/sign-in/email", { body: { email, password } });

/** Of a call with a key. */
async function statusOf(keyText: string): Promise<number> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" });
  const headers = { "content-type": "application/json" };
  return (await fetch(`${test.origin}/${keyText}`, { method: "POST", headers, body })).status;
}

describe("signing up", () => {
  it("leads by a mail to a confirmed address, and only then to a log-in", async () => {
    const email = "ada@example.org";
    expect(await signUp(email)).toMatchObject({ status: 200, body: {} });
    expect(client.cookies.size).toBe(0);
    expect((await logIn(email, "correct horse battery")).body.error.code).toBe("email_not_verified");

    const link = linkIn(await readMail(client, email, "Confirm"));
    const confirmed = await client.ask("GET", link);
    expect([confirmed.status, confirmed.headers.get("location")]).toEqual([302, "/login?verified=1"]);
    expect(await logIn(email, "correct horse battery")).toMatchObject({
      status: 200,
      body: { needsCode: false },
    });
    expect(await client.get("/api/me")).toEqual({
      id: expect.any(String),
      name: "Somebody",
      email,
      emailVerified: true,
      isOperator: false,
      needsCode: false,
      twoFactorEnabled: false,
    });
  });

  it("takes no forged or foreign confirmation", async () => {
    for (const token of ["x", "eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFkYUBleGFtcGxlLm9yZyJ9."]) {
      const answer = await client.ask("GET", `/api/auth/verify-email?token=${token}`);
      expect(answer.headers.get("location")).toBe("/login?error=invalid_token");
    }
    const elsewhere = await client.ask("GET", "/api/auth/verify-email?token=x&callbackURL=https://evil.example");
    expect(elsewhere.body.error).toMatchObject({ code: "invalid", field: "callbackURL" });
  });

  it("answers a known address exactly as an unknown one, and tells its owner", async () => {
    const { email } = await joinAsSomebody(client);
    client.forgetCookies();
    const known = await signUp(email.toUpperCase());
    const unknown = await signUp("nobody-yet@example.org");

    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await readMail(client, email, "already have an account")).toContain("/forgot-password");
    expect((await logIn(email, "another password")).status).toBe(401);
  });

  it.each([
    ["a short password", { password: "123456789" }, "password"],
    ["a common password", { password: "1234567890" }, "password"],
    ["a long password", { password: "x".repeat(129) }, "password"],
    ["no e-mail address", { email: "ada" }, "email"],
    ["an empty name", { name: " " }, "name"],
    ["a member of its own making", { emailVerified: true }, "emailVerified"],
    ["a page to lead to", { callbackURL: "https://evil.example" }, "callbackURL"],
    ["a wrong type", { email: { $ne: "" } }, "email"],
  ])("refuses %s, naming it", async (_, wrong, field) => {
    const body = { name: "A", email: "a@example.org", password: "correct horse", ...wrong };
    const answer = await client.ask("POST", "/api/auth/sign-up/email", { body });
    expect([answer.status, answer.body.error.code, answer.body.error.field]).toEqual([400, "invalid", field]);
  });
});

describe("logging in", () => {
  it("sets cookies that scripts and other sites do not get", async () => {
    const person = await joinAsSomebody(client);
    client.forgetCookies();
    const { headers } = await logIn(person.email, person.password);

    const lines = headers.getSetCookie();
    expect(lines.toSorted()).toEqual([
      expect.stringMatching(/^rootgate\.device=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^rootgate\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("makes a new session each time, whatever cookie came along", async () => {
    const person = await joinAsSomebody(client);
    const planted = client.cookies.get("rootgate.session_token");
    await client.post("/api/auth/sign-in/email", person);

    expect(client.cookies.get("rootgate.session_token")).not.toBe(planted);
  });

  it("takes no cookie with a changed signature, nor the token without it", async () => {
    await joinAsSomebody(client);
    const value = decodeURIComponent(client.cookies.get("rootgate.session_token") ?? "");
    const [token = ""] = value.split(".");
    client.forgetCookies();
    const other = value.endsWith("A=") ? "E=" : "A=";
    for (const forged of [token, `${token}.`, `${value.slice(0, -2)}${other}`]) {
      const cookie = `rootgate.session_token=${encodeURIComponent(forged)}`;
      expect((await client.ask("GET", "/api/me", { headers: { cookie } })).status).toBe(204);
    }
  });

  it("answers a wrong password exactly as an unknown address", async () => {
    const { email } = await joinAsSomebody(client);
    client.forgetCookies();
    const wrong = await logIn(email, "wrong password");
    const unknown = await logIn("unknown@example.org", "wrong password");

    expect([wrong.status, wrong.body.error.code]).toEqual([401, "invalid_email_or_password"]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it("ends with the cookie and the session", async () => {
    await joinAsSomebody(client);
    const cookie = `rootgate.session_token=${client.cookies.get("rootgate.session_token")}`;
    await client.post("/api/auth/sign-out");

    expect([...client.cookies.keys()]).toEqual(["rootgate.device"]);
    expect((await client.ask("GET", "/api/me", { headers: { cookie } })).status).toBe(204);
  });
});

const tryAs = (index: number, forged: string) =>
  client.ask("POST", "/api/auth/request-password-reset", {
    body: { email: `person-${index}@example.org` },
    headers: { "x-forwarded-for": `${forged}, 192.0.2.77`, "x-rootgate-client-ip": forged, "x-real-ip": forged },
  });

describe("tries", () => {
  it("from one address are counted, whatever else it says of itself", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 21 }, async (_, index) => (await tryAs(index, `10.0.0.${index}`)).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it.each([
    ["sign-up/email", { name: "A", password: "correct horse" }],
    ["request-password-reset", {}],
    ["send-verification-email", {}],
  ])("of %s are counted per account, known or not", async (path, rest) => {
    const { email } = await joinAsSomebody(client);
    client.forgetCookies();
    for (const address of [email, `not-${email}`]) {
      const body = { ...rest, email: address };
      const tries = Array.from({ length: 6 }, () => client.ask("POST", `/api/auth/${path}`, { body }));
      const refused = (await Promise.all(tries)).filter(({ status }) => status === 429);
      const spentBefore = path === "sign-up/email" && address === email ? 1 : 0;
      expect(refused).toHaveLength(1 + spentBefore);
    }
  });
});

describe("a forgotten password", () => {
  it("is replaced by a link that works once, and every session ends", async () => {
    const person = await joinAsSomebody(client);
    const cookie = `rootgate.session_token=${client.cookies.get("rootgate.session_token")}`;
    client.forgetCookies();
    await client.post("/api/auth/request-password-reset", { email: person.email });
    const token = await readToken(client, person.email, "Reset your password");
    const body = { token, newPassword: "a password of my own" };

    expect((await client.ask("POST", "/api/auth/reset-password", { body })).status).toBe(200);
    const again = await client.ask("POST", "/api/auth/reset-password", { body });
    expect([again.status, again.body.error.code]).toEqual([400, "invalid_token"]);
    expect((await client.ask("GET", "/api/me", { headers: { cookie } })).status).toBe(204);
    expect((await logIn(person.email, person.password)).status).toBe(401);
    expect((await logIn(person.email, "a password of my own")).status).toBe(200);
    expect(await readMail(client, person.email, "was reset")).toContain("If this was you");
  });

  it("of an unknown address gets the same answer, in comparable time", async () => {
    // As outside of tests, where responses may not be faster than this.
    const slow = await startTestService({}, { minResponseMs: undefined });
    const visitor = createDashboardClient(slow.origin);
    const { email } = await joinAsSomebody(visitor);
    visitor.forgetCookies();
    const timed = async (address: string) => {
      const startedAt = performance.now();
      const { status, body } = await visitor.ask("POST", "/api/auth/request-password-reset", {
        body: { email: address },
      });
      return { status, body, tookMs: performance.now() - startedAt };
    };
    const known = await timed(email);
    const unknown = await timed("unknown-too@example.org");

    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(Math.min(known.tookMs, unknown.tookMs)).toBeGreaterThan(290);
    await slow.stop();
  });
});

describe("a session", () => {
  it("is listed with where it is from, and ended by its owner alone", async () => {
    const person = await joinAsSomebody(client);
    const other = createDashboardClient(test.origin);
    const from = { "x-forwarded-for": "203.0.113.200", "user-agent": "another browser" };
    await other.ask("POST", "/api/auth/sign-in/email", { body: person, headers: from });
    const stranger = createDashboardClient(test.origin);
    await joinAsSomebody(stranger);

    const { sessions } = await client.get("/api/sessions");
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const theirs = sessions.find(({ isCurrent }) => !isCurrent);
    expect(theirs).toMatchObject({ ipAddress: "203.0.113.200", userAgent: "another browser" });
    expect(JSON.stringify(sessions)).not.toMatch(/token/i);

    expect((await stranger.ask("DELETE", `/api/sessions/${theirs?.id}`)).status).toBe(404);
    expect((await other.ask("GET", "/api/me")).status).toBe(200);
    expect((await client.ask("DELETE", `/api/sessions/${theirs?.id}`)).status).toBe(204);
    expect((await other.ask("GET", "/api/me")).status).toBe(204);
    expect((await client.ask("DELETE", `/api/sessions/${theirs?.id}`)).status).toBe(404);
  });

  it("stays when all others are ended", async () => {
    const person = await joinAsSomebody(client);
    const other = createDashboardClient(test.origin);
    await other.post("/api/auth/sign-in/email", person);

    expect((await client.ask("DELETE", "/api/sessions")).status).toBe(204);
    expect((await client.ask("GET", "/api/me")).status).toBe(200);
    expect((await other.ask("GET", "/api/me")).status).toBe(204);
  });

  it("is replaced, and the others end, when the password is changed", async () => {
    const person = await joinAsSomebody(client);
    const other = createDashboardClient(test.origin);
    await other.post("/api/auth/sign-in/email", person);
    const change = (currentPassword: string) =>
      client.ask("POST", "/api/auth/change-password", { body: { currentPassword, newPassword: "something new" } });

    expect((await change("wrong password")).body.error.code).toBe("invalid_password");
    expect((await change(person.password)).status).toBe(200);
    expect((await client.ask("GET", "/api/me")).status).toBe(200);
    expect((await other.ask("GET", "/api/me")).status).toBe(204);
    expect((await logIn(person.email, person.password)).status).toBe(401);
  });
});

describe("an account", () => {
  it("is deleted with the password, its keys and its sessions", async () => {
    const person = await joinAsSomebody(client);
    const key = await client.post("/api/keys", { name: "mine", network: "Testnet" });
    const call = () => statusOf(key.text);
    expect(await call()).toBe(200);

    const wrong = await client.ask("POST", "/api/auth/delete-user", { body: { password: "wrong password" } });
    expect(wrong.body.error.code).toBe("invalid_password");
    expect((await client.ask("POST", "/api/auth/delete-user", { body: {} })).status).toBe(400);
    await client.post("/api/auth/delete-user", { password: person.password });
    expect(await call()).toBe(401);
    expect((await client.ask("GET", "/api/me")).status).toBe(204);
    expect((await logIn(person.email, person.password)).status).toBe(401);
  });

  it("that is disabled has no sessions, no log-in and no working key", async () => {
    const person = await joinAsSomebody(client);
    const { id } = await client.get("/api/me");
    const key = await client.post("/api/keys", { name: "mine", network: "Testnet" });
    const call = () => statusOf(key.text);
    expect(await call()).toBe(200);

    await test.service.accounts.users.disable(id);
    expect(await call()).toBe(401);
    expect((await client.ask("GET", "/api/me")).status).toBe(204);
    expect((await logIn(person.email, person.password)).body.error.code).toBe("account_disabled");
    await test.service.accounts.users.enable(id);
    expect((await logIn(person.email, person.password)).status).toBe(200);
    expect(await call()).toBe(200);
  });

  it("changes its name, and nothing else that way", async () => {
    await joinAsSomebody(client);
    await client.post("/api/auth/update-user", { name: "Ada Lovelace" });
    expect((await client.get("/api/me")).name).toBe("Ada Lovelace");
    for (const wrong of [
      { email: "other@example.org" },
      { emailVerified: true },
      { twoFactorEnabled: true },
      { disabled_at: null },
    ]) {
      const answer = await client.ask("POST", "/api/auth/update-user", { body: { name: "x", ...wrong } });
      expect([answer.status, answer.body.error.field]).toEqual([400, Object.keys(wrong)[0]]);
    }
  });

  it("is reached by none of the library's other routes", async () => {
    await joinAsSomebody(client);
    for (const path of [
      "list-sessions",
      "get-session",
      "change-email",
      "sign-in/social",
      "revoke-session",
      "error",
      "ok",
    ])
      for (const verb of ["GET", "POST"]) {
        const { status } = await client.ask(verb, `/api/auth/${path}`, verb === "POST" ? { body: {} } : {});
        expect([path, status]).toEqual([path, 404]);
      }
  });
});

describe("with an https address, and no proxy trusted", () => {
  it("the cookie is secure, and nobody chooses an address of one's own", async () => {
    const secure = await startTestService({
      PUBLIC_URL: "https://rootgate.example",
      ALLOW_PUBLIC_DEVELOPMENT: "true",
    });
    try {
      const person = { email: "ada@example.org", password: "correct horse battery" };
      const visitor = createDashboardClient(secure.origin);
      const headers = {
        origin: "https://rootgate.example",
        "x-forwarded-for": "203.0.113.9",
        "x-rootgate-client-ip": "203.0.113.9",
      };
      const ask = (path: string, body: unknown) => visitor.ask("POST", `/api/auth/${path}`, { body, headers });
      await ask("sign-up/email", { name: "Ada", ...person });
      const mail = await readMail(visitor, person.email, "Confirm");
      expect(mail).toContain("https://rootgate.example/api/auth/verify-email?token=");
      await visitor.ask("GET", linkIn(mail));
      const cookies = (await ask("sign-in/email", person)).headers.getSetCookie();
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies)
        expect(cookie).toMatch(/^__Secure-rootgate\.(session_token|device)=[^;]+; .*HttpOnly; Secure; SameSite=Lax$/);
      expect((await visitor.get("/api/sessions")).sessions[0]?.ipAddress).toBe("127.0.0.1");
    } finally {
      await secure.stop();
    }
  });
});
