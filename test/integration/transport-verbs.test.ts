import { gzipSync } from "node:zlib";
import { jsonOf } from "./send-http.js";
import { callOf, notificationOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

const body = callOf("eth_chainId");
const answer = '{"jsonrpc":"2.0","id":1,"result":"0x1f"}';

/** The one body of every 405. */
const howToCall = {
  jsonrpc: "2.0",
  id: null,
  error: {
    code: -32600,
    message:
      'JSON-RPC calls are made by POST, with a body such as {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}',
  },
};

describe("the RPC path", () => {
  let service: ServiceWithFakes;
  beforeAll(async () => {
    service = await startWithFakes();
  });
  afterAll(() => service.stop());

  it("answers a POST with JSON of a known length", async () => {
    const reply = await service.send({ body });
    expect(reply).toMatchObject({ status: 200, text: answer });
    expect(reply.headers).toMatchObject({ "content-type": "application/json", "content-length": `${answer.length}` });
  });

  it.each([
    ["a result", body],
    ["a refused body", "{"],
    ["a large result", callOf("rpc.discover")],
  ])("lets no browser take %s for anything but JSON", async (_, sent) => {
    const { headers } = await service.send({ body: sent });
    expect(headers).toMatchObject({ "content-type": "application/json", "x-content-type-options": "nosniff" });
  });

  it("leaves the query string out of the key", async () => {
    expect(await service.send({ path: `${service.path}?from=here`, body })).toMatchObject({
      status: 200,
      text: answer,
    });
  });

  describe("verbs", () => {
    it.each(["GET", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"])(
      "%s is refused, saying how to call",
      async (method) => {
        const reply = await service.send({ method });
        expect(reply.status).toBe(405);
        expect(reply.headers).toMatchObject({ allow: "POST, OPTIONS", "content-type": "application/json" });
        expect(jsonOf(reply)).toEqual(howToCall);
      },
    );

    it("HEAD is refused without a body", async () => {
      const reply = await service.send({ method: "HEAD" });
      expect(reply).toMatchObject({ status: 405, text: "", headers: { allow: "POST, OPTIONS" } });
    });

    it.each([
      "/rg_test_nonsense",
      "/anything",
      "/health",
      "/healthz.",
      "/HEALTHZ",
      "/constructor",
      "/%00",
      "/<script>",
    ])("GET %s is refused the same way, whatever the key's form", async (path) => {
      const reply = await service.send({ method: "GET", path });
      expect(reply.status).toBe(405);
      expect(jsonOf(reply)).toEqual(howToCall);
    });

    it.each(["/healthz", "/readyz", "/openrpc.json"])("GET %s is a named route, not the RPC path", async (path) => {
      expect((await service.send({ method: "GET", path })).status).toBe(200);
    });
  });

  describe("preflights", () => {
    const ask = {
      origin: "https://dapp.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type, x-trace",
    };

    it("any origin may POST the headers it asks for, and remember so for a day", async () => {
      const reply = await service.send({ method: "OPTIONS", headers: ask });
      expect(reply).toMatchObject({ status: 204, text: "" });
      expect(reply.headers).toMatchObject({
        "access-control-allow-origin": "*",
        "access-control-allow-methods": "POST",
        "access-control-allow-headers": "content-type, x-trace",
        "access-control-max-age": "86400",
        vary: "access-control-request-headers, access-control-request-private-network",
      });
      expect(reply.headers["access-control-allow-private-network"]).toBeUndefined();
      expect(reply.headers["access-control-allow-credentials"]).toBeUndefined();
    });

    it("lets public pages call a gateway on a private network, where the browser asks", async () => {
      const headers = { ...ask, "access-control-request-private-network": "true" };
      const reply = await service.send({ method: "OPTIONS", headers });
      expect(reply).toMatchObject({ status: 204, headers: { "access-control-allow-private-network": "true" } });
    });

    it("allows content-type where no headers are named", async () => {
      const reply = await service.send({ method: "OPTIONS", headers: {} });
      expect(reply).toMatchObject({ status: 204, headers: { "access-control-allow-headers": "content-type" } });
    });

    it("does not ask who is behind the key", async () => {
      expect((await service.send({ method: "OPTIONS", path: "/no-key-at-all", headers: ask })).status).toBe(204);
    });
  });

  describe("what a body says it is", () => {
    it.each([
      ["application/json"],
      ["application/json; charset=utf-8"],
      ["application/json;charset=ISO-8859-1; x=y"],
      ["Application/JSON"],
      [" application/json "],
      ["application/json-rpc"],
      ["application/json-rpc; charset=utf-8"],
      [undefined],
      [""],
    ])("takes the content type %j", async (type) => {
      const headers = type === undefined ? {} : { "content-type": type };
      expect(await service.send({ headers, body })).toMatchObject({ status: 200, text: answer });
    });

    it.each([
      ["text/plain"],
      ["text/plain; application/json"],
      ["application/x-www-form-urlencoded"],
      ["multipart/form-data; boundary=x"],
      ["application/jsonx"],
      ["application/json, text/plain"],
      ["application/ld+json"],
      ["text/html"],
    ])("refuses the content type %j", async (type) => {
      const reply = await service.send({ headers: { "content-type": type }, body });
      expect(reply.status).toBe(415);
      expect(jsonOf(reply)).toEqual({
        jsonrpc: "2.0",
        id: 1,
        error: { code: -32600, message: "the content type must be application/json" },
      });
    });

    it.each(["gzip", "deflate", "br", "zstd", "GZIP", "identity, gzip"])(
      "refuses the content encoding %s",
      async (encoding) => {
        const headers = { "content-type": "application/json", "content-encoding": encoding };
        const reply = await service.send({ headers, body: gzipSync(body) });
        expect(reply.status).toBe(415);
        expect(jsonOf(reply)).toEqual({
          jsonrpc: "2.0",
          id: null,
          error: { code: -32600, message: "the body must not be compressed" },
        });
      },
    );

    it("takes the content encoding identity", async () => {
      const headers = { "content-type": "application/json", "content-encoding": "identity" };
      expect(await service.send({ headers, body })).toMatchObject({ status: 200, text: answer });
    });
  });

  describe("every answer", () => {
    const answers: readonly (readonly [string, number, Parameters<ServiceWithFakes["send"]>[0]])[] = [
      ["a result", 200, { body }],
      ["an error", 200, { body: callOf("no_such_method") }],
      ["a batch", 200, { body: `[${body},5]` }],
      ["a notification", 204, { body: notificationOf("eth_chainId") }],
      ["no JSON", 400, { body: "<html>" }],
      ["no request", 400, { body: "7" }],
      ["a wrong key", 401, { path: "/wrong", body }],
      ["a wrong verb", 405, { method: "GET" }],
      ["a body too large", 413, { body: " ".repeat(1_048_577) }],
      ["a wrong content type", 415, { headers: { "content-type": "text/html" }, body }],
    ];

    it.each(answers)("may be read by any web page and is never HTML: %s", async (_name, status, request) => {
      const reply = await service.send(request);
      expect(reply.status).toBe(status);
      expect(reply.headers["access-control-allow-origin"]).toBe("*");
      if (status === 204) return expect(reply.text).toBe("");
      expect(reply.headers["content-type"]).toBe("application/json");
      expect(reply.headers["access-control-expose-headers"]).toBe(
        "deprecation, ratelimit, ratelimit-policy, x-request-id",
      );
      expect(() => JSON.parse(reply.text) as unknown).not.toThrow();
    });
  });
});
