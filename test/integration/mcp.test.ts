import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { errors } from "../../generated/errors.js";
import { sending } from "../fakes/rskj/faults.js";
import { type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

let service: ServiceWithFakes;
const clients: Client[] = [];

beforeAll(async () => {
  service = await startWithFakes();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await service.mend();
});
afterAll(() => service.stop());

/** The official client, with an API key as its access token. */
async function connect(key?: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const requestInit = key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.origin}/mcp`), { requestInit }));
  clients.push(client);
  return client;
}

const ownKey = (): string => service.path.slice(1);

interface ToolResult {
  readonly text: string;
  readonly isError: boolean;
}

async function use(client: Client, name: string, args: Record<string, unknown>): Promise<ToolResult> {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? "", isError: isError === true };
}

const call = async (client: Client, method: string, params: unknown[] = []) => {
  const { text, isError } = await use(client, "call_method", { method, params });
  return { isError, response: JSON.parse(text) as { result?: unknown; error?: { code: number } } };
};

describe("the MCP server, by the official client", () => {
  it("says what it is, and has three tools that read only", async () => {
    const client = await connect();
    expect(client.getServerVersion()).toMatchObject({ name: "rootgate" });
    const { tools } = await client.listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ["search_docs", true],
      ["read_page", true],
      ["call_method", true],
    ]);
  });

  it("finds a page by an error's code, and reads it with this service's URLs", async () => {
    const client = await connect();
    const { text } = await use(client, "search_docs", { query: String(errors.QuotaExceeded.code) });
    const [url] = /http\S+\/docs\/\S+/.exec(text) ?? [];
    const page = await use(client, "read_page", { page: url });
    expect(page).toMatchObject({ isError: false, text: expect.stringContaining(String(errors.QuotaExceeded.code)) });
    expect((await use(client, "read_page", { page: "/docs/get-started" })).text).not.toContain("rootgate.example/");
    expect((await use(client, "search_docs", { query: "zzzzqqq" })).text).toBe("Nothing was found.");
  });

  it.each(["/docs/nothing", "/docs/../../main", "../../../etc/passwd", "https://example.org/docs/limits"])(
    "has no page %s",
    async (page) => {
      expect(await use(await connect(), "read_page", { page })).toMatchObject({ isError: true });
    },
  );

  it("calls methods by the client's API key", async () => {
    const client = await connect(ownKey());
    expect(await call(client, "eth_chainId")).toMatchObject({ isError: false, response: { result: "0x1f" } });
    expect(await call(client, "eth_getBalance", ["0x12"])).toMatchObject({
      isError: true,
      response: { error: { code: errors.InvalidParams.code } },
    });
  });

  it("refuses calls without a key, and with one that nobody has", async () => {
    expect(await use(await connect(), "call_method", { method: "eth_chainId" })).toMatchObject({
      isError: true,
      text: expect.stringContaining("Authorization: Bearer"),
    });
    const stranger = await connect(`rg_test_${"a".repeat(36)}`);
    expect((await call(stranger, "eth_chainId")).response).toMatchObject({ error: { code: errors.Unauthorized.code } });
  });

  it.each([
    "eth_sendRawTransaction",
    "eth_sendRawTransactionSync",
    "eth_newFilter",
    "eth_subscribe",
    "evm_mine",
    "toString",
  ])("calls no %s", async (method) => {
    const { isError, text } = await use(await connect(ownKey()), "call_method", { method, params: [] });
    expect([isError, text]).toEqual([true, expect.stringContaining("no method that reads")]);
  });

  // With 36 bytes around the result's 0x and digits: 65,536 bytes, and two more.
  it.each([
    [32_749, false],
    [32_750, true],
  ])("gives a response with a code of %d bytes, or says that it is too long: %s", async (length, isTooLong) => {
    const result = `0x${"ab".repeat(length)}`;
    service.nodes.testnet.fault = sending((id) => `{"jsonrpc":"2.0","id":${String(id)},"result":"${result}"}`);
    const client = await connect(ownKey());
    const params = ["0x39b12c05e8503356e3a7df0b7b33efa4c054c409", "latest"];
    const { isError, text } = await use(client, "call_method", { method: "eth_getCode", params });
    if (isTooLong) expect([isError, text]).toEqual([true, expect.stringContaining("longer than 65536 bytes")]);
    else expect(isError).toBe(false);
  });
});

describe("what comes to /mcp", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    service.send({
      path: "/mcp",
      body,
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
    });

  it.each([
    ["GET", 405],
    ["DELETE", 405],
    ["PUT", 405],
    ["OPTIONS", 204],
  ])("by %s gets %d", async (method, status) => {
    expect((await service.send({ method, path: "/mcp" })).status).toBe(status);
  });

  it.each([
    ["no JSON", 400, "{"],
    ["no message", 400, "17"],
    ["several messages", 400, JSON.stringify([{ jsonrpc: "2.0", id: 1, method: "ping" }])],
    ["64 KiB and a byte", 413, JSON.stringify("x".repeat(65_535))],
  ])("as %s gets %d", async (_, status, body) => {
    expect((await post(body)).status).toBe(status);
  });

  it("is served to pages of other origins, which have to bring a key", async () => {
    const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
    const response = await post(message, { origin: "https://app.example.org" });
    expect([response.status, response.headers["access-control-allow-origin"]]).toEqual([200, "*"]);
  });

  it("is bounded to 120 requests a minute of an address", async () => {
    const message = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
    const statuses: number[] = [];
    for (let count = 0; count < 130; count++) statuses.push((await post(message)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 202).length).toBeGreaterThan(0);
  });
});
