import { setTimeout as sleep } from "node:timers/promises";
import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";

interface Key {
  readonly id: string;
  readonly text: string;
  readonly expiresAt: string | null;
}

let test: TestService;
let client: DashboardClient;

beforeAll(async () => {
  test = await startTestService();
  client = createDashboardClient(test.origin);
  await joinAsSomebody(client);
});

afterAll(() => test.stop());

async function statusOf({ text }: Pick<Key, "text">): Promise<number> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" });
  const headers = { "content-type": "application/json" };
  return (await fetch(`${test.origin}/${text}`, { method: "POST", headers, body })).status;
}

async function untilRefused(key: Pick<Key, "text">): Promise<void> {
  while ((await statusOf(key)) === 200) await sleep(50);
}

const after = (ms: number) => new Date(Date.now() + ms).toISOString();

it("ends a key, its rotated one too, until its owner gives it more time", async () => {
  const key: Key = await client.post("/api/keys", { name: "brief", network: "Testnet", expiresAt: after(2_500) });
  const rotated: Key = await client.post(`/api/keys/${key.id}/rotate`, {});
  expect([await statusOf(key), await statusOf(rotated)]).toEqual([200, 200]);

  await untilRefused(rotated);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(key.expiresAt ?? ""));
  expect([await statusOf(key), await statusOf(rotated)]).toEqual([401, 401]);
  expect(await client.get(`/api/keys/${key.id}`)).toMatchObject({ expiresAt: key.expiresAt });

  const { body } = await client.ask("PATCH", `/api/keys/${key.id}`, { body: { expiresAt: null } });
  expect(body).toMatchObject({ expiresAt: null });
  expect([await statusOf(key), await statusOf(rotated)]).toEqual([200, 200]);
});

it("holds for a key that has none yet, with the next request", async () => {
  const key: Key = await client.post("/api/keys", { name: "ends later", network: "Testnet" });
  expect([key.expiresAt, await statusOf(key)]).toEqual([null, 200]);

  await client.ask("PATCH", `/api/keys/${key.id}`, { body: { expiresAt: after(300) } });
  await untilRefused(key);
});

it.each([
  ["2020-01-01T00:00:00Z", "Must be a time to come"],
  ["2999-01-01T00:00:00Z", "Must be within five years"],
  ["tomorrow", "Must be a time as 2027-01-31T12:00:00Z"],
  [5, expect.any(String)],
])("is not %j", async (expiresAt, message) => {
  const { status, body } = await client.ask("POST", "/api/keys", {
    body: { name: "x", network: "Testnet", expiresAt },
  });
  expect([status, body.error]).toEqual([
    400,
    expect.objectContaining({ code: "invalid", field: "expiresAt", message }),
  ]);
});
