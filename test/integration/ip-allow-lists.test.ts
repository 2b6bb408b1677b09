import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { type RpcAnswer, startTestService, type TestService } from "./start-test-service.js";
import { closeWebSockets, openWebSocket } from "./web-socket-client.js";

interface Key {
  readonly id: string;
  readonly text: string;
  readonly allowedIpAddresses: readonly string[];
}

let test: TestService;
let client: DashboardClient;
let key: Key;

beforeAll(async () => {
  // The last proxy before it is believed.
  test = await startTestService({ TRUST_PROXY: "1" });
  client = createDashboardClient(test.origin);
  await joinAsSomebody(client);
  key = await client.post("/api/keys", { name: "listed", network: "Testnet", allowedIpAddresses: ["203.0.113.7"] });
});

afterEach(closeWebSockets);
afterAll(() => test.stop());

const allow = (...allowedIpAddresses: string[]) =>
  client.ask("PATCH", `/api/keys/${key.id}`, { body: { allowedIpAddresses } });

const request = (id: number) => ({ jsonrpc: "2.0", id, method: "eth_chainId", params: [] });

/** What a client behind the proxy is told; without an address one beside it. */
async function post(ip?: string): Promise<{ readonly status: number; readonly body: readonly RpcAnswer[] }> {
  const headers = { "content-type": "application/json", ...(ip && { "x-forwarded-for": ip }) };
  const body = JSON.stringify([request(1), request(2)]);
  const response = await fetch(`${test.origin}/${key.text}`, { method: "POST", headers, body });
  return { status: response.status, body: (await response.json()) as RpcAnswer[] };
}

const statusAt = async (ip?: string): Promise<number> => (await post(ip)).status;

it("a key that is made with a list works from these IP addresses only", async () => {
  expect(await statusAt("203.0.113.7")).toBe(200);
  for (const ip of [undefined, "203.0.113.8", "2001:db8::1", "203.0.113.7, 198.51.100.1", "nobody"]) {
    const { status, body } = await post(ip);
    expect([ip, status, ...body.map(({ error }) => error?.code)]).toEqual([ip, 403, -32_023, -32_023]);
    expect(body[0]?.error?.message).toBe("this key works from the IP addresses on its allow-list only");
  }
  expect(await statusAt("198.51.100.1, 203.0.113.7")).toBe(200);
});

it("networks, IPv6 and what the connection itself has are compared as addresses, not as text", async () => {
  await allow("203.0.113.0/24", "2001:DB8::/32", "127.0.0.1");
  const { allowedIpAddresses }: Key = await client.get(`/api/keys/${key.id}`);
  expect(allowedIpAddresses).toEqual(["203.0.113.0/24", "2001:db8::/32", "127.0.0.1"]);
  for (const ip of [undefined, "203.0.113.200", "2001:0db8:0::9", "::ffff:203.0.113.1"])
    expect([ip, await statusAt(ip)]).toEqual([ip, 200]);
  for (const ip of ["203.0.114.1", "2001:db9::1", "::ffff:203.0.114.1"])
    expect([ip, await statusAt(ip)]).toEqual([ip, 403]);
});

it("a WebSocket is closed when its address is taken off the list", async () => {
  await allow("127.0.0.1");
  const { closed } = await openWebSocket(`${test.origin}/${key.text}`);
  await allow("203.0.113.7");
  expect((await closed).code).toBe(4001);
});

it("an empty list lets all in", async () => {
  await allow();
  expect(await statusAt()).toBe(200);
});
