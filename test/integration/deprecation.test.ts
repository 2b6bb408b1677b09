import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { methods } from "../../generated/methods.js";
import type { Method } from "../../src/gateway/call.js";
import { warnOfDeprecation } from "../../src/gateway/stages/look-up.js";
import type { TrackedServer } from "../../src/http/connection/connections.js";
import { TrackedResponse } from "../../src/http/connection/tracked-response.js";
import { UpgradableRequest } from "../../src/http/connection/upgradable-request.js";
import { writeResponse } from "../../src/http/response/write-response.js";
import { RpcExchange } from "../../src/http/rpc-exchange.js";
import { callOf } from "../fakes/call-of.js";

/** Methods by the path of a URL. */
const table: Readonly<Record<string, Method>> = {
  "/current": methods.eth_gasPrice,
  "/deprecated": { ...methods.eth_gasPrice, deprecation: "@1767225600" },
};

const exchangeParts = {
  openHold: () => ({ close: () => undefined }),
  readers: undefined,
  callTimeoutMs: 1_000,
} as never;

/** Answers by the stage, the exchange and the writer of the RPC path. */
function serve(request: IncomingMessage, response: TrackedResponse): void {
  const exchange = new RpcExchange("u", response, exchangeParts);
  const call = callOf({ method: "eth_gasPrice", params: [], id: "1", bytes: 0 });
  call.method = table[request.url ?? ""] as Method;
  Object.assign(call, { exchange });
  warnOfDeprecation(call);
  void writeResponse(
    { status: 200, body: Buffer.from(JSON.stringify({ result: "0x1" })) },
    ["ratelimit", "10"],
    exchange,
  );
}

describe("a call of a deprecated method", () => {
  let server: TrackedServer;
  let origin: string;

  beforeAll(async () => {
    server = createServer({ IncomingMessage: UpgradableRequest, ServerResponse: TrackedResponse }, serve).listen(
      0,
      "127.0.0.1",
    );
    await once(server, "listening");
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it("has a response that says since when, besides its other headers", async () => {
    const { headers } = await fetch(`${origin}/deprecated`);

    expect(headers.get("deprecation")).toBe("@1767225600");
    expect(headers.get("ratelimit")).toBe("10");
    expect(headers.get("content-type")).toBe("application/json");
    expect(headers.get("access-control-expose-headers")).toContain("deprecation");
  });

  it("is the only one that has the header", async () => {
    const { headers } = await fetch(`${origin}/current`);

    expect(headers.has("deprecation")).toBe(false);
  });
});
