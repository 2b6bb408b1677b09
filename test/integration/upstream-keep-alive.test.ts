import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { networks } from "../../src/config/networks.js";
import { JsonStream } from "../../src/json/raw-json.js";
import type { Node } from "../../src/node/node.js";
import { CallAbortController } from "../../src/turns/call-signal.js";
import { createHttpExchange } from "../../src/upstream/http-exchange.js";
import { createUpstream } from "../../src/upstream/upstream.js";

/** More than is waited for before an answer is handed on, then two more pieces. */
const pieces = [`"${"a".repeat(300_000)}`, "b".repeat(1_000), `${"c".repeat(1_000)}"`] as const;

let server: Server;
let node: Node;
let url: string;
let connectionCount: number;
/** The connections that the upstream has made, as it sees them, in order. */
let clients: Socket[];
/** The methods that were asked for, in order. */
let asked: string[];
/** The response that eth_getLogs gets, to be written by the test. */
let logs: ServerResponse;

function noteClient(message: unknown): void {
  clients.push((message as { socket: Socket }).socket);
}

beforeEach(async () => {
  connectionCount = 0;
  clients = [];
  subscribe("net.client.socket", noteClient);
  asked = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { id, method } = JSON.parse(Buffer.concat(chunks).toString()) as { id: number; method: string };
      asked.push(method);
      const begin = `{"jsonrpc":"2.0","id":${id},"result":`;
      if (method === "eth_getLogs") {
        logs = response;
        response.write(begin + pieces[0]);
      } else if (method === "eth_gasPrice") response.writeHead(503).end("not now");
      else {
        if (method === "closing") response.setHeader("connection", "close");
        response.end(`${begin}"0x5"}`);
      }
    });
  });
  server.on("connection", () => connectionCount++);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  node = createUpstream({ url, network: networks.testnet });
});

afterEach(async () => {
  unsubscribe("net.client.socket", noteClient);
  await node.close();
  server.closeAllConnections();
  server.close();
});

it("asks again over the connection of a long answer that was read to its end", async () => {
  const reader = await readLogs();
  logs.write(pieces[1]);
  logs.end(`${pieces[2]}}`);
  while (!(await reader.next()).done);

  expect(await readHead()).toBe('"0x5"');
  expect(connectionCount).toBe(1);
});

it("asks over the connection of a long answer that has come to its end and waits to be read", async () => {
  const reader = await readLogs();
  await untilLastPieceWaits(reader);

  expect(await readHead()).toBe('"0x5"');
  while (!(await reader.next()).done);
  expect(await readHead()).toBe('"0x5"');
  expect(connectionCount).toBe(1);
});

it("keeps the connection when the reader of a long answer that has come to its end stops", async () => {
  const reader = await readLogs();
  await untilLastPieceWaits(reader);

  await reader.return?.();

  expect(await readHead()).toBe('"0x5"');
  expect(connectionCount).toBe(1);
});

it("asks nothing over a connection whose answer it gave up on, though all of it has come", async () => {
  const narrow = createUpstream({ url, network: networks.testnet, maxConnections: 1 });
  const methods = ["eth_gasPrice", "eth_blockNumber", "eth_chainId"] as const;

  await Promise.allSettled(methods.map((method) => narrow.call(method, [], new CallAbortController())));
  await narrow.close();

  // Whatever had been sent over the dead connection would come again, after the others.
  expect(asked).toEqual(methods);
});

it("knows whether the node keeps its connections", async () => {
  const exchange = createHttpExchange({
    url,
    timeoutMs: 5_000,
    maxConnections: 1,
    maxResponseBytes: 1_000,
    streamFromBytes: 1_000,
  });
  const isKept = async (method: string): Promise<boolean> => {
    const body = JSON.stringify({ id: 1, method });
    await exchange.post(body, { isRepeatable: true, signal: new CallAbortController() });
    return exchange.isKeepingConnections();
  };

  expect(exchange.isKeepingConnections()).toBe(false);
  const kept = [await isKept("eth_blockNumber"), await isKept("closing"), await isKept("eth_blockNumber")];
  expect(kept).toEqual([true, false, true]);
  await exchange.close();
});

/** Has the answer's end arrive while nobody waits for it: the connection is held back just then. */
async function untilLastPieceWaits(reader: AsyncIterator<Uint8Array>): Promise<void> {
  let size = 0;
  while (size < pieces[0].length) size += (await reader.next()).value?.length ?? 0;
  const second = reader.next();
  logs.write(pieces[1]);
  await second;
  const [client, { socket }] = [clients[0], logs];
  logs.end(`${pieces[2]}}`);
  const isThere = (): boolean => client?.bytesRead === socket?.bytesWritten;
  while (!isThere()) await new Promise((resolve) => setImmediate(resolve));
}

async function readLogs(): Promise<AsyncIterator<Uint8Array>> {
  const result = await node.call("eth_getLogs", [{}], new CallAbortController());
  if (!(result instanceof JsonStream)) throw new Error("not a stream");
  return result.chunks[Symbol.asyncIterator]();
}

async function readHead(): Promise<string> {
  const result = await node.call("eth_blockNumber", [], new CallAbortController());
  return Buffer.from(result as Uint8Array).toString();
}
