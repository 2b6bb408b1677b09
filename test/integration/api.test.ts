import { gzipSync } from "node:zlib";
import { routesOf } from "../../src/http/api/routes.js";
import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { bothNetworks, startTestService, type TestService } from "./start-test-service.js";

/** Every route there is, as the service lists them. */
const routes = routesOf({ development: { mailbox: undefined, nodes: {} } } as never).map(
  ({ verb, path, access, body, query }) => ({
    verb,
    path: `/api${path.replace(":id", "some-id")}`,
    access,
    body,
    query,
  }),
);
const label = ({ verb, path }: { verb: string; path: string }) => `${verb} ${path}`;
const writes = routes.filter(({ verb }) => verb !== "GET");
const withBody = routes.filter(({ body }) => body !== undefined);
const ofUsers = routes.filter(({ access }) => access === "user" || access === "operator");

let test: TestService;
let ada: DashboardClient;
let bob: DashboardClient;

beforeAll(async () => {
  test = await startTestService({ ...bothNetworks, TRUST_PROXY: "1" });
  [ada, bob] = [createDashboardClient(test.origin), createDashboardClient(test.origin)];
  const { email } = await joinAsSomebody(ada);
  await joinAsSomebody(bob);
  // Routes of operators exist for her.
  await test.service.db.updateTable("user").set({ is_operator: 1 }).where("email", "=", email).execute();
});

afterAll(() => test.stop());

/** An address of its own per request: the throttles are not what is tested here. */
let addresses = 0;
const elsewhere = () => ({ "x-forwarded-for": `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}` });

it("has the routes that these tests go through", () => {
  expect(routes.map(label)).toContain("PATCH /api/keys/some-id");
  expect([routes.length, writes.length, withBody.length, ofUsers.length]).toEqual([62, 38, 28, 35]);
});

describe.each(ofUsers.map((route) => [label(route), route] as const))("%s", (_, { verb, path }) => {
  it("is for somebody who is logged in", async () => {
    const nobody = createDashboardClient(test.origin);
    const { status, body, headers } = await nobody.ask(verb, path, {
      headers: { cookie: "rootgate.session_token=x.y" },
    });
    expect([status, body.error.code]).toEqual([401, "unauthorized"]);
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe.each(writes.map((route) => [label(route), route] as const))("%s", (_, { verb, path }) => {
  it.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:1" },
    { origin: "", "sec-fetch-site": "same-origin" },
  ])("refuses another site's page: %j", async (headers) => {
    const { status, body } = await ada.ask(verb, path, { headers: { ...elsewhere(), ...headers } });
    expect([status, body.error.code]).toEqual([403, "foreign_origin"]);
  });
});

describe.each([...new Set(routes.map(({ path }) => path))])("%s", (path) => {
  it("answers 405 to other verbs, and names those it has", async () => {
    const verbs = routes.filter((route) => route.path === path).map(({ verb }) => verb);
    for (const verb of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].filter(
      (one) => !verbs.some((has) => has === one),
    )) {
      const { status, headers, body } = await ada.ask(verb, path, { headers: elsewhere() });
      expect([verb, status, body.error.code]).toEqual([verb, 405, "method_not_allowed"]);
      expect(headers.get("allow")).toBe(verbs.join(", "));
    }
  });
});

describe.each(withBody.map((route) => [label(route), route] as const))("%s", (_, { verb, path }) => {
  const ask = (raw: string | Uint8Array, headers = {}) =>
    ada.ask(verb, path, { raw, headers: { ...elsewhere(), ...headers } });

  it("refuses what is not JSON", async () => {
    for (const raw of ["", "{", "\ufeff{}", "{}{}", Buffer.from([0x22, 0xff, 0x22])]) {
      const { status, body } = await ask(raw, raw === "" ? { "content-type": "application/json" } : {});
      expect([raw, status, body.error.code]).toEqual([raw, 400, "malformed"]);
    }
  });

  it("refuses JSON of another form", async () => {
    for (const raw of ["[]", "null", "1", '"x"', '[{"name":"x"}]', '{"constructor":1}', '{"isAdmin":true}']) {
      const { status, body } = await ask(raw);
      expect([raw, status, body.error.code]).toEqual([raw, 400, "invalid"]);
    }
  });

  it("refuses what calls itself something else, or is compressed", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/jsonp",
    ])
      expect((await ask("{}", { "content-type": type })).status).toBe(415);
    expect((await ask(gzipSync("{}"), { "content-encoding": "gzip" })).status).toBe(415);
  });

  it("refuses more than 64 KiB", async () => {
    const { status, body } = await ask(JSON.stringify({ name: "x".repeat(64 * 1024) }));
    expect([status, body.error.code]).toEqual([413, "too_large"]);
  });
});

it.each([
  "/api/",
  "/api/nothing",
  "/api/keys/",
  "/api/Keys",
  "/api/keys/x/y",
  "/api/auth/",
  "/api/auth/nothing",
  "/api/dev",
])("%s is nothing", async (path) => {
  const { status, body } = await ada.ask("GET", path);
  expect([status, body.error.code]).toEqual([404, "not_found"]);
});

const requestsSeen = async (client: DashboardClient, search: string) => {
  const { buckets } = (await client.get(`/api/usage?range=24h${search}`)) as unknown as {
    buckets: { requests: number }[];
  };
  return buckets.reduce((sum, { requests }) => sum + requests, 0);
};

describe("another user's key", () => {
  it("answers as one that does not exist", async () => {
    const key = await ada.post("/api/keys", { name: "Ada's", network: "Testnet" });
    for (const [verb, suffix, body] of [
      ["GET", ""],
      ["PATCH", "", { name: "Bob's" }],
      ["POST", "/rotate"],
      ["DELETE", ""],
    ] as const) {
      const theirs = await bob.ask(verb, `/api/keys/${key.id}${suffix}`, { body });
      const none = await bob.ask(verb, `/api/keys/00000000-0000-4000-8000-000000000000${suffix}`, { body });
      expect([theirs.status, theirs.body]).toEqual([404, none.body]);
      expect(none.status).toBe(404);
    }
    expect(await ada.get(`/api/keys/${key.id}`)).toEqual(key);
    expect((await bob.get("/api/keys")).keys).toEqual([]);
    await ada.ask("DELETE", `/api/keys/${key.id}`);
  });

  it("has no history of use", async () => {
    const key = await ada.post("/api/keys", { name: "Ada's", network: "Testnet" });
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_nothing" });
    const response = await fetch(`${test.origin}/${key.text}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });

    // Counts are written every two seconds.
    while ((await requestsSeen(ada, `&keyId=${key.id}`)) === 0)
      await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await requestsSeen(ada, `&keyId=${key.id}`)).toBe(1);
    expect(await requestsSeen(bob, `&keyId=${key.id}`)).toBe(0);
    expect(await requestsSeen(bob, "")).toBe(0);
    const log = await ada.get("/api/request-log");
    expect(log).toMatchObject({ entries: [{ method: "eth_nothing", code: -32601, keyId: key.id, origin: "server" }] });
    const requestId = response.headers.get("x-request-id");
    const [entry] = (log as unknown as { entries: { id: string }[] }).entries;
    expect(await ada.get(`/api/request-log/${entry?.id}`)).toEqual({ ...entry, requestId, params: null });
    expect(await ada.get(`/api/request-log?requestId=${requestId}`)).toEqual({ entries: [entry], next: null });
    expect(await ada.get("/api/request-log?requestId=other")).toEqual({ entries: [], next: null });
    expect((await bob.ask("GET", `/api/request-log/${entry?.id}`)).status).toBe(404);
    expect(await bob.get("/api/request-log")).toEqual({ entries: [], next: null });
    expect(await bob.get(`/api/request-log?keyId=${key.id}`)).toEqual({ entries: [], next: null });
    expect(await ada.get("/api/usage/today")).toMatchObject({ limit: 25_000, used: 1 });
    await ada.ask("DELETE", `/api/keys/${key.id}`);
  });
});

const create = (body: unknown) => ada.ask("POST", "/api/keys", { body });

describe("a key", () => {
  it("is made of name, network and description, with defaults for all else", async () => {
    const created = await create({ name: "  mine ", network: "Mainnet", description: "For tests" });
    expect([created.status, created.body]).toEqual([
      201,
      {
        id: expect.any(String),
        name: "mine",
        network: "Mainnet",
        description: "For tests",
        createdAt: expect.stringMatching(/Z$/),
        lastUsedAt: null,
        logsParams: false,
        text: expect.stringMatching(/^rg_main_/),
        url: expect.stringMatching(/^http:\/\/localhost:\d+\/rg_main_/),
        previousExpiresAt: null,
        allowedOrigins: [],
        allowedMethods: [],
        allowedContracts: [],
        allowedIpAddresses: [],
        estimates: "specified",
        blockTags: "specified",
        expiresAt: null,
        isReadable: true,
        dailyRequests: null,
        requestsPerSecond: null,
        methodLimits: [],
      },
    ]);
    await ada.ask("DELETE", `/api/keys/${created.body.id}`);
  });

  it.each<[string, Record<string, unknown>]>([
    ["name", { name: "" }],
    ["name", { name: "   " }],
    ["name", { name: "x".repeat(65) }],
    ["name", { name: 1 }],
    ["name", { name: undefined }],
    ["network", { network: "testnet" }],
    ["network", { network: undefined }],
    ["description", { description: "x".repeat(281) }],
    ["userId", { userId: "somebody" }],
    ["id", { id: "mine" }],
    ["text", { text: "rg_test_x" }],
    ["slot", { slot: 9 }],
    ["estimates", { estimates: "loose" }],
    ["estimates", { estimates: null }],
  ])("cannot be made with that %s: %j", async (field, wrong) => {
    const { status, body } = await create({ name: "mine", network: "Testnet", ...wrong });
    expect([status, body.error]).toEqual([400, { code: "invalid", message: expect.any(String), field }]);
  });

  it("cannot be given another owner, network, text or time", async () => {
    const { body: key } = await create({ name: "mine", network: "Testnet" });
    for (const field of [
      "userId",
      "user_id",
      "network",
      "text",
      "id",
      "createdAt",
      "lastUsedAt",
      "url",
      "revoked_at",
    ]) {
      const { status, body } = await ada.ask("PATCH", `/api/keys/${key.id}`, { body: { name: "x", [field]: "x" } });
      expect([status, body.error.field]).toEqual([400, field]);
    }
    expect(await ada.get(`/api/keys/${key.id}`)).toEqual(key);
    await ada.ask("DELETE", `/api/keys/${key.id}`);
  });

  it("is the fourth at most, with ten asked for at once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({ name: "mine", network: "Testnet" })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    for (const { status, body } of answers)
      if (status !== 201) expect([status, body.error.code]).toEqual([409, "key_limit"]);

    const { keys, limit } = await ada.get("/api/keys");
    expect([keys.length, limit]).toEqual([4, 4]);
    for (const { id } of keys) expect((await ada.ask("DELETE", `/api/keys/${id}`)).status).toBe(204);
    expect((await ada.get("/api/keys")).keys).toEqual([]);
  });
});

describe("development", () => {
  it("has a faucet whose coins arrive, so many a minute", async () => {
    const address = `0x${"d1".repeat(20)}`;
    const drip = () =>
      ada.ask("POST", "/api/dev/faucet", { body: { network: "Testnet", address }, headers: elsewhere() });
    const answers = await Promise.all(Array.from({ length: 6 }, drip));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);

    const paid = answers.filter(({ status }) => status === 200).map(({ body }) => body.transactionHash);
    expect(paid).toHaveLength(5);
    await untilMined(paid);
    expect((await test.rpc("testnet", "eth_getBalance", [address])).result).toBe("0x4563918244f40000");
    const { networks } = (await ada.get("/api/dev/devchain")) as unknown as {
      networks: { network: string; accounts: unknown[]; blocks: unknown[]; transactions: { hash: string }[] }[];
    };
    expect(networks.map(({ network }) => network)).toEqual(["Testnet", "Mainnet"]);
    expect(networks[0]?.accounts).toHaveLength(5);
    expect(networks[0]?.transactions.map(({ hash }) => hash).toSorted()).toEqual(paid.toSorted());
  });

  it("controls the devchains", async () => {
    const control = (command: unknown, network = "Mainnet") =>
      ada.ask("POST", "/api/dev/devchain", { body: { network, command } });
    expect((await control({ name: "mine", count: 2 })).body).toMatchObject({ height: 2, clockOffsetSeconds: 0 });
    expect((await control({ name: "snapshot" })).body).toMatchObject({ snapshots: [{ id: 1, height: 2 }] });
    expect((await control({ name: "reset" })).body).toEqual({ height: 0, clockOffsetSeconds: 0, snapshots: [] });
    expect(await control({ name: "reset", snapshot: 1 })).toMatchObject({
      status: 400,
      body: { error: { code: "invalid", message: "there is no snapshot 1" } },
    });
    for (const command of [{ name: "mine", count: 0 }, { name: "mine", count: 1_001 }, { name: "stop" }, "mine"])
      expect((await control(command)).status).toBe(400);
    expect((await control({ name: "state" }, "Regtest")).status).toBe(400);
  });

  it("is over in production: no mailbox, no devchain page, no faucet", async () => {
    const production = await startTestService({
      ...bothNetworks,
      MODE: "production",
      MASTER_SECRET: "a master secret of at least 32 characters",
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "no-reply@example.org",
      DEVCHAIN: "true",
    });
    try {
      const visitor = createDashboardClient(production.origin);
      for (const path of ["/api/dev/mailbox", "/api/dev/devchain", "/api/dev/faucet"])
        expect((await visitor.ask("GET", path)).status).toBe(404);
      expect(((await visitor.get("/api/service")) as unknown as { mode: string }).mode).toBe("production");
    } finally {
      await production.stop();
    }
  });
});

async function untilMined(hashes: readonly string[]): Promise<void> {
  for (const hash of hashes)
    while ((await test.rpc("testnet", "eth_getTransactionReceipt", [hash])).result === null)
      await new Promise((resolve) => setTimeout(resolve, 20));
}
