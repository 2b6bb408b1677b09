import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { Socket } from "node:net";
import { closeConnections, openConnection, postOf } from "./raw-connection.js";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

let service: ServiceWithFakes;
/** The service's ends of the connections. */
const sockets: Socket[] = [];
const note = (message: unknown): void => void sockets.push((message as { socket: Socket }).socket);

async function otherEndOf({ localPort }: Socket): Promise<Socket> {
  for (;;) {
    const found = sockets.find(({ remotePort }) => remotePort === localPort);
    if (found) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

beforeAll(async () => {
  service = await startWithFakes({ CALL_TIMEOUT_MS: "1000", READER_TIMEOUT_MS: "1000" });
  subscribe("net.server.socket", note);
});
afterEach(closeConnections);
afterAll(() => {
  unsubscribe("net.server.socket", note);
  return service.stop();
});

it("a connection stays for longer than load balancers keep it", async () => {
  const connection = await openConnection(service.service.port);
  connection.write(postOf(service.path, callOf("eth_chainId")));

  expect((await connection.read()).headers["keep-alive"]).toBe("timeout=65");
});

it("a caller who takes nothing of an answer that is all there loses the connection", async () => {
  const connection = await openConnection(service.service.port);
  const own = await otherEndOf(connection.socket);
  connection.socket.pause();
  // Answered without a node, and more than sockets hold.
  const batch = Array.from({ length: 100 }, (_, id) => callOf("rpc.discover", [], id));
  connection.write(postOf(service.path, `[${batch.join(",")}]`));
  await once(own, "close");
  connection.socket.resume();

  await expect(connection.read()).rejects.toThrow(/^the connection ended after \d+ bytes$/);
});
