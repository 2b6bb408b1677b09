import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { WebSocket } from "ws";
import type { Call } from "../../../../src/gateway/call.js";
import { respondToUpgrade } from "../../../../src/http/connection/respond-to-upgrade.js";
import { UpgradableRequest } from "../../../../src/http/connection/upgradable-request.js";
import { Readers } from "../../../../src/http/response/readers.js";
import { WebSocketTransport } from "../../../../src/http/web-socket/web-socket-transport.js";
import { createConcurrency } from "../../../../src/limits/concurrency.js";
import { HeldBytes } from "../../../../src/limits/held-bytes.js";
import { ResponseHold } from "../../../../src/limits/response-hold.js";
import { WaitingRequests } from "../../../../src/limits/waiting-requests.js";
import type { RpcRouter } from "../../../../src/rpc/router.js";
import { RpcError } from "../../../../src/rpc/rpc-error.js";
import { createManualClock, type ManualClock } from "../../../fakes/manual-clock.js";

let clock: ManualClock;
let transport: WebSocketTransport;
let server: Server<typeof UpgradableRequest>;
let isValid: boolean;
let closedWith: number[];

beforeEach(async () => {
  clock = createManualClock();
  isValid = true;
  closedWith = [];
  const holdParts = {
    concurrency: createConcurrency({ maxRunning: 4, maxQueued: 4 }),
    heldBytes: new HeldBytes({ maxBytes: 1_000_000, maxBytesPerUser: 1_000_000 }),
    waiting: new WaitingRequests(),
  };
  const bounds = {
    maxBodyBytes: 1_000_000,
    maxBatchLength: 10,
    maxResponseBytes: 1_000_000,
    maxUnderWay: 4,
    maxSubscriptions: 2,
    maxWaitingBytes: 1_000,
  };
  transport = new WebSocketTransport(
    { ...bounds, perUser: 10, perAddress: 10 },
    {
      router: {} as RpcRouter<Call>,
      identify: () => {
        if (isValid) return { userId: "user", keyId: "key", network: "testnet" };
        throw new RpcError("Unauthorized");
      },
      addressOf: () => "127.0.0.1",
      openHold: (userId, heldFor) => new ResponseHold(holdParts, userId, heldFor),
      readers: new Readers({ timeoutMs: 1_000, minBytesPerSecond: 0 }, { clock, onDisconnect: () => undefined }),
      callTimeoutMs: 1_000,
      clock,
      events: {
        onSubscriptions: () => undefined,
        onSent: () => undefined,
        onOpen: () => undefined,
        onClose: (code) => void closedWith.push(code),
      },
      reportFailure: () => "id",
      log: { debug: () => undefined },
    },
  );
  server = createServer<typeof UpgradableRequest>({ IncomingMessage: UpgradableRequest });
  server.on("upgrade", (request, socket: Socket, head) =>
    transport.upgrade(request, respondToUpgrade(request, socket), head),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await transport.close({ timeoutMs: 0 });
  await new Promise((resolve) => server.close(resolve));
});

async function open(autoPong: boolean): Promise<WebSocket> {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/key`, { autoPong });
  await once(socket, "open");
  return socket;
}

it("a client that sends no pong is disconnected at the next ping; one that does stays", async () => {
  const [alive, dead] = await Promise.all([open(true), open(false)]);
  const pings = [once(alive, "ping"), once(dead, "ping")];
  clock.advance(30_000);
  await Promise.all(pings);
  // The pong is on its way back: another message of the same connection comes after it.
  const answered = once(alive, "pong");
  alive.ping();
  await answered;
  const closed = once(dead, "close");
  clock.advance(30_000);
  expect((await closed)[0]).toBe(1006);
  expect([alive.readyState, closedWith]).toEqual([WebSocket.OPEN, [1006]]);
});

it("a key that has expired closes its idle connection at the next ping", async () => {
  const socket = await open(true);
  isValid = false;
  const closed = once(socket, "close");
  clock.advance(30_000);
  expect((await closed)[0]).toBe(4001);
});
