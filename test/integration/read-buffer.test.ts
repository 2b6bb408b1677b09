import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { createHttpExchange } from "../../src/upstream/http-exchange.js";

/** Around a read and around what is streamed. */
const sizes = [1, 500, 4_095, 4_097, 65_535, 65_537, 131_072, 262_143, 262_145, 1_000_000];

/** Letters that no other request gets, so that bytes of another response are seen. */
const bodyOf = (request: number, size: number): Buffer => Buffer.alloc(size, `<${request}>`);

/** Sends a body in pieces, between which other connections have their turn; by turns of a known length and not. */
async function respond(response: ServerResponse, request: number, size: number): Promise<void> {
  const body = bodyOf(request, size);
  if (request % 2 === 0) response.setHeader("content-length", size);
  const piece = 1 + Math.floor(size / (1 + (request % 7)));
  for (let at = 0; at < size; at += piece) {
    response.write(body.subarray(at, at + piece));
    await setImmediate();
  }
  response.end();
}

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    void request.toArray().then((parts: Buffer[]) => {
      const { id, size } = JSON.parse(Buffer.concat(parts).toString()) as { id: number; size: number };
      return respond(response, id, size);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => server.close());

it("gives each of many requests at once its own bytes, though all connections are read into one buffer", async () => {
  const exchange = createHttpExchange({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timeoutMs: 20_000,
    maxConnections: 20,
    maxResponseBytes: 2_000_000,
    streamFromBytes: 262_144,
  });
  const { signal } = new AbortController();
  const ask = async (id: number): Promise<boolean> => {
    const size = sizes[id % sizes.length] as number;
    const { head, rest = [] } = await exchange.post(JSON.stringify({ id, size }), { isRepeatable: false, signal });
    const chunks = [head];
    for await (const chunk of rest) {
      chunks.push(chunk);
      // Others are read meanwhile.
      await setImmediate();
    }
    return bodyOf(id, size).equals(Buffer.concat(chunks));
  };

  const outcomes = await Promise.all(Array.from({ length: 200 }, (_, id) => ask(id)));

  expect(outcomes.filter(Boolean)).toHaveLength(200);
  await exchange.close();
});
