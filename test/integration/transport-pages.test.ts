import { readFileSync } from "node:fs";
import { documentJson } from "../../generated/document.js";
import { untilTrue } from "../e2e/until-true.js";
import { reset } from "../fakes/rskj/faults.js";
import { jsonOf } from "./send-http.js";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

/** The body of every 404 but the API's. */
const unknownPath =
  '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"not found: send JSON-RPC requests by POST to /<API_KEY>"}}';

describe("everything beside the RPC path", () => {
  let service: ServiceWithFakes;
  beforeAll(async () => {
    service = await startWithFakes();
  });
  afterAll(() => service.stop());

  it("serves the document, to pages of other origins too, as rpc.discover does", async () => {
    const reply = await service.send({ method: "GET", path: "/openrpc.json" });
    expect(reply.status).toBe(200);
    expect(reply.headers["content-type"]).toMatch(/^application\/json/);
    expect(reply.headers["access-control-allow-origin"]).toBe("*");
    const document = JSON.parse(documentJson) as { methods: { "x-policy": { part: string } }[] };
    // Only devchains have the one part, the other is off by default.
    document.methods = document.methods.filter(({ "x-policy": { part } }) => !["development", "txpool"].includes(part));
    expect(JSON.parse(reply.text)).toEqual({ ...document, servers: [expect.anything(), expect.anything()] });

    const discovered = await service.send({ body: callOf("rpc.discover") });
    expect(jsonOf(discovered)).toMatchObject({ result: { ...document, servers: [{ name: "Testnet" }] } });
  });

  it("refuses params of rpc.discover", async () => {
    expect(jsonOf(await service.send({ body: callOf("rpc.discover", [1]) }))).toEqual({
      jsonrpc: "2.0",
      id: 1,
      error: { code: -32602, message: "too many params: rpc.discover takes no params", data: { expected: 0 } },
    });
  });

  it("serves every page of the dashboard", async () => {
    const paths = readFileSync("src/web/routes.tsx", "utf8").matchAll(/\{ path: "([^"]+)"/g);
    const statuses = [];
    for (const [, path = ""] of paths) {
      const headers = { accept: "text/html" };
      const { status } = await service.send({ method: "GET", path: path.replace(":id", "some-id"), headers });
      statuses.push([path, status]);
    }
    expect(statuses.length).toBeGreaterThan(15);
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it("says that it lives and that it is ready", async () => {
    expect(await service.send({ method: "GET", path: "/healthz" })).toMatchObject({
      status: 200,
      text: '{"status":"ok"}',
    });
    expect(await service.send({ method: "GET", path: "/readyz" })).toMatchObject({
      status: 200,
      text: '{"status":"ready"}',
    });
  });

  it("is degraded while one network has no node, and not ready for that network", async () => {
    service.nodes.mainnet.fault = reset;
    const away = await service.send({ method: "GET", path: "/readyz" });
    const ofMainnet = await service.send({ method: "GET", path: "/readyz?network=mainnet" });
    const alive = await service.send({ method: "GET", path: "/healthz" });
    service.nodes.mainnet.fault = undefined;
    const isBack = async () => (await service.send({ method: "GET", path: "/readyz" })).text === '{"status":"ready"}';

    expect(away.status).toBe(200);
    expect(jsonOf(away)).toEqual({ status: "degraded", problems: { mainnet: "does not respond" } });
    expect(ofMainnet.status).toBe(503);
    expect(jsonOf(ofMainnet)).toEqual({ status: "not ready", problems: { mainnet: "does not respond" } });
    expect(alive.status).toBe(200);
    await untilTrue(isBack);
  });

  it.each([
    ["GET", "/nowhere/at/all"],
    ["GET", "/favicon.ico"],
    ["POST", "/docs"],
    ["GET", "/docs/no-such-page"],
    ["POST", "/healthz"],
    ["POST", "/readyz"],
    ["POST", "/openrpc.json"],
    ["POST", "/two/segments"],
    ["DELETE", "/openrpc.json"],
    ["GET", "/broken/%E0%A4%A"],
    ["GET", "/..%2f..%2fetc/passwd"],
    ["PUT", "/"],
  ])("refuses %s %s as JSON-RPC, to web pages too", async (method, path) => {
    const reply = await service.send({ method, path });
    expect(reply).toMatchObject({ status: 404, text: unknownPath });
    expect(reply.headers).toMatchObject({ "content-type": "application/json", "access-control-allow-origin": "*" });
    expect(reply.headers["x-powered-by"]).toBeUndefined();
  });

  it.each(["*", "/v2/some-key", "/a/b/c", "/openrpc.json"])("answers the preflight of %s", async (path) => {
    const reply = await service.send({ method: "OPTIONS", path });
    expect(reply).toMatchObject({ status: 204, headers: { "access-control-allow-origin": "*" } });
  });

  it("keeps what belongs to the dashboard's API to itself", async () => {
    for (const method of ["GET", "OPTIONS"]) {
      const reply = await service.send({ method, path: "/api/nowhere" });
      expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
      expect(jsonOf(reply)).toMatchObject({ error: { code: "not_found" } });
    }
  });

  it.each(["", "?from=here"])("takes a key followed by a slash for the same endpoint%s", async (query) => {
    const reply = await service.send({ path: `${service.path}/${query}`, body: callOf("eth_accounts") });
    expect(reply).toMatchObject({ status: 200, text: '{"jsonrpc":"2.0","id":1,"result":[]}' });
  });

  it("takes no key from a deeper path", async () => {
    const reply = await service.send({ path: `/v2${service.path}`, body: callOf("eth_accounts") });
    expect(reply).toMatchObject({ status: 404, text: unknownPath });
  });

  it("says on its front page how to call", async () => {
    const reply = await service.send({ method: "GET", path: "/" });
    expect(reply.status).toBe(200);
    expect(jsonOf(reply)).toMatchObject({ calls: "POST /<API_KEY>" });
  });
});

describe("Strict-Transport-Security", () => {
  const headerWith = async (settings: Readonly<Record<string, string>>): Promise<string | undefined> => {
    const service = await startWithFakes(settings);
    const { headers } = await service.send({ method: "GET", path: "/healthz" });
    await service.stop();
    return headers["strict-transport-security"];
  };

  it.each([
    [{ PUBLIC_URL: "http://dashboard.localhost" }, undefined],
    [{ PUBLIC_URL: "https://dashboard.localhost" }, "max-age=31536000"],
    [{ PUBLIC_URL: "https://dashboard.localhost", HSTS_SECONDS: "0" }, "max-age=0"],
  ])("is, with %j, %s", async (settings, expected) => {
    expect(await headerWith(settings)).toBe(expected);
  });
});
