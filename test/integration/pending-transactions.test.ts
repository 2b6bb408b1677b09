import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import { networks } from "../../src/config/networks.js";
import { createUpstream } from "../../src/upstream/upstream.js";
import { eventsOf, loadTranscripts } from "../fakes/rskj/transcripts.js";
import { createScriptedNetwork, type ScriptedNetwork } from "../fakes/scripted-chain/scripted-network.js";
import type { ScriptedNode } from "../fakes/scripted-chain/scripted-node.js";
import { signTransaction } from "../fakes/scripted-chain/signed-transaction.js";
import { startTestService, type TestService } from "./start-test-service.js";
import { callOf } from "./start-with-fakes.js";
import { closeWebSockets, openWebSocket, type SocketClient } from "./web-socket-client.js";

interface Event {
  readonly params: { readonly result: unknown };
}

const hashOf = (count: number): string => `0x${count.toString(16).padStart(64, "0")}`;

let chain: ScriptedNetwork;
let first: ScriptedNode;
let second: ScriptedNode;
let test: TestService;

/** Two nodes with a WebSocket and one without. */
beforeEach(async () => {
  chain = await createScriptedNetwork({ nodes: 3 });
  [first, second] = chain.nodes as [ScriptedNode, ScriptedNode];
  const urls = chain.nodes.map(({ url, wsUrl }, index) => (index < 2 ? `${url}#ws=${wsUrl}` : url));
  test = await startTestService({ TESTNET_NODE_URL: urls.join(","), HEAD_POLL_MS: "50" });
});
afterEach(async () => {
  closeWebSockets();
  await test.stop();
  await chain.close();
});

async function subscribe(): Promise<SocketClient> {
  const client = await openWebSocket(test.urls.testnet);
  client.send(callOf("eth_subscribe", ["newPendingTransactions"]));
  expect(await client.nextJson()).toMatchObject({ result: expect.stringMatching(/^0x/) });
  return client;
}

const subscriptionsOf = ({ bodies }: ScriptedNode): number =>
  bodies.filter((body) => body.includes("newPendingTransactions")).length;
const nextHash = async (client: SocketClient): Promise<unknown> => (await client.nextJson<Event>()).params.result;

/** Has a node tell of a transaction until the client has heard of one, and returns that. */
async function hear(client: SocketClient, tell: () => void): Promise<unknown> {
  const heard = nextHash(client);
  const timer = setInterval(tell, 5);
  return heard.finally(() => clearInterval(timer));
}

it("tells of what each node tells of and of what is sent, once, by one subscription at each node", async () => {
  const clients = [await subscribe(), await subscribe()];
  const [client, other] = clients as [SocketClient, SocketClient];
  expect(await hear(client, () => first.tellPending(hashOf(1)))).toBe(hashOf(1));
  expect(await hear(client, () => second.tellPending(hashOf(2)))).toBe(hashOf(2));
  first.tellPending(hashOf(2));
  const { result } = await test.rpc("testnet", "eth_sendRawTransaction", [signTransaction({ nonce: 0 })]);
  expect(await nextHash(client)).toBe(result);
  second.tellPending(hashOf(3));
  expect(await nextHash(client)).toBe(hashOf(3));
  const seen = [];
  for (let count = 0; count < 4; count++) seen.push(await nextHash(other));
  expect(seen).toEqual([hashOf(1), hashOf(2), result, hashOf(3)]);
  expect(chain.nodes.map(subscriptionsOf)).toEqual([1, 1, 0]);
});

it("asks no node while nobody is subscribed", async () => {
  await test.rpc("testnet", "eth_gasPrice");
  expect(chain.nodes.map(subscriptionsOf)).toEqual([0, 0, 0]);
});

it("listens again after a connection to a node broke", async () => {
  const client = await subscribe();
  await hear(client, () => first.tellPending(hashOf(1)));
  first.cutWebSockets();
  expect(await hear(client, () => first.tellPending(hashOf(2)))).toBe(hashOf(2));
  expect(subscriptionsOf(first)).toBe(2);
});

it("goes on without a node that floods, and logs that once, without its URL", async () => {
  const client = await subscribe();
  await hear(client, () => first.tellPending(hashOf(1)));
  for (let count = 2; count < 5_000; count++) first.tellPending(hashOf(count));
  const last = hashOf(10_000);
  const heard = new Set<unknown>();
  second.tellPending(last);
  while (!heard.has(last)) heard.add(await nextHash(client));
  expect(heard.size).toBeLessThan(2_000);
  const warnings = test.logged.filter(([, message]) => message?.includes("pending transactions"));
  expect(warnings).toEqual([[{ upstream: new URL(first.url).host }, expect.any(String)]]);
});

it("reports them to filters", async () => {
  const { result: filter } = await test.rpc("testnet", "eth_newPendingTransactionFilter");
  const timer = setInterval(() => first.tellPending(hashOf(1)), 5);
  const found: unknown[] = [];
  while (found.length === 0)
    found.push(...((await test.rpc("testnet", "eth_getFilterChanges", [filter])).result as unknown[]));
  clearInterval(timer);
  second.tellPending(hashOf(2));
  while (found.length < 2)
    found.push(...((await test.rpc("testnet", "eth_getFilterChanges", [filter])).result as unknown[]));
  expect(found).toEqual([hashOf(1), hashOf(2)]);
});

it("understands what RSKj sends", async () => {
  const frames = loadTranscripts().find(({ name }) => name === "newPendingTransactions")?.frames ?? [];
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  server.on("connection", (socket) =>
    socket.on("message", (data: Buffer) => {
      const { id, params } = JSON.parse(String(data)) as { id: number; params: unknown };
      if (JSON.stringify(params) !== '["newPendingTransactions"]')
        return socket.send(
          JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32_601, message: "method not found" } }),
        );
      for (const { received } of frames)
        if (received) socket.send(JSON.stringify("id" in received ? { ...received, id } : received));
    }),
  );
  const wsUrl = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const upstream = createUpstream({ wsUrl, network: networks.testnet });
  const told: string[] = [];
  const announced = eventsOf(frames);
  await new Promise<void>((resolve) => {
    upstream.onPendingTransaction((hash) => {
      if (told.push(hash) === announced.length) resolve();
    });
  });
  expect(told).toEqual(announced);
  expect(told).toHaveLength(4);
  await upstream.close();
  server.close();
});
