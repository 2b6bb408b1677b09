import { setTimeout } from "node:timers/promises";
import type { RequestLogEntry, RequestLogPage } from "../../src/http/api/api-types.js";
import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

let test: ServiceWithFakes;
let client: DashboardClient;
let key: { readonly id: string; readonly text: string };

beforeAll(async () => {
  test = await startWithFakes({ CACHE_MAX_BYTES: "1000000" });
  client = createDashboardClient(test.origin);
  await joinAsSomebody(client);
  key = await client.post("/api/keys", { name: "logged", network: "Testnet", logsParams: true });
});

afterAll(() => test.stop());

async function post(body: unknown): Promise<void> {
  const headers = { "content-type": "application/json" };
  await fetch(`${test.origin}/${key.text}`, { method: "POST", headers, body: JSON.stringify(body) });
}

const call = (method: string, params: readonly unknown[]) => post({ jsonrpc: "2.0", id: 1, method, params });

/** Entries of a method, newest first, once there are as many. */
async function readEntries(method: string, count = 1): Promise<RequestLogEntry[]> {
  let logged = await readLog(method);
  // The log is written every two seconds.
  while (logged.length < count) {
    await setTimeout(300);
    logged = await readLog(method);
  }
  return Promise.all(logged.map(({ id }) => get<RequestLogEntry>(`/api/request-log/${id}`)));
}

const readLog = async (method: string) => (await get<RequestLogPage>(`/api/request-log?method=${method}`)).entries;

const get = async <Body>(path: string) => (await client.get(path)) as unknown as Body;

it("has the params of a key's requests as they came, with sizes and what served them", async () => {
  const request = { jsonrpc: "2.0", id: 1, method: "eth_gasPrice", params: [] };
  await post(request);
  await call("eth_getBlockByNumber", ["0x0", false]);
  const [entry] = await readEntries("eth_gasPrice");

  expect(entry).toMatchObject({ params: "[]", requestBytes: JSON.stringify(request).length, servedBy: "memory" });
  expect(entry?.resultBytes).toBeGreaterThan(4);
  expect(await readEntries("eth_getBlockByNumber")).toMatchObject([{ params: '["0x0",false]', servedBy: "node" }]);
});

it("says that the gateway alone served", async () => {
  await call("eth_chainId", []);

  expect(await readEntries("eth_chainId")).toMatchObject([{ params: "[]", servedBy: "gateway", resultBytes: null }]);
});

it("has the params of requests that failed, without API keys", async () => {
  await call("eth_getCode", [key.text]);

  const [entry] = await readEntries("eth_getCode");
  expect(entry).toMatchObject({ code: -32602, servedBy: "gateway", resultBytes: null });
  expect(entry?.params).toMatch(/^\["rg_test_…"\]$/);
});

it("never has those of unknown methods, of long requests and of what is no request", async () => {
  await call("personal_unlockAccount", ["0x1", "password"]);
  await call("web3_sha3", [`0x${"00".repeat(4_100)}`]);
  await post({ jsonrpc: "2.0", id: 1, params: ["password"] });

  expect(await readEntries("personal_unlockAccount")).toMatchObject([{ params: null, code: -32601 }]);
  expect(await readEntries("web3_sha3")).toMatchObject([{ params: null, code: 0 }]);
  expect(await readEntries("invalid")).toMatchObject([{ params: null, requestBytes: null }]);
});

it("has none of another user's, and none in lists", async () => {
  await call("net_version", []);
  const [entry] = await readEntries("net_version");
  const other = createDashboardClient(test.origin);
  await joinAsSomebody(other);

  expect((await other.ask("GET", `/api/request-log/${entry?.id}`)).status).toBe(404);
  expect((await readLog("net_version"))[0]).not.toHaveProperty("params");
});

it("has none from the moment that the key's owner turns it off", async () => {
  await client.ask("PATCH", `/api/keys/${key.id}`, { body: { logsParams: false } });
  await call("eth_blockNumber", []);

  expect(await readEntries("eth_blockNumber")).toMatchObject([{ params: null, requestBytes: 63 }]);
});
