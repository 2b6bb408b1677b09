import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { Socket } from "node:net";
import { large } from "../fakes/rskj/faults.js";
import { closeConnections, openConnection, postOf } from "./raw-connection.js";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

const MB = 1_000_000;
const call = (id: number) => callOf("eth_call", [{ to: `0x${String(id % 10).repeat(40)}` }, "latest"], id);

let service: ServiceWithFakes;
/** The service's ends of the connections. */
const sockets: Socket[] = [];
const note = (message: unknown): void => void sockets.push((message as { socket: Socket }).socket);

beforeAll(async () => {
  service = await startWithFakes({ CALL_TIMEOUT_MS: "2000" });
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
  service.nodes.testnet.fault = large(4 * MB);
  const connection = await openConnection(service.service.port);
  const own = sockets.find(({ remotePort }) => remotePort === connection.socket.localPort);
  connection.socket.pause();
  connection.write(postOf(service.path, `[${[1, 2, 3, 4, 5, 6].map((id) => call(id)).join(",")}]`));
  await once(own as Socket, "close");
  connection.socket.resume();

  await expect(connection.read()).rejects.toThrow(/^the connection ended after \d+ bytes$/);
});
