import { deviceLinkMs } from "../../src/accounts/mail/account-mails.js";
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

const subject = "Log in on a new device";

let test: TestService;
let owner: DashboardClient;
let person: Person;
let addresses = 0;

beforeAll(async () => {
  test = await startTestService({ TRUST_PROXY: "1" });
});
afterAll(() => test.stop());

beforeEach(async () => {
  owner = newClient();
  person = await joinAsSomebody(owner);
});

/** Of an IP address and a browser that nobody has used before. */
function newClient(): DashboardClient {
  return createDashboardClient(test.origin, { "x-forwarded-for": `198.51.100.${++addresses}` });
}

async function ask(client: DashboardClient, path: string, body: object) {
  const { status, body: answer } = await client.ask("POST", `/api/auth/${path}`, { body });
  return status === 200 ? "done" : answer.error.code;
}

const logIn = (client: DashboardClient, password = person.password) =>
  ask(client, "sign-in/email", { email: person.email, password });
const request = (client: DashboardClient, email = person.email) => ask(client, "device-link/request", { email });
const follow = (client: DashboardClient, token: string) => ask(client, "device-link/confirm", { token });
const newToken = async (client: DashboardClient): Promise<string> => {
  expect(await request(client)).toBe("done");
  return readToken(client, person.email, subject);
};

/** As if strangers had guessed 100 times today; counting them is `test/unit/http/throttles.test.ts`. */
async function pretendGuesses(client: DashboardClient): Promise<void> {
  await logIn(client, "a wrong password");
  await test.service.db.updateTable("throttle").set({ points: 100 }).where("key", "like", "logIn:account:%").execute();
}

it("a link lets the owner in on a new device, with the password, while strangers guess", async () => {
  await pretendGuesses(newClient());
  const client = newClient();
  expect(await logIn(client)).toBe("too_many_requests");
  const token = await newToken(client);
  expect(await logIn(client)).toBe("too_many_requests");
  expect(await follow(client, token)).toBe("done");

  expect((await client.ask("GET", "/api/me")).status).toBe(204);
  expect(await logIn(client, "a wrong password")).toBe("invalid_email_or_password");
  expect(await logIn(client)).toBe("done");
  expect(await logIn(newClient())).toBe("too_many_requests");
});

it("the owner hears of it, by mail and in the security log", async () => {
  const client = newClient();
  await follow(client, await newToken(client));
  expect(await readMail(client, person.email, "A new device may log in")).toContain("IP address: 198.51.100.");
  const { events } = await owner.get("/api/security-log");
  expect(events[0]).toMatchObject({ kind: "device_allowed" });
});

it("a link works once, until a newer one replaces it, for fifteen minutes", async () => {
  const client = newClient();
  const first = await newToken(client);
  const second = await newToken(client);
  expect(await follow(client, first)).toBe("invalid_token");
  expect([await follow(client, second), await follow(newClient(), second)]).toEqual(["done", "invalid_token"]);

  const other = newClient();
  person = await joinAsSomebody(other);
  const expired = await newToken(other);
  // As if it had been sent a quarter of an hour ago.
  const { expires_at } = await test.service.db
    .selectFrom("account_token")
    .select("expires_at")
    .executeTakeFirstOrThrow();
  const sent = new Date(Date.parse(expires_at) - deviceLinkMs).toISOString();
  await test.service.db.updateTable("account_token").set({ expires_at: sent }).execute();
  expect(await follow(newClient(), expired)).toBe("invalid_token");
});

it("a link is of its account only", async () => {
  const [client, token] = [newClient(), await newToken(newClient())];
  expect(await follow(client, token)).toBe("done");
  person = await joinAsSomebody(newClient());
  await pretendGuesses(newClient());
  expect(await logIn(client)).toBe("too_many_requests");
});

it("a link ends with a change of the password", async () => {
  const token = await newToken(newClient());
  const body = { currentPassword: person.password, newPassword: "a new password, quite long" };
  expect(await ask(owner, "change-password", body)).toBe("done");
  expect(await follow(newClient(), token)).toBe("invalid_token");
});

it("a link is no second factor", async () => {
  const { totpUri } = await owner.post("/api/auth/two-factor/enable", { password: person.password });
  await owner.post("/api/auth/two-factor/verify-totp", { code: totpCode(totpUri) });
  const client = newClient();
  await follow(client, await newToken(client));
  expect(await client.post("/api/auth/sign-in/email", person)).toEqual({ needsCode: true });
  expect((await client.ask("GET", "/api/me")).status).toBe(204);
});

it("the third request in fifteen minutes is refused, and the second link works", async () => {
  await request(newClient());
  const token = await newToken(newClient());
  const refused = newClient();
  const answer = await refused.ask("POST", "/api/auth/device-link/request", { body: { email: person.email } });
  expect([answer.status, Number(answer.headers.get("retry-after")) <= 900]).toEqual([429, true]);
  expect(await follow(refused, token)).toBe("done");
});

it("an e-mail without an account, not confirmed or disabled gets the same responses, and no mail", async () => {
  const nobody = "no-account@example.org";
  const unconfirmed = "unconfirmed@example.org";
  await owner.post("/api/auth/sign-up/email", { name: "Late", email: unconfirmed, password: person.password });
  const disabled = await joinAsSomebody(newClient());
  const user = await test.service.accounts.users.find(disabled.email);
  await test.service.accounts.users.disable(user?.id ?? "");

  const responses: unknown[] = [];
  for (const email of [person.email, nobody, unconfirmed, disabled.email]) {
    const outcomes: string[] = [];
    for (let index = 0; index < 3; index++) outcomes.push(await request(newClient(), email));
    responses.push(outcomes);
  }
  expect(new Set(responses.map(String))).toEqual(new Set(["done,done,too_many_requests"]));
  const { messages } = await owner.get("/api/dev/mailbox");
  const told = messages.filter((message) => message.subject.includes(subject)).map(({ to }) => to);
  expect(told).toContain(person.email);
  for (const email of [nobody, unconfirmed, disabled.email]) expect(told).not.toContain(email);
});
