import { createDashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";

let test: TestService;

beforeAll(async () => {
  // Nothing listens on the port of the discard protocol.
  test = await startTestService({ CLICKHOUSE_URL: "http://127.0.0.1:9/history" });
});
afterAll(() => test.stop());

it("serves calls while ClickHouse is away, and the usage pages say so", async () => {
  const client = createDashboardClient(test.origin);
  await joinAsSomebody(client);
  const key = await client.post("/api/keys", { name: "one", network: "Testnet" });
  const response = await fetch(`${test.origin}/${key.text}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] }),
  });
  expect(await response.json()).toEqual({ jsonrpc: "2.0", id: 1, result: "0x1f" });

  for (const path of ["/api/usage?range=24h", "/api/usage/today", "/api/request-log?limit=10"])
    expect(await client.ask("GET", path)).toMatchObject({ status: 503 });
  expect((await client.ask("GET", "/api/keys")).status).toBe(200);
});
