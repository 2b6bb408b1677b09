import { Ajv2020 } from "ajv/dist/2020.js";
import { accessScopeNames, maxAccessKeys } from "../../src/accounts/access-scopes.js";
import type { AccessKeyList, CreateAccessKey, CreatedAccessKey } from "../../src/http/api/api-types.js";
import { createApiBudgets } from "../../src/http/api/budgets.js";
import { managementRoutesOf } from "../../src/http/api/management-api.js";
import type { Verb } from "../../src/http/api/route.js";
import { routesOf } from "../../src/http/api/routes.js";
import { untilTrue } from "../e2e/until-true.js";
import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { bothNetworks, startTestService, type TestService } from "./start-test-service.js";
import { totpCode } from "./totp-code.js";

const routes = managementRoutesOf(routesOf({ development: undefined } as never));
const all: CreateAccessKey = { name: "CI", scopes: ["keys:read", "keys:write", "usage:read"], expiresAt: null };

let test: TestService;
let ada: DashboardClient;
let password: string;

beforeAll(async () => {
  test = await startTestService({ ...bothNetworks, TRUST_PROXY: "1" });
});
afterAll(() => test.stop());
let addresses = 0;
/** From an address of its own: strangers sign up a few times an hour only. */
const visit = () => createDashboardClient(test.origin, { "x-forwarded-for": `198.51.100.${++addresses}` });

beforeEach(async () => {
  ada = visit();
  ({ password } = await joinAsSomebody(ada));
});

async function createAccessKey(client: DashboardClient, change: Partial<CreateAccessKey> = {}) {
  return (await client.post("/api/access-keys", { ...all, ...change })) as object as CreatedAccessKey;
}

const listAccessKeys = async (client: DashboardClient) =>
  (await client.get("/api/access-keys")) as object as AccessKeyList;

/** A program that has an access key; `ask` resolves to status and body. */
function programOf(text: string | undefined) {
  const headers = { ...(text !== undefined && { authorization: `Bearer ${text}` }) };
  const ask = async (verb: Verb, path: string, body?: unknown) => {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${test.origin}/v1${path}`, {
      method: verb,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      ...content,
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === "" ? undefined : JSON.parse(text)) as never,
    };
  };
  return { ask, get: async (path: string): Promise<never> => (await ask("GET", path)).body };
}

/** Ada operates the service. Returns her user ID. */
async function makeOperator(): Promise<string> {
  const { id } = await ada.get("/api/me");
  await test.service.db.updateTable("user").set({ is_operator: 1 }).where("id", "=", id).execute();
  return id;
}

const programWith = async (change: Partial<CreateAccessKey> = {}) =>
  programOf((await createAccessKey(ada, change)).text);

describe("an access key", () => {
  it("is shown once, and listed by its last characters, with the minute of its last use", async () => {
    const created = await createAccessKey(ada, { name: "Rotation", scopes: ["keys:read", "keys:read"] });
    expect(created.text).toMatch(/^rg_access_[0-9A-Za-z]{36}$/);
    expect(created).toMatchObject({ name: "Rotation", scopes: ["keys:read"], expiresAt: null, lastUsedAt: null });

    await programOf(created.text).get("/keys");

    const { accessKeys, limit, scopes } = await listAccessKeys(ada);
    const { text, ...shown } = created;
    expect(scopes.map(({ name }) => name)).toEqual(all.scopes);
    expect({ accessKeys, limit }).toEqual({
      accessKeys: [{ ...shown, ending: text.slice(-4), lastUsedAt: expect.any(String) }],
      limit: maxAccessKeys,
    });
    const rows = await test.service.db.selectFrom("access_key").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(text);
  });

  it("is one of ten at most; a revoked one makes room", async () => {
    // Changes of keys are limited to ten a minute.
    const made = [];
    for (let count = 0; count < maxAccessKeys; count++) {
      await test.service.db.deleteFrom("throttle").execute();
      made.push(await createAccessKey(ada));
    }
    await test.service.db.deleteFrom("throttle").execute();
    const { status, body } = await ada.ask("POST", "/api/access-keys", { body: all });
    expect([status, body.error.code]).toEqual([409, "key_limit"]);

    expect((await ada.ask("DELETE", `/api/access-keys/${made[4]?.id}`)).status).toBe(204);
    await createAccessKey(ada);
    expect((await programOf(made[4]?.text).ask("GET", "/keys")).status).toBe(401);
  });

  it("is made ten times a minute at most", async () => {
    for (let count = 0; count < 10; count++) await createAccessKey(ada);
    const { status, body } = await ada.ask("POST", "/api/access-keys", { body: all });
    expect([status, body.error.code]).toEqual([429, "too_many_requests"]);
  });

  it("works until it expires", async () => {
    const created = await createAccessKey(ada, { expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await programOf(created.text).ask("GET", "/keys")).status).toBe(200);
    // The store's clock is measured, and may be some milliseconds behind this one.
    const past = new Date(Date.now() - 60_000).toISOString();
    await test.service.db.updateTable("access_key").set({ expires_at: past }).where("id", "=", created.id).execute();
    expect((await programOf(created.text).ask("GET", "/keys")).status).toBe(401);
  });

  it.each([
    { scopes: [] },
    { scopes: ["keys:delete"] },
    { name: "" },
    { expiresAt: "2020-01-01T00:00:00Z" },
    { expiresAt: undefined },
  ])("is not made with %j", async (change) => {
    const { status, body } = await ada.ask("POST", "/api/access-keys", { body: { ...all, ...change } });
    expect([status, body.error.code]).toEqual([400, "invalid"]);
  });

  it("is its owner's: nobody else lists or revokes it, and it ends with the account", async () => {
    const { id, text } = await createAccessKey(ada);
    const bob = visit();
    await joinAsSomebody(bob);
    expect((await listAccessKeys(bob)).accessKeys).toEqual([]);
    expect((await bob.ask("DELETE", `/api/access-keys/${id}`)).status).toBe(404);
    expect((await programOf(text).ask("GET", "/keys")).status).toBe(200);
    await ada.post("/api/auth/delete-user", { password });
    expect((await programOf(text).ask("GET", "/keys")).status).toBe(401);
  });

  it("is refused while its owner is disabled", async () => {
    const { text } = await createAccessKey(ada);
    const { id } = await ada.get("/api/me");
    await test.service.db
      .updateTable("user")
      .set({ disabled_at: "2026-01-01T00:00:00.000Z" })
      .where("id", "=", id)
      .execute();
    expect((await programOf(text).ask("GET", "/keys")).status).toBe(401);
  });

  it("makes no others, and opens nothing else of the dashboard", async () => {
    const { text } = await createAccessKey(ada);
    expect((await programOf(text).ask("POST", "/access-keys", all)).status).toBe(404);
    expect((await programOf(text).ask("GET", "/me")).status).toBe(404);
    const byHeader = await fetch(`${test.origin}/api/keys`, { headers: { authorization: `Bearer ${text}` } });
    expect(byHeader.status).toBe(401);
  });

  it("is recorded in the security log, with a mail", async () => {
    const { id } = await createAccessKey(ada, { name: "Export" });
    await ada.ask("DELETE", `/api/access-keys/${id}`);
    const { events } = await ada.get("/api/security-log");
    expect(events.slice(0, 2).map(({ kind, detail }) => [kind, detail])).toEqual([
      ["access_key_revoked", "Export"],
      ["access_key_created", "Export"],
    ]);
    const { email } = await ada.get("/api/me");
    const subjectsOf = async () => {
      const { messages } = await ada.get("/api/dev/mailbox");
      return messages.filter(({ to }) => to === email).map(({ subject }) => subject);
    };
    await untilTrue(async () => (await subjectsOf()).includes("Access key revoked · rootgate"));
    expect(await subjectsOf()).toContain("Access key created · rootgate");
  });
});

describe("with two-factor authentication, an access key", () => {
  it("takes a code, unless one was given in the last five minutes", async () => {
    const { totpUri, backupCodes } = await ada.post("/api/auth/two-factor/enable", { password });
    await ada.post("/api/auth/two-factor/verify-totp", { code: totpCode(totpUri) });
    const create = async (code?: string) => {
      await test.service.db.updateTable("session").set({ second_factor_at: null }).execute();
      const { status, body } = await ada.ask("POST", "/api/access-keys", { body: { ...all, code } });
      return status === 201 ? "made" : [status, body.error.code, body.error.field];
    };

    await createAccessKey(ada);
    expect(await create()).toEqual([403, "code_required", "code"]);
    expect(await create("000000")).toEqual([401, "invalid_code", "code"]);
    const code = totpCode(totpUri, 1);
    expect(await create(code)).toBe("made");
    expect(await create(code)).toEqual([401, "invalid_code", "code"]);
    expect(await create(backupCodes[0])).toBe("made");
  });
});

describe("the management API", () => {
  it.each(routes.map((route) => [`${route.verb} ${route.path}`, route] as const))(
    "%s wants an access key with its scope",
    async (_name, { verb, path, access, management: { scope } }) => {
      if (access === "operator") await makeOperator();
      const others = all.scopes.filter((other) => other !== scope);
      const limited = await programWith({ scopes: others });
      const ask = async (program: ReturnType<typeof programOf>) => {
        const { status, body, headers } = await program.ask(verb, path.replace(":id", "some-id"));
        return [status, (body as { error: { code: string } }).error.code, headers.get("www-authenticate")];
      };
      expect(await ask(limited)).toEqual([403, "missing_scope", null]);
      for (const text of [undefined, "rg_access_nobody", `rg_access_${"0".repeat(36)}`, test.urls.testnet.slice(-44)])
        expect(await ask(programOf(text))).toEqual([401, "unauthorized", "Bearer"]);
    },
  );

  it("makes, changes, rotates and revokes API keys, whose whole texts creation and rotation show", async () => {
    const program = await programWith();
    const { status, body } = await program.ask("POST", "/keys", {
      name: "Indexer",
      network: "Testnet",
      dailyRequests: 5,
    });
    const created = body as { id: string; text: string; url: string };
    expect(status).toBe(201);
    expect(await call(created.url, "eth_chainId")).toMatchObject({ result: "0x1f" });

    expect(await program.get(`/keys/${created.id}`)).toMatchObject({
      name: "Indexer",
      dailyRequests: 5,
      isReadable: false,
      text: `rg_test_…${created.text.slice(-4)}`,
    });
    expect(JSON.stringify(await program.get("/keys"))).not.toContain(created.text);
    expect((await program.ask("PATCH", `/keys/${created.id}`, { dailyRequests: null })).body).toMatchObject({
      dailyRequests: null,
      text: `rg_test_…${created.text.slice(-4)}`,
    });
    const { text } = (await program.ask("POST", `/keys/${created.id}/rotate`)).body as { text: string };
    expect(text).toMatch(/^rg_test_/);
    expect(text).not.toBe(created.text);
    expect((await program.ask("DELETE", `/keys/${created.id}`)).status).toBe(204);
    expect((await program.ask("GET", `/keys/${created.id}`)).status).toBe(404);
  });

  it("reads usage and the request log, of its owner alone", async () => {
    const program = await programWith({ scopes: ["usage:read"] });
    const { url, id } = await ada.post("/api/keys", { name: "Mine", network: "Testnet" });
    await call(url, "eth_nothing");
    expect(await program.get("/usage/today")).toMatchObject({ limit: 25_000, used: 1 });
    expect(await program.get(`/usage?range=24h&keyId=${id}`)).toMatchObject({ buckets: expect.any(Array) });
    const bob = visit();
    await joinAsSomebody(bob);
    const other = programOf((await createAccessKey(bob)).text);
    expect(await other.get("/usage/today")).toMatchObject({ used: 0 });
    expect(await other.get("/usage/keys")).toEqual({ keys: [] });
  });

  it.each(["/keys/..", "/nothing", "", "/keys/a/b"])("has no %j", async (path) => {
    const { status, body } = await (await programWith()).ask("GET", path);
    expect([status, (body as { error: { code: string } }).error.code]).toEqual([404, "not_found"]);
  });

  it("is described by OpenAPI 3.1, for everybody, and every response is what that says", async () => {
    const response = await fetch(`${test.origin}/v1/openapi.json`);
    const description = (await response.json()) as Description;
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    expect(description).toMatchObject({ openapi: "3.1.0", servers: [{ url: expect.stringMatching(/\/v1$/) }] });
    const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema({ $id: "api", ...description });
    const userId = await makeOperator();
    const program = await programWith({ scopes: accessScopeNames });
    const { body } = await program.ask("POST", "/keys", { name: "Indexer", network: "Testnet" });
    const { id, url } = body as { id: string; url: string };
    await call(url, "eth_nothing");

    const bodies: Readonly<Record<string, object>> = {
      "POST /keys": { name: "b", network: "Testnet" },
      "PATCH /keys/:id": { name: "c" },
      "PATCH /operator/users/:id": { dailyRequests: 30_000 },
      "POST /operator/invitations": { email: "invited@example.com" },
    };
    const checked = [];
    for (const { verb, path, management } of routes) {
      const { [path.replace(":id", "{id}")]: operations } = description.paths;
      const operation = operations?.[verb.toLowerCase()];
      expect(operation?.operationId).toBe(management.operationId);
      if (path.startsWith("/request-log/") || operation?.responses["204"]) continue;
      const given = bodies[`${verb} ${path}`];
      const query = path.endsWith("/usage") ? "?range=24h" : "";
      const { status, body } = await program.ask(
        verb,
        path.replace(":id", path.startsWith("/operator") ? userId : id) + query,
        given,
      );
      const { $ref } = operation?.responses[status]?.content["application/json"].schema ?? {};
      expect([verb, path, ajv.validate(`api${$ref}`, body), ajv.errors]).toEqual([verb, path, true, null]);
      checked.push($ref);
    }
    expect(new Set(checked).size).toBe(12);
  });

  it("has the budgets of the dashboard's API", async () => {
    const limited = await startTestService({}, { apiBudgets: createApiBudgets(() => performance.now()) });
    const bob = createDashboardClient(limited.origin);
    await joinAsSomebody(bob);
    const { text } = await createAccessKey(bob);
    const headers = { authorization: `Bearer ${text}` };
    const ask = async () => (await fetch(`${limited.origin}/v1/keys`, { headers })).status;
    let count = 0;
    // They come back while they are used up.
    while (count < 1_000 && (await ask()) === 200) count++;
    await limited.stop();
    expect(count).toBeGreaterThanOrEqual(240);
    expect(count).toBeLessThan(1_000);
  });
});

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly content: { "application/json": { schema: { $ref: string } } } }>
  >;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

async function call(url: string, method: string): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: [] });
  return (await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
}
