import { setOperator } from "../../src/accounts/operator-users.js";
import type {
  AuditPage,
  CreatedAccessKey,
  OperatorService,
  OperatorUserFacts,
  OperatorUserPage,
  SentInvitation,
  Usage,
} from "../../src/http/api/api-types.js";
import {
  createDashboardClient,
  type DashboardClient,
  joinAsSomebody,
  type Person,
  readMail,
} from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";
import { totpCode } from "./totp-code.js";

let test: TestService;
let operator: DashboardClient;
let ofOperator: Person;
let operatorId: string;
let ada: DashboardClient;
let ofAda: Person;
let adaId: string;

let addresses = 0;
/** From an address of its own: strangers sign up a few times an hour only. */
const visit = () => createDashboardClient(test.origin, { "x-forwarded-for": `198.51.100.${++addresses}` });

beforeAll(async () => {
  test = await startTestService({ TRUST_PROXY: "1" });
});
afterAll(() => test.stop());

beforeEach(async () => {
  [operator, ada] = [visit(), visit()];
  ofOperator = await joinAsSomebody(operator);
  ofAda = await joinAsSomebody(ada);
  operatorId = (await operator.get("/api/me")).id;
  adaId = (await ada.get("/api/me")).id;
  await setOperator(commandOf(), { id: operatorId, email: ofOperator.email }, true);
});

/** The command line's operator. */
const commandOf = () => ({ ...test.service.accounts.operatorOf(""), actorId: null });

const read = async <Body>(path: string, client = operator) => (await client.get(path)) as object as Body;
const factsOf = (id: string) => read<OperatorUserFacts>(`/api/operator/users/${id}`);
const changesOf = async (id: string) => {
  const { events } = await read<AuditPage>(`/api/operator/audit-log?userId=${id}`);
  return events.map(({ kind, actor, actorEmail, userEmail }) => [kind, actor, actorEmail, userEmail]);
};

describe("a user who is no operator", () => {
  it("has no routes of operators, nor access keys for them", async () => {
    for (const [verb, path, body] of [
      ["GET", "/users"],
      ["GET", `/users/${adaId}`],
      ["GET", "/audit-log"],
      ["GET", "/service"],
      ["PATCH", `/users/${operatorId}`, { isDisabled: true }],
      ["DELETE", `/users/${operatorId}`],
      ["POST", "/invitations", { email: "new@example.com" }],
    ] as const) {
      const { status, body: answer } = await ada.ask(verb, `/api/operator${path}`, { body });
      expect([verb, path, status, answer.error.code]).toEqual([verb, path, 404, "not_found"]);
    }
    const body = { name: "Mine", scopes: ["operator:read"], expiresAt: null };
    const { status, body: refusal } = await ada.ask("POST", "/api/access-keys", { body });
    expect([status, refusal.error]).toEqual([
      400,
      { code: "invalid", message: "operator:read is for operators of the service", field: "scopes" },
    ]);
    expect(
      (await read<{ scopes: { name: string }[] }>("/api/access-keys", ada)).scopes.map(({ name }) => name),
    ).toEqual(["keys:read", "keys:write", "usage:read"]);
  });

  it("becomes none with the next request, by a command", async () => {
    expect((await operator.get("/api/me")).isOperator).toBe(true);
    await setOperator(commandOf(), { id: operatorId, email: ofOperator.email }, false);

    expect((await operator.get("/api/me")).isOperator).toBe(false);
    expect((await operator.ask("GET", "/api/operator/users")).status).toBe(404);
  });

  it("can't make an operator of itself", async () => {
    for (const body of [
      { name: "Ada", isOperator: true },
      { name: "Ada", is_operator: 1 },
    ])
      expect((await ada.ask("POST", "/api/auth/update-user", { body })).status).toBe(400);
    expect((await ada.get("/api/me")).isOperator).toBe(false);
  });
});

describe("an operator", () => {
  it("finds users by the start of their e-mail and by state, page by page", async () => {
    await test.service.accounts.users.disable(adaId);
    const found = await read<OperatorUserPage>(`/api/operator/users?email=${ofAda.email.slice(0, -3).toUpperCase()}`);
    expect(found).toEqual({
      users: [expect.objectContaining({ id: adaId, email: ofAda.email, disabledAt: expect.any(String) })],
      next: null,
    });
    const disabled = await read<OperatorUserPage>("/api/operator/users?status=disabled");
    expect(disabled.users.map(({ id }) => id)).toEqual([adaId]);
    expect(JSON.stringify(found)).not.toMatch(/password|digest|sealed/);

    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: `page-${index}`,
      name: "Page",
      email: `page-${String(index).padStart(2, "0")}@example.com`,
      emailVerified: 1,
      createdAt: new Date(Date.UTC(2020, 0, 1, 0, index)).toISOString(),
      updatedAt: new Date().toISOString(),
    }));
    await test.service.db.insertInto("user").values(rows).execute();
    const first = await read<OperatorUserPage>("/api/operator/users?email=page-");
    const second = await read<OperatorUserPage>(`/api/operator/users?email=page-&after=${first.next}`);
    expect([first.users.length, second.users.length, second.next]).toEqual([50, 10, null]);
    expect([...first.users, ...second.users].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    await test.service.db.deleteFrom("user").where("email", "like", "page-%").execute();
    expect((await operator.ask("GET", `/api/operator/users?after=${first.next}`)).status).toBe(404);
  });

  it("sees a user's use and keys, never the keys themselves", async () => {
    const key = await ada.post("/api/keys", { name: "Ada's", network: "Testnet" });
    await fetch(`${test.origin}/${key.text}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" }),
    });

    const facts = await factsOf(adaId);
    expect(facts.keys).toEqual([
      {
        id: key.id,
        name: "Ada's",
        network: "Testnet",
        createdAt: key.createdAt,
        lastUsedAt: null,
        expiresAt: null,
        dailyRequests: null,
        requestsPerSecond: null,
      },
    ]);
    expect(facts.today.used).toBe(1);
    expect(JSON.stringify(facts)).not.toContain(key.text.slice(-6));
    const { buckets } = await read<Usage>(`/api/operator/users/${adaId}/usage?range=7d`);
    expect(buckets).toHaveLength(7);
    expect((await operator.ask("GET", "/api/operator/users/nobody/usage?range=7d")).status).toBe(404);
  });

  it("suspends and enables a user, whose keys and sessions end", async () => {
    const key = await ada.post("/api/keys", { name: "Ada's", network: "Testnet" });
    const call = async () => (await fetch(`${test.origin}/${key.text}`, { method: "POST", body: "{}" })).status;
    expect(await call()).not.toBe(401);

    const path = `/api/operator/users/${adaId}`;
    const { body } = await operator.ask("PATCH", path, { body: { isDisabled: true } });
    expect(body).toMatchObject({ id: adaId, disabledAt: expect.any(String) as string });
    expect((await ada.ask("GET", "/api/me")).status).toBe(204);
    expect(await call()).toBe(401);

    await operator.ask("PATCH", path, { body: { isDisabled: false } });
    expect(await call()).not.toBe(401);
    expect(await changesOf(adaId)).toEqual([
      ["account_enabled", "operator", ofOperator.email, ofAda.email],
      ["account_disabled", "operator", ofOperator.email, ofAda.email],
      ["key_created", "user", null, ofAda.email],
    ]);
  });

  it("changes quotas, back to the default, and refuses others", async () => {
    const path = `/api/operator/users/${adaId}`;
    expect((await operator.ask("PATCH", path, { body: { dailyRequests: 7 } })).body).toMatchObject({
      dailyRequests: 7,
      monthlyRequests: null,
    });
    expect((await factsOf(adaId)).today.limit).toBe(7);
    await operator.ask("PATCH", path, { body: { dailyRequests: null } });
    expect((await factsOf(adaId)).today.limit).toBe(25_000);
    for (const dailyRequests of [-1, 1.5, 1_000_000_000, "7"]) {
      const { status, body } = await operator.ask("PATCH", path, { body: { dailyRequests } });
      expect([dailyRequests, status, body.error.field]).toEqual([dailyRequests, 400, "dailyRequests"]);
    }
    expect((await operator.ask("PATCH", path, { body: { dailyRequests: 999_999_999 } })).status).toBe(200);
  });

  it("revokes a key, and its owner gets a mail", async () => {
    const key = await ada.post("/api/keys", { name: "Ada's", network: "Testnet" });
    expect((await operator.ask("DELETE", `/api/operator/keys/${key.id}`)).status).toBe(204);
    expect((await operator.ask("DELETE", `/api/operator/keys/${key.id}`)).status).toBe(404);

    expect((await factsOf(adaId)).keys).toEqual([]);
    expect(await readMail(ada, ofAda.email, "revoked")).toContain("Ada's");
    expect((await changesOf(adaId))[0]).toEqual(["key_revoked", "operator", ofOperator.email, ofAda.email]);
  });

  it("turns off two-factor authentication that is on", async () => {
    const path = `/api/operator/users/${adaId}/reset-two-factor`;
    const { status, body } = await operator.ask("POST", path);
    expect([status, body.error.message]).toEqual([409, `Two-factor authentication of ${ofAda.email} is off`]);
    await turnOnTwoFactor(ada, ofAda);

    expect((await operator.ask("POST", path)).status).toBe(204);
    expect((await factsOf(adaId)).user.twoFactorEnabled).toBe(false);
    expect((await ada.ask("GET", "/api/me")).status).toBe(204);
  });

  it("verifies an e-mail, and deletes an account", async () => {
    await test.service.db.updateTable("user").set({ emailVerified: 0 }).where("id", "=", adaId).execute();
    const path = `/api/operator/users/${adaId}`;
    expect((await operator.ask("PATCH", path, { body: { emailVerified: true } })).body.emailVerified).toBe(true);
    expect((await operator.ask("PATCH", path, { body: { emailVerified: false } })).status).toBe(400);

    expect((await operator.ask("DELETE", path)).status).toBe(204);
    expect((await operator.ask("GET", path)).status).toBe(404);
    expect((await ada.ask("GET", "/api/me")).status).toBe(204);
    expect((await changesOf(adaId)).slice(0, 2)).toEqual([
      ["account_deleted", "operator", ofOperator.email, null],
      ["email_verified", "operator", ofOperator.email, null],
    ]);
  });

  it("does not suspend or delete itself", async () => {
    const path = `/api/operator/users/${operatorId}`;
    for (const [verb, body] of [
      ["PATCH", { isDisabled: true }],
      ["DELETE", undefined],
    ] as const) {
      const { status, body: answer } = await operator.ask(verb, path, { body });
      expect([verb, status, answer.error.message]).toEqual([
        verb,
        409,
        "You can't suspend or delete your own account here",
      ]);
    }
    expect((await operator.get("/api/me")).id).toBe(operatorId);
  });

  it("invites by a link that lets in", async () => {
    const email = "invited@example.com";
    const { status, body } = await operator.ask("POST", "/api/operator/invitations", { body: { email } });
    const invitation = body as object as SentInvitation;
    expect([status, invitation.email]).toEqual([201, email]);
    expect(await readMail(operator, email, "invited")).toContain(invitation.url);

    const again = await operator.ask("POST", "/api/operator/invitations", { body: { email: ofAda.email } });
    expect([again.status, again.body.error.field]).toEqual([409, "email"]);
  });

  it("reads the state of the service and its nodes", async () => {
    expect(await read<OperatorService>("/api/operator/service")).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      signUp: "open",
      problems: {},
      networks: [{ network: "Testnet", nodes: [] }],
    });
  });
});

async function turnOnTwoFactor(client: DashboardClient, { password }: Person): Promise<string> {
  const { totpUri } = await client.post("/api/auth/two-factor/enable", { password });
  await client.post("/api/auth/two-factor/verify-totp", { code: totpCode(totpUri) });
  return totpUri;
}

describe("with two-factor authentication", () => {
  it("changes take a code that was given in the last five minutes, reads none", async () => {
    const totpUri = await turnOnTwoFactor(operator, ofOperator);
    const ofSessions = test.service.db.updateTable("session").where("userId", "=", operatorId);
    await ofSessions.set({ second_factor_at: null }).execute();
    const change = () => operator.ask("PATCH", `/api/operator/users/${adaId}`, { body: { dailyRequests: 7 } });
    const { status, body } = await change();
    expect([status, body.error.code, body.error.field]).toEqual([403, "code_required", "code"]);
    expect((await factsOf(adaId)).user.dailyRequests).toBeNull();

    const { status: refused } = await operator.ask("POST", "/api/confirm-code", { body: { code: "000000" } });
    expect(refused).toBe(401);
    await operator.post("/api/confirm-code", { code: totpCode(totpUri, 1) });
    expect((await change()).status).toBe(200);
    const longAgo = new Date(Date.now() - 5 * 60_000 - 1_000).toISOString();
    await ofSessions.set({ second_factor_at: longAgo }).execute();
    expect((await change()).status).toBe(403);
  });
});

describe("an operator's access key", () => {
  const call = async (text: string, verb: string, path: string, body?: unknown) => {
    const response = await fetch(`${test.origin}/v1${path}`, {
      method: verb,
      headers: { authorization: `Bearer ${text}`, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (response.status === 204 ? {} : await response.json()) as never };
  };
  const createKey = async (scopes: readonly string[]) => {
    const created = await operator.post("/api/access-keys", { name: "Desk", scopes, expiresAt: null });
    return (created as object as CreatedAccessKey).text;
  };

  it("does what its scopes say, and nothing once its owner is no operator", async () => {
    const reader = await createKey(["operator:read"]);
    const writer = await createKey(["operator:write"]);
    const path = `/operator/users/${adaId}`;
    expect(await call(reader, "GET", path)).toMatchObject({ status: 200, body: { user: { id: adaId } } });
    expect((await call(reader, "PATCH", path, { dailyRequests: 7 })).status).toBe(403);
    expect((await call(writer, "GET", path)).status).toBe(403);
    expect((await call(writer, "PATCH", path, { dailyRequests: 7 })).status).toBe(200);
    expect((await changesOf(adaId))[0]).toEqual(["quota_changed", "operator", ofOperator.email, ofAda.email]);

    await setOperator(commandOf(), { id: operatorId, email: ofOperator.email }, false);
    for (const key of [reader, writer]) expect((await call(key, "GET", path)).status).toBe(404);
    expect((await call(writer, "DELETE", path)).status).toBe(404);
  });
});
