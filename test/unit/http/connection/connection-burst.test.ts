import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { ConnectionBurst, maxBurstMs, minBurstMs } from "../../../../src/http/connection/connection-burst.js";
import { Connections } from "../../../../src/http/connection/connections.js";
import { TrackedResponse } from "../../../../src/http/connection/tracked-response.js";
import { UpgradableRequest } from "../../../../src/http/connection/upgradable-request.js";
import { freeAdmission } from "../../../fakes/free-admission.js";
import { createManualClock, type ManualClock } from "../../../fakes/manual-clock.js";
import { closeConnections, openConnection, postOf } from "../../../integration/raw-connection.js";

let clock: ManualClock;
let burst: ConnectionBurst;
let begun: string[];

beforeEach(() => {
  clock = createManualClock();
  burst = new ConnectionBurst(clock);
  begun = [];
});
let closing: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  closeConnections();
  await closing?.();
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
/** A turn that brings a connection. */
const turnWithConnection = async (): Promise<void> => {
  burst.onConnection();
  await nextTurn();
};
/** A burst that lasts as long as it may; how long that is, from its second turn on. */
async function measureBurst(stepMs: number): Promise<number> {
  await turnWithConnection();
  burst.wait(() => begun.push("waiting"));
  let ms = 0;
  for (; burst.isUnderWay; ms += stepMs) {
    clock.advance(stepMs);
    await turnWithConnection();
  }
  return ms;
}

it("begins what waits in the first turn without a connection, in order", async () => {
  for (const name of ["first", "second"]) {
    await turnWithConnection();
    expect(burst.isUnderWay).toBe(true);
    burst.wait(() => begun.push(name));
  }
  expect(begun).toEqual([]);
  await nextTurn();
  expect(begun).toEqual(["first", "second"]);
  expect(burst.isUnderWay).toBe(false);
});

it("begins what waits at its longest time, while connections keep coming, and not before", async () => {
  expect(await measureBurst(maxBurstMs / 4)).toBe(maxBurstMs);
  expect(begun).toEqual(["waiting"]);
});

it.each([
  { servedMs: 0, lastsMs: minBurstMs },
  { servedMs: 5, lastsMs: 5 },
  { servedMs: 1_000, lastsMs: maxBurstMs },
])("lasts $lastsMs ms after requests were served for $servedMs ms", async ({ servedMs, lastsMs }) => {
  await measureBurst(maxBurstMs);
  clock.advance(servedMs);
  expect(await measureBurst(1)).toBe(lastsMs);
});

it("accepts all connections of a burst before it serves a plain request that comes with them", async () => {
  const newcomers = 20;
  let acceptedCount = 0;
  const acceptedBefore: number[] = [];
  const server = createServer({ IncomingMessage: UpgradableRequest, ServerResponse: TrackedResponse });
  const options = {
    maxUnderWay: 4,
    admission: freeAdmission,
    upgrade: () => undefined,
    serve: (_: unknown, response: TrackedResponse) => void response.end(),
    plain: { keepAliveMs: 5_000, timeoutMs: 5_000, serve: () => void acceptedBefore.push(acceptedCount) },
  };
  const connections = new Connections(server, options, clock);
  closing = () => connections.close();
  server.on("connection", () => acceptedCount++);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const busy = await openConnection(port);
  busy.write(postOf("/key", "{}"));
  await busy.read();

  const sockets = Array.from({ length: newcomers }, () => connect(port, "127.0.0.1"));
  // Node.js connects on the next tick: so all this is done before the event loop looks for what has come.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  busy.write(postOf("/key", "{}"));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  while (acceptedBefore.length === 0) await nextTurn();
  for (const socket of sockets) socket.destroy();
  expect(acceptedBefore).toEqual([1 + newcomers]);
});
