import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { type RpcAnswer, startTestService, type TestService } from "./start-test-service.js";

let test: TestService;
let client: DashboardClient;
let key: { readonly id: string; readonly text: string };

beforeAll(async () => {
  test = await startTestService();
  client = createDashboardClient(test.origin);
  await joinAsSomebody(client);
  key = await client.post("/api/keys", { name: "restricted", network: "Testnet" });
});

afterAll(() => test.stop());

const mine = `0x${"aa".repeat(20)}`;
const alsoMine = `0x${"Bb".repeat(20)}`;
const other = `0x${"cc".repeat(20)}`;

const allow = (lists: Readonly<Record<string, readonly string[]>>) =>
  client.ask("PATCH", `/api/keys/${key.id}`, {
    body: { allowedOrigins: [], allowedMethods: [], allowedContracts: [], ...lists },
  });

async function post(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${test.origin}/${key.text}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as RpcAnswer & RpcAnswer[],
  };
}

const request = (method: string, params: unknown[] = []) => ({ jsonrpc: "2.0", id: 1, method, params });
const codeOf = async (method: string, params?: unknown[]) => (await post(request(method, params))).body.error?.code;

describe("a key's origins", () => {
  it("refuse the whole request of another page, and of what is no page", async () => {
    await allow({ allowedOrigins: ["https://App.example.org/"] });
    const batch = [request("eth_chainId"), request("eth_blockNumber")];

    expect((await post(batch, { origin: "https://app.example.org" })).status).toBe(200);
    for (const origin of [undefined, "null", "https://app.example.org.evil.example", "http://app.example.org"]) {
      const { status, body, headers } = await post(batch, origin === undefined ? {} : { origin });
      expect([status, ...body.map(({ error }) => error?.code)]).toEqual([403, -32_023, -32_023]);
      expect(headers.get("access-control-allow-origin")).toBe("*");
    }
  });

  it("allow every caller when there are none", async () => {
    await allow({});
    expect((await post(request("eth_chainId"))).status).toBe(200);
    expect((await post(request("eth_chainId"), { origin: "https://anyone.example" })).status).toBe(200);
  });
});

describe("a key's methods", () => {
  it("refuse the others, one by one", async () => {
    await allow({ allowedMethods: ["eth_chainId"] });
    const { status, body } = await post([request("eth_chainId"), request("eth_blockNumber")]);

    expect(status).toBe(200);
    expect(body[0]?.result).toBe("0x1f");
    expect(body[1]?.error).toMatchObject({ code: -32023, message: "this key may not call eth_blockNumber" });
  });
});

describe("a key's contracts", () => {
  beforeAll(() => allow({ allowedContracts: [mine, alsoMine] }));

  it.each<[string, unknown[], unknown[]]>([
    ["eth_call", [{ to: mine }, "latest"], [{ to: other }, "latest"]],
    ["eth_call", [{ to: mine }, "latest", null], [{ to: mine }, "latest", { [mine]: { code: "0x6000" } }]],
    ["eth_estimateGas", [{ to: mine }], [{ to: other }]],
    ["eth_estimateGas", [{ to: mine }], [{ to: mine }, "latest", {}]],
    ["eth_estimateGas", [{ to: alsoMine.toLowerCase() }], [{ data: "0x6000" }]],
    ["eth_getCode", [mine, "latest"], [other, "latest"]],
    ["eth_getStorageAt", [mine, "0x0", "latest"], [other, "0x0", "latest"]],
    ["eth_getLogs", [{ address: mine }], [{ address: other }]],
    ["eth_getLogs", [{ address: [mine, alsoMine] }], [{ address: [mine, other] }]],
    ["eth_getLogs", [{ address: mine.toUpperCase().replace("0X", "0x") }], [{}]],
    ["eth_getLogs", [{ address: mine }], [{ address: [] }]],
    ["trace_filter", [{ toAddress: mine }], [{ toAddress: [mine, other] }]],
    ["trace_filter", [{ toAddress: [alsoMine], fromAddress: other }], [{ fromAddress: mine }]],
  ])("%s reaches %j but not %j", async (method, good, bad) => {
    expect(await codeOf(method, good)).toBeUndefined();
    expect(await codeOf(method, bad)).toBe(-32023);
  });

  it("hold for signed transactions", async () => {
    // The example of EIP-155, to 0x3535…35: refused before anybody looks whether its chain is the right one.
    const raw =
      "0xf86c098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a76400008025a028ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276a067cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83";
    expect(await codeOf("eth_sendRawTransaction", [raw])).toBe(-32023);
    await allow({ allowedContracts: ["0x3535353535353535353535353535353535353535"] });
    expect(await codeOf("eth_sendRawTransaction", [raw])).toBe(-32602);
    expect(await codeOf("eth_sendRawTransaction", ["0x01"])).toBe(-32602);
    await allow({ allowedContracts: [mine, alsoMine] });
  });

  it("leave alone what reaches no contract", async () => {
    for (const method of ["eth_chainId", "eth_blockNumber", "eth_gasPrice"])
      expect(await codeOf(method)).toBeUndefined();
    expect(await codeOf("eth_getBalance", [other])).toBeUndefined();
  });

  it("leave alone what names a block or a transaction, as blocks and receipts do", async () => {
    for (const method of ["eth_getBlockByNumber", "trace_block"])
      expect(await codeOf(method, method === "trace_block" ? ["latest"] : ["latest", true])).toBeUndefined();
    for (const method of ["eth_getTransactionReceipt", "rsk_getRawTransactionReceiptByHash", "trace_transaction"])
      expect(await codeOf(method, [`0x${"11".repeat(32)}`])).toBeUndefined();
  });
});

it("all of a key's lists have to be satisfied", async () => {
  await allow({ allowedOrigins: ["https://app.example.org"], allowedMethods: ["eth_call"], allowedContracts: [mine] });
  const origin = "https://app.example.org";

  expect((await post(request("eth_call", [{ to: mine }, "latest"]), { origin })).body.error).toBeUndefined();
  expect((await post(request("eth_call", [{ to: other }, "latest"]), { origin })).body.error?.code).toBe(-32023);
  expect((await post(request("eth_getCode", [mine, "latest"]), { origin })).body.error?.code).toBe(-32023);
  expect((await post(request("eth_call", [{ to: mine }, "latest"]))).status).toBe(403);
});

it.each([
  ["allowedOrigins", ["app.example.org"]],
  ["allowedOrigins", ["https://app.example.org/path"]],
  ["allowedOrigins", ["https://user:password@app.example.org"]],
  ["allowedOrigins", ["javascript:alert(1)"]],
  ["allowedOrigins", ["*"]],
  ["allowedMethods", ["evm_setAutomine"]],
  ["allowedMethods", ["toString"]],
  ["allowedContracts", ["0x1234"]],
  ["allowedContracts", Array.from({ length: 101 }, () => mine)],
  ["allowedContracts", mine],
  ["allowedIpAddresses", ["localhost"]],
  ["allowedIpAddresses", ["10.0.0.1/33"]],
  ["allowedIpAddresses", ["2001:db8::/129"]],
  ["allowedIpAddresses", ["::ffff:10.0.0.0/104"]],
  ["allowedIpAddresses", ["10.0.0.0/8 or so"]],
  ["allowedIpAddresses", Array.from({ length: 101 }, (_, index) => `10.0.0.${index}`)],
])("%s is not %j", async (list, entries) => {
  const { status, body } = await client.ask("PATCH", `/api/keys/${key.id}`, { body: { [list]: entries } });
  expect([status, body.error.code, body.error.field?.split(".")[0]]).toEqual([400, "invalid", list]);
});
