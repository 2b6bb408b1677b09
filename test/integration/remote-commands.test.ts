import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accessScopeNames } from "../../src/accounts/access-scopes.js";
import type { AccessScope, CreatedAccessKey } from "../../src/http/api/api-types.js";
import { run } from "../unit/cli/run.js";
import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";

let test: TestService;
let ada: DashboardClient;
let accessKey: string;
let home: string;

const makeKey = async (scopes: readonly AccessScope[]) =>
  ((await ada.post("/api/access-keys", { name: "CLI", scopes, expiresAt: null })) as object as CreatedAccessKey).text;

beforeAll(async () => {
  test = await startTestService({ TRUST_PROXY: "1" });
  ada = createDashboardClient(test.origin);
  await joinAsSomebody(ada);
  accessKey = await makeKey(["keys:read", "keys:write", "usage:read"]);
});
afterAll(() => test.stop());

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "rootgate-home-"));
});
afterEach(() => rmSync(home, { recursive: true }));

/** A command line on another machine: it knows nothing of the service but what it is told. */
const rootgate = (line: string, env: Readonly<Record<string, string>> = {}, input = "") =>
  run(line, { XDG_CONFIG_HOME: home, ...env }, input);
const logIn = () => rootgate(`login ${test.origin}`, {}, `${accessKey}\n`);
const loginFile = () => join(home, "rootgate/login.json");

describe("rootgate login", () => {
  it("keeps the access key in a file of its owner alone, and prints it nowhere", async () => {
    const { exitCode, out, error } = await logIn();

    expect([exitCode, error]).toEqual([0, ""]);
    expect(out).toBe(`Logged in to ${test.origin}. The access key is in ${loginFile()}.\n`);
    expect(JSON.parse(readFileSync(loginFile(), "utf8"))).toEqual({ url: test.origin, accessKey });
    expect(statSync(loginFile()).mode & 0o777).toBe(0o600);
  });

  it("takes a key for something else, and a URL with a path", async () => {
    const other = await makeKey(["usage:read"]);
    expect((await rootgate(`login ${test.origin}/keys`, { ROOTGATE_ACCESS_KEY: other })).exitCode).toBe(0);
    expect(JSON.parse(readFileSync(loginFile(), "utf8"))).toEqual({ url: test.origin, accessKey: other });
  });

  it.each([
    ["nonsense", 1, "Send a valid access key as a header: Authorization: Bearer rg_access_…"],
    ["", 1, "no access key was given"],
  ])("refuses the key %j", async (key, exitCode, message) => {
    const result = await rootgate(`login ${test.origin}`, {}, key);
    expect([result.exitCode, result.error]).toEqual([exitCode, `rootgate: ${message}\n`]);
    expect((await rootgate("api")).error).toContain("not logged in: rootgate login URL");
  });

  it.each(["http://rootgate.example", "ftp://localhost", "rootgate.example", "https://ada@rootgate.example"])(
    "sends no key to %s",
    async (url) => {
      const { exitCode, error } = await rootgate(`login ${url}`, { ROOTGATE_ACCESS_KEY: accessKey });
      expect(exitCode).toBe(2);
      expect(error).not.toContain(accessKey);
    },
  );

  it("ends with rootgate logout", async () => {
    await logIn();
    expect((await rootgate("logout")).out).toBe("Logged out.\n");
    expect((await rootgate("api listKeys")).exitCode).toBe(2);
    expect((await rootgate("logout")).exitCode).toBe(0);
  });
});

describe("rootgate api", () => {
  beforeEach(async () => {
    await logIn();
  });
  const call = async (line: string) => {
    const { out, error, exitCode } = await rootgate(`api ${line}`);
    if (exitCode !== 0) throw new Error(error);
    return out.startsWith("{") ? JSON.parse(out) : out;
  };

  it("makes, changes, rotates, lists and revokes a key", async () => {
    const created = await call(
      "createKey name=CI network=Testnet dailyRequests=100 allowedMethods=eth_call,eth_chainId",
    );
    expect(created).toMatchObject({ name: "CI", dailyRequests: 100, allowedMethods: ["eth_call", "eth_chainId"] });
    expect(created.text).toMatch(/^rg_test_\w{36}$/);
    const { id } = created;
    expect(await call(`changeKey id=${id} dailyRequests=null allowedMethods= description=a=b`)).toMatchObject({
      dailyRequests: null,
      allowedMethods: [],
      description: "a=b",
    });
    expect((await call(`rotateKey id=${id}`)).text).not.toBe(created.text);
    expect((await call("listKeys")).keys.map((key: { id: string }) => key.id)).toEqual([id]);
    expect(await call(`revokeKey id=${id}`)).toBe("Done.\n");
    expect((await call("listKeys")).keys).toEqual([]);
  });

  it("reads usage by its query", async () => {
    expect((await call("getUsage range=7d")).buckets).toHaveLength(7);
    const { exitCode, error } = await rootgate("api getUsage range=8d");
    expect([exitCode, error]).toEqual([1, "rootgate: range: Must be 15m, 1h, 24h, 7d, 30d or 12m\n"]);
  });

  it("lists what the service offers, and what each operation takes", async () => {
    const { out } = await rootgate("api");
    expect(out).toMatch(/^createKey +Create an API key +name network \[description\]/m);
    expect(out).toMatch(/^listUsers /m);
    const { out: json } = await rootgate("api --json");
    expect(JSON.parse(json)[0]).toMatchObject({ id: "listKeys", verb: "GET", path: "/keys" });
  });

  it.each([
    ["createKeys", 2, 'unknown operation "createKeys"; did you mean "createKey"?'],
    ["getKey", 2, "getKey needs id=…"],
    ["getKey id", 2, '"id" must be a name and a value, such as name=CI'],
    ["getKey id=x colour=red", 2, 'getKey does not take "colour"; it takes id'],
    ["listKeys x=y", 2, 'listKeys does not take "x"; it takes nothing'],
    ["createKey name=CI", 1, "network: Must be Testnet or Mainnet"],
    ["getKey id=nobody", 1, "Not found"],
    ["listUsers", 1, "Not found"],
  ])("says what is wrong with %s", async (line, code, message) => {
    const { exitCode, error } = await rootgate(`api ${line}`);
    expect([exitCode, error.split("\n")[0]]).toEqual([code, `rootgate: ${message}`]);
  });

  it("goes to another service by --url, with a key of that one only", async () => {
    const there = "http://127.0.0.1:1";
    const { exitCode, error } = await rootgate(`api listKeys --url ${there}`);
    expect([exitCode, error.split("\n")[0]]).toEqual([
      2,
      `rootgate: no access key for ${there}: rootgate login ${there}`,
    ]);
    const dead = await rootgate(`api listKeys --url ${there}`, { ROOTGATE_ACCESS_KEY: "rg_access_other" });
    expect([dead.exitCode, dead.error]).toEqual([1, expect.stringContaining(`${there} does not respond`)]);
    expect((await rootgate(`api listKeys --url ${test.origin}`)).exitCode).toBe(0);
  });

  it("says that a login file is broken", async () => {
    writeFileSync(loginFile(), "{}");
    expect((await rootgate("api")).error).toContain(`${loginFile()} is broken: log in again`);
  });
});

describe("a server that is no rootgate service", () => {
  let server: Server;
  let respond: (path: string) => { status: number; headers?: Record<string, string>; body: string };
  let seen: (string | undefined)[];
  beforeEach(async () => {
    seen = [];
    server = createServer((request, response) => {
      seen.push(request.headers.authorization);
      const { status, headers, body } = respond(request.url ?? "");
      response.writeHead(status, headers).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => server.close());

  it.each([
    ["redirects", { status: 302, headers: { location: "http://127.0.0.1:9/" }, body: "" }, "does not respond"],
    ["returns a page", { status: 200, body: "<html>" }, "is not a rootgate service: its response is not JSON"],
    ["has no such path", { status: 404, body: "{}" }, "has no management API"],
  ])("%s", async (_, response, message) => {
    respond = () => response;
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { exitCode, error } = await rootgate(`api --url ${url}`, { ROOTGATE_ACCESS_KEY: "rg_access_x" });
    expect([exitCode, error.split("\n")[0]]).toEqual([1, expect.stringContaining(message) as string]);
    expect(seen).toHaveLength(1);
  });
});

it("knows every operation, for operators too", async () => {
  const { email } = (await ada.get("/api/me")) as { email: string };
  await test.service.db.updateTable("user").set({ is_operator: 1 }).where("email", "=", email).execute();
  const env = { ROOTGATE_ACCESS_KEY: await makeKey(accessScopeNames) };
  const { out } = await rootgate(`api listUsers email=${email} --url ${test.origin}`, env);
  const [user] = JSON.parse(out).users;
  expect(user).toMatchObject({ email, isOperator: true });
  const { out: changed } = await rootgate(`api changeUser id=${user.id} dailyRequests=7 --url ${test.origin}`, env);
  expect(JSON.parse(changed)).toMatchObject({ dailyRequests: 7 });
});
