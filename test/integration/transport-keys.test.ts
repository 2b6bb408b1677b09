import { createKeyText } from "../../src/accounts/key-text.js";
import { findWrongData } from "../fakes/error-data.js";
import { chunkOf, closeConnections, headOf, openConnection, postOf } from "./raw-connection.js";
import { jsonOf } from "./send-http.js";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

const body = callOf("eth_chainId");
const dashboardUrl = "https://dashboard.localhost";
const message = `Unauthorized: unknown or revoked API key; create one at ${dashboardUrl}`;
const unauthorizedAs = (id: string) => `{"jsonrpc":"2.0","id":${id},"error":{"code":-32021,"message":"${message}"}}`;
const unauthorized = unauthorizedAs("1");

/** A key's text that is well-formed and nobody's. */
const strangerText = createKeyText("testnet", (size) => new Uint8Array(size).fill(7));

function withFlippedEnd(text: string): string {
  return text.slice(0, -1) + (text.endsWith("A") ? "B" : "A");
}

afterEach(closeConnections);

describe("API keys", () => {
  let service: ServiceWithFakes;
  beforeAll(async () => {
    service = await startWithFakes({ PUBLIC_URL: dashboardUrl });
  });
  afterAll(() => service.stop());

  const badPaths: readonly (readonly [string, () => string])[] = [
    ["missing", () => "/"],
    ["a word", () => "/wrong"],
    ["unknown", () => `/${strangerText}`],
    ["one with a wrong checksum", () => withFlippedEnd(service.path)],
    ["cut short", () => service.path.slice(0, -1)],
    ["one character too long", () => `${service.path}A`],
    ["in other letters", () => service.path.toUpperCase()],
    ["of the other network's prefix", () => service.path.replace("rg_test_", "rg_main_")],
    ["percent-encoded", () => service.path.replace("_", "%5F")],
    ["a name that every object has", () => "/constructor"],
    ["ten thousand characters long", () => `/rg_test_${"a".repeat(10_000)}`],
  ];

  it.each(badPaths)("a key that is %s gets the one 401", async (_name, pathOf) => {
    const reply = await service.send({ path: pathOf(), body });
    expect(reply).toMatchObject({ status: 401, text: unauthorized });
  });

  it("a revoked key gets the same 401 at once, though it was used just before", async () => {
    const { id: userId } = await service.service.db.selectFrom("user").select("id").executeTakeFirstOrThrow();
    const key = await service.service.accounts.keys.create({ userId, name: "short-lived", network: "testnet" });
    const before = await service.send({ path: `/${key.text}`, body });
    await service.service.accounts.keys.revoke(userId, key.id);
    const after = await service.send({ path: `/${key.text}`, body });

    expect(before.status).toBe(200);
    expect(after).toMatchObject({ status: 401, text: unauthorized });
  });

  it("a wrong key goes before a wrong body, content type and encoding", async () => {
    const headers = { "content-type": "text/html", "content-encoding": "gzip" };
    expect(await service.send({ path: "/wrong", headers, body: "<" })).toMatchObject({
      status: 401,
      text: unauthorizedAs("null"),
    });
  });

  it("a wrong key is answered while its body is still to come", async () => {
    const connection = await openConnection(service.service.port);
    connection.write(headOf("/wrong", ["Content-Type: application/json", "Content-Length: 1000000"]));
    const reply = await connection.read();
    expect(reply).toMatchObject({ status: 401, body: unauthorizedAs("null") });
  });

  it("a wrong key is answered in the middle of a body without end", async () => {
    const connection = await openConnection(service.service.port);
    connection.write(headOf(`/${strangerText}`, ["Content-Type: application/json", "Transfer-Encoding: chunked"]));
    connection.write(chunkOf("[".repeat(1_000)));
    expect(await connection.read()).toMatchObject({ status: 401, body: unauthorizedAs("null") });
  });

  it("a good key waits for its body", async () => {
    const connection = await openConnection(service.service.port);
    const [head, rest] = [postOf(service.path, body).slice(0, -5), body.slice(-5)];
    connection.write(head);
    const reply = connection.read();
    const first = await Promise.race([reply, service.send({ body }).then(() => "others are served meanwhile")]);
    connection.write(rest);

    expect(first).toBe("others are served meanwhile");
    expect(await reply).toMatchObject({ status: 200, body: '{"jsonrpc":"2.0","id":1,"result":"0x1f"}' });
  });

  it("the key alone decides where both networks share an address", async () => {
    const mainnetPath = new URL(service.urls.mainnet).pathname;
    const answers = await Promise.all([service.send({ body }), service.send({ path: mainnetPath, body })]);
    expect(answers.map((reply) => (jsonOf(reply) as { result: string }).result)).toEqual(["0x1f", "0x1e"]);
  });
});

describe("networks with addresses of their own", () => {
  const baseUrls = {
    ALLOW_PUBLIC_DEVELOPMENT: "true",
    TESTNET_BASE_URL: "https://testnet.example.org/",
    MAINNET_BASE_URL: "https://mainnet.example.org:8443",
  };
  let service: ServiceWithFakes;
  beforeAll(async () => {
    service = await startWithFakes({ ...baseUrls, PUBLIC_URL: dashboardUrl });
  });
  afterAll(() => service.stop());

  const sendTo = (network: "testnet" | "mainnet", host: string, requestBody = body) =>
    service.send({
      path: new URL(service.urls[network]).pathname,
      headers: { host, "content-type": "application/json" },
      body: requestBody,
    });

  it.each([
    ["testnet", "testnet.example.org", "0x1f"],
    ["testnet", "TestNet.Example.org", "0x1f"],
    ["mainnet", "mainnet.example.org:8443", "0x1e"],
  ] as const)("a %s key is at home at %s", async (network, host, chainId) => {
    const reply = await sendTo(network, host);
    expect(reply.status).toBe(200);
    expect(jsonOf(reply)).toMatchObject({ result: chainId });
  });

  it.each([
    ["testnet", "mainnet.example.org:8443", "Testnet", "https://testnet.example.org"],
    ["mainnet", "testnet.example.org", "Mainnet", "https://mainnet.example.org:8443"],
  ] as const)("a %s key at %s is told the right address", async (network, host, label, baseUrl) => {
    const reply = await sendTo(network, host, "not even JSON");
    expect(reply.status).toBe(403);
    expect(jsonOf(reply)).toEqual({
      jsonrpc: "2.0",
      id: null,
      error: {
        code: -32022,
        message: `this is a ${label} key: use it at ${baseUrl}/<API_KEY>`,
        data: { network: label, baseUrl },
      },
    });
    expect(findWrongData((jsonOf(reply) as { error: { code: number } }).error)).toBeUndefined();
  });

  it("a wrong network is refused while the body is still to come", async () => {
    const connection = await openConnection(service.service.port);
    const path = new URL(service.urls.testnet).pathname;
    connection.write(
      `POST ${path} HTTP/1.1\r\nHost: mainnet.example.org:8443\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n`,
    );
    expect((await connection.read()).status).toBe(403);
  });

  it("the key alone decides at an address that is neither network's", async () => {
    expect(jsonOf(await sendTo("mainnet", "10.0.0.7:8545"))).toMatchObject({ result: "0x1e" });
  });

  it("a wrong key is nobody's at either address", async () => {
    const headers = { host: "mainnet.example.org:8443", "content-type": "application/json" };
    expect(await service.send({ path: `/${strangerText}`, headers, body })).toMatchObject({
      status: 401,
      text: unauthorized,
    });
  });
});

describe("a service of one network", () => {
  it("takes the other network's keys for unknown", async () => {
    const service = await startWithFakes({ NETWORKS: "testnet", PUBLIC_URL: dashboardUrl });
    const mainnet = await service.send({ path: new URL(service.urls.mainnet).pathname, body });
    const testnet = await service.send({ body });
    await service.stop();

    expect(mainnet).toMatchObject({ status: 401, text: unauthorized });
    expect(testnet.status).toBe(200);
  });
});
