import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { type RpcAnswer, startTestService, type TestService } from "./start-test-service.js";

interface CreatedKey {
  readonly id: string;
  readonly text: string;
}

const [kept, dropped] = [`0x${"aa".repeat(20)}`, `0x${"bb".repeat(20)}`];
const notFound = { code: -32000, message: "filter not found" };

let test: TestService;
let dashboard: DashboardClient;
let key: CreatedKey;
let other: CreatedKey;

beforeAll(async () => {
  test = await startTestService();
});
beforeEach(async () => {
  dashboard = createDashboardClient(test.origin);
  await joinAsSomebody(dashboard);
  key = await dashboard.post("/api/keys", { name: "narrowed", network: "Testnet" });
  other = await dashboard.post("/api/keys", { name: "other", network: "Testnet" });
});
afterAll(() => test.stop());

const allow = (lists: Readonly<Record<string, readonly string[]>>) =>
  dashboard.ask("PATCH", `/api/keys/${key.id}`, {
    body: { allowedOrigins: [], allowedMethods: [], allowedContracts: [], ...lists },
  });
const call = async ({ text }: CreatedKey, method: string, ...params: unknown[]): Promise<RpcAnswer> => {
  const response = await fetch(`${test.origin}/${text}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  return (await response.json()) as RpcAnswer;
};
const create = async (by: CreatedKey, method: string, ...params: unknown[]) =>
  (await call(by, method, ...params)).result;
const poll = (by: CreatedKey, filter: unknown) => call(by, "eth_getFilterChanges", filter);

it("a change of a key's contracts removes the filters that the key may no longer create, and no others", async () => {
  const [forbidden, allowed] = [
    await create(key, "eth_newFilter", { address: [kept, dropped] }),
    await create(key, "eth_newFilter", { address: kept }),
  ];
  const blocks = await create(key, "eth_newBlockFilter");
  const ofOther = await create(other, "eth_newFilter", { address: dropped });
  await allow({ allowedContracts: [kept] });

  expect(await poll(key, forbidden)).toMatchObject({ error: notFound });
  for (const filter of [allowed, blocks]) expect(await poll(key, filter)).toMatchObject({ result: [] });
  expect(await poll(key, ofOther)).toMatchObject({ error: { code: -32023 } });
  expect(await poll(other, ofOther)).toMatchObject({ result: [] });
});

it("filters stay removed when the key is widened again, though none was polled in between", async () => {
  const filter = await create(key, "eth_newFilter", {});
  await allow({ allowedContracts: [kept] });
  await allow({});
  for (const by of [key, other]) expect(await poll(by, filter)).toMatchObject({ error: notFound });
});

it("a change of a key's methods removes the filters of the others", async () => {
  const [blocks, logs] = [await create(key, "eth_newBlockFilter"), await create(key, "eth_newFilter", {})];
  const sent = await create(key, "eth_newPendingTransactionFilter");
  await allow({ allowedMethods: ["eth_newBlockFilter", "eth_getFilterChanges"] });
  expect(await poll(key, blocks)).toMatchObject({ result: [] });
  for (const filter of [logs, sent]) expect(await poll(other, filter)).toMatchObject({ error: notFound });
});
