import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";
import { callOf } from "./start-with-fakes.js";
import { closeWebSockets, openWebSocket, readRefusal, type SocketClient } from "./web-socket-client.js";

const origin = "https://app.example.org";
const requestsPerDay = 40;

let test: TestService;
let dashboard: DashboardClient;
let key: { readonly id: string; readonly text: string };

beforeAll(async () => {
  test = await startTestService({ DAILY_REQUESTS: String(requestsPerDay) });
});
beforeEach(async () => {
  dashboard = createDashboardClient(test.origin);
  await joinAsSomebody(dashboard);
  key = await dashboard.post("/api/keys", { name: "sockets", network: "Testnet" });
});
afterEach(closeWebSockets);
afterAll(() => test.stop());

const urlOf = ({ text }: { readonly text: string }): string => `${test.origin}/${text}`;
const allow = (lists: Readonly<Record<string, readonly string[]>>) =>
  dashboard.ask("PATCH", `/api/keys/${key.id}`, {
    body: { allowedOrigins: [], allowedMethods: [], allowedContracts: [], ...lists },
  });
const codeOf = async (client: SocketClient, method: string, params: unknown[] = []): Promise<number | undefined> => {
  client.send(callOf(method, params));
  return (await client.nextJson()).error?.code;
};

it("a key that is revoked closes its connections, and no others", async () => {
  const other: typeof key = await dashboard.post("/api/keys", { name: "other", network: "Testnet" });
  const clients = await Promise.all([key, key].map((each) => openWebSocket(urlOf(each))));
  const bystander = await openWebSocket(urlOf(other));
  await dashboard.ask("DELETE", `/api/keys/${key.id}`);

  const closings = await Promise.all(clients.map(({ closed }) => closed));
  expect(closings.map(({ code }) => code)).toEqual([4001, 4001]);
  expect(closings[0]?.reason).toMatch(/^Unauthorized: unknown or revoked API key/);
  expect(await codeOf(bystander, "eth_chainId")).toBeUndefined();
});

it("a key's origins hold at the handshake, and for open connections once they change", async () => {
  await allow({ allowedOrigins: [origin] });
  expect(await readRefusal(urlOf(key), { origin: "https://evil.example" })).toMatchObject({ status: 403 });
  expect((await readRefusal(urlOf(key))).text).toContain('"code":-32023');
  const client = await openWebSocket(urlOf(key), { origin });
  expect(await codeOf(client, "eth_chainId")).toBeUndefined();

  await allow({ allowedOrigins: ["https://other.example.org"] });
  expect((await client.closed).code).toBe(4001);
});

it("a key's methods hold for each request, and change while a connection is open", async () => {
  const client = await openWebSocket(urlOf(key));
  expect(await codeOf(client, "eth_gasPrice")).toBeUndefined();
  await allow({ allowedMethods: ["eth_chainId"] });
  expect(await codeOf(client, "eth_gasPrice")).toBe(-32023);
  expect(await codeOf(client, "eth_chainId")).toBeUndefined();
});

it("a key's contracts hold for subscriptions to logs, and for no others, as for reads of blocks", async () => {
  const contract = `0x${"aa".repeat(20)}`;
  await allow({ allowedContracts: [contract] });
  const client = await openWebSocket(urlOf(key));
  for (const filter of [{}, { address: [] }, { address: [contract, `0x${"bb".repeat(20)}`] }])
    expect(await codeOf(client, "eth_subscribe", ["logs", filter])).toBe(-32023);
  expect(await codeOf(client, "eth_subscribe", ["logs"])).toBe(-32023);
  expect(await codeOf(client, "eth_subscribe", ["logs", { address: contract }])).toBeUndefined();
  for (const kind of ["newHeads", "newPendingTransactions", "syncing"])
    expect(await codeOf(client, "eth_subscribe", [kind])).toBeUndefined();
  for (const method of ["eth_newBlockFilter", "eth_newPendingTransactionFilter", "eth_blockNumber"])
    expect(await codeOf(client, method)).toBeUndefined();
});

describe("a change of a key's lists", () => {
  const [kept, dropped] = [`0x${"aa".repeat(20)}`, `0x${"bb".repeat(20)}`];
  const subscribe = async (client: SocketClient, ...params: unknown[]): Promise<void> =>
    expect(await codeOf(client, "eth_subscribe", params)).toBeUndefined();

  it("closes the connections with a subscription that it no longer allows, and no others", async () => {
    await allow({ allowedContracts: [kept, dropped] });
    const [forbidden, allowed, idle] = await Promise.all([
      openWebSocket(urlOf(key)),
      openWebSocket(urlOf(key)),
      openWebSocket(urlOf(key)),
    ]);
    await subscribe(forbidden, "newHeads");
    await subscribe(forbidden, "logs", { address: [kept, dropped] });
    await subscribe(allowed, "newHeads");
    await subscribe(allowed, "logs", { address: kept });
    await allow({ allowedContracts: [kept] });

    const reason = `a subscription ended: this key may not reach ${dropped}`;
    expect(await forbidden.closed).toEqual({ code: 4003, reason });
    for (const client of [allowed, idle]) expect(await codeOf(client, "eth_chainId")).toBeUndefined();
  });

  it("holds for lists of methods", async () => {
    const client = await openWebSocket(urlOf(key));
    await subscribe(client, "newHeads");
    await allow({ allowedMethods: ["eth_chainId"] });
    const reason = "a subscription ended: this key may not call eth_subscribe";
    expect(await client.closed).toEqual({ code: 4003, reason });
  });

  it("is of no effect once the subscription has ended, and undone when the key is widened again", async () => {
    await allow({ allowedContracts: [kept, dropped] });
    const client = await openWebSocket(urlOf(key));
    client.send(callOf("eth_subscribe", ["logs", { address: dropped }]));
    const { result } = await client.nextJson();
    expect(await codeOf(client, "eth_unsubscribe", [result])).toBeUndefined();
    await allow({ allowedContracts: [kept] });
    expect(await codeOf(client, "eth_subscribe", ["logs", { address: dropped }])).toBe(-32023);
    await allow({});
    await subscribe(client, "logs", { address: dropped });
    await subscribe(client, "logs");
    await allow({ allowedContracts: [dropped] });
    expect((await client.closed).reason).toMatch(/may only reach the contracts on its allow-list$/);
  });
});

it("requests count against the user's quota, whichever way they come; past it each gets an error", async () => {
  const client = await openWebSocket(urlOf(key));
  client.send(`[${callOf("eth_chainId")},${callOf("eth_nothing")}]`);
  await client.next();
  const response = await fetch(urlOf(key), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: callOf("eth_chainId"),
  });
  expect(response.headers.get("ratelimit")).toContain(`r=${requestsPerDay - 3};`);

  const codes: unknown[] = [];
  for (let index = 0; index < requestsPerDay; index++) codes.push(await codeOf(client, "eth_chainId"));
  expect(codes).toEqual([...Array(requestsPerDay - 3).fill(undefined), -32029, -32029, -32029]);
  expect(client.socket.readyState).toBe(client.socket.OPEN);
});

it("a client that goes on after 1,000 requests past the quota is disconnected, and others of the user are not", async () => {
  const [client, other] = await Promise.all([key, key].map((each) => openWebSocket(urlOf(each))));
  const batchOf = (count: number): string =>
    `[${Array.from({ length: count }, (_, id) => callOf("eth_chainId", [], id)).join(",")}]`;
  client?.send(batchOf(requestsPerDay));
  await client?.next();
  client?.send(batchOf(999));
  await client?.next();
  expect(await codeOf(client as SocketClient, "eth_chainId")).toBe(-32029);
  client?.send(callOf("eth_chainId"));

  const { code, reason } = (await client?.closed) ?? {};
  expect([code, reason]).toEqual([4002, expect.stringMatching(/^the quota is used up until \d{4}-\d\d-\d\dT00:00:00/)]);
  expect(await codeOf(other as SocketClient, "eth_chainId")).toBe(-32029);
});

it("no key is logged", () => {
  expect(JSON.stringify(test.logged)).not.toContain(key.text);
});
