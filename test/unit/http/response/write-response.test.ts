import { EventEmitter } from "node:events";
import { Readers } from "../../../../src/http/response/readers.js";
import { type PacedParts, writeResponse } from "../../../../src/http/response/write-response.js";
import { createManualClock } from "../../../fakes/manual-clock.js";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const readers = new Readers(
  { timeoutMs: 8_000, minBytesPerSecond: 100 },
  { clock: createManualClock(), onDisconnect: () => undefined },
);

/** A client that takes at once what is written, and what it has taken. */
function createClient() {
  const client = { bytes: 0, hasEnded: false, destroyed: false };
  const body = Object.assign(new EventEmitter(), {
    get destroyed() {
      return client.destroyed;
    },
    write(piece: Uint8Array) {
      client.bytes += piece.length;
      return true;
    },
    end: () => (client.hasEnded = true),
    destroy: () => (client.destroyed = true),
  });
  const response = {
    req: { headers: {} },
    get destroyed() {
      return client.destroyed;
    },
    begin: () => body,
    destroy: body.destroy,
  } as unknown as PacedParts["response"];
  const parts: PacedParts = {
    response,
    openReader: (stream) => readers.open(stream),
    onPiece: () => undefined,
    reportFailure: () => "r-1",
  };
  return { client, parts };
}

describe("large responses to many clients", () => {
  it("leave about 256 KiB a turn of the event loop, in order", async () => {
    const body = Buffer.alloc(262_144);
    const clients = Array.from({ length: 20 }, createClient);
    for (const { parts } of clients) void writeResponse({ status: 200, body }, [], parts);
    const countDone = () => clients.filter(({ client }) => client.hasEnded).length;
    await nextTurn();
    expect(countDone()).toBeLessThanOrEqual(2);
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    expect(clients.slice(countDone()).every(({ client }) => client.bytes === 0)).toBe(true);
    expect(countDone()).toBeLessThanOrEqual(7);

    for (let turn = 0; turn < 25; turn++) await nextTurn();
    expect(clients.map(({ client }) => client.bytes)).toEqual(clients.map(() => body.length));
  });

  it("are not written to clients that left while these waited", async () => {
    const body = Buffer.alloc(262_144);
    const [first, second] = [createClient(), createClient()];
    for (const { parts } of [first, second]) void writeResponse({ status: 200, body }, [], parts);
    second.client.destroyed = true;
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    expect(first.client).toMatchObject({ bytes: body.length, hasEnded: true });
    expect(second.client).toMatchObject({ bytes: 0, hasEnded: false });
  });
});
