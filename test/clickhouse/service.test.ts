import { createDashboardClient, joinAsSomebody } from "../integration/dashboard-client.js";
import { startTestService, type TestService } from "../integration/start-test-service.js";
import { startClickHouse, type TestClickHouse } from "./start-clickhouse.js";

let clickHouse: TestClickHouse;
let test: TestService;

beforeAll(async () => {
  clickHouse = await startClickHouse();
  test = await startTestService({ CLICKHOUSE_URL: clickHouse.url });
});
afterAll(async () => {
  await test.stop();
  await clickHouse.remove();
});

it("the dashboard shows usage and requests that ClickHouse keeps, and the database has none of them", async () => {
  const client = createDashboardClient(test.origin);
  await joinAsSomebody(client);
  const key = await client.post("/api/keys", { name: "one", network: "Testnet" });
  for (const method of ["eth_chainId", "eth_doesNotExist"])
    await fetch(`${test.origin}/${key.text}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: [] }),
    });
  const readMethods = async (): Promise<string[]> => {
    const { methods } = (await client.get("/api/usage?range=24h")) as unknown as { methods: { method: string }[] };
    return methods.map(({ method }) => method);
  };
  while ((await readMethods()).length < 2) await new Promise(setImmediate);

  const { entries } = (await client.get("/api/request-log?limit=10")) as unknown as { entries: { method: string }[] };
  expect(entries.map(({ method }) => method).sort()).toEqual(["eth_chainId", "eth_doesNotExist"]);
  expect(await client.get("/api/usage/today")).toMatchObject({ used: 2 });
  for (const table of ["usage", "method_latency", "request_log"] as const)
    expect(await test.service.db.selectFrom(table).selectAll().execute()).toEqual([]);
});
