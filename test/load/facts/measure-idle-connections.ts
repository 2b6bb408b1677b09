import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { bodies } from "../bodies.js";
import { readMemoryBytes } from "../measure/process-usage.js";
import { formatNumber } from "../report/format-table.js";
import type { StartedTarget } from "../targets/target.js";
import type { Fact } from "./fact.js";

/** So many are opened at a time. */
const openTogether = 250;
const callTimeoutMs = 20_000;

/** What a connection costs that made one call and then stays open, in the gateway's own memory. */
export async function measureIdleConnections(gateway: StartedTarget, count: number): Promise<Fact[]> {
  const { pid } = gateway.process;
  const before = readMemoryBytes(pid);
  const sockets = await openIdleConnections(gateway.url, count);
  await sleep(1_000);
  const open = sockets.filter((socket) => !socket.destroyed).length;
  const perConnection = (readMemoryBytes(pid) - before) / sockets.length / 1_000;
  for (const socket of sockets) socket.destroy();
  return [
    {
      title: `${count.toLocaleString("en")} idle connections, memory of each`,
      found: `${formatNumber(perConnection)} kB (${open} still open)`,
    },
  ];
}

/** Opens connections to a gateway that each make one call. */
export async function openIdleConnections(url: string, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const size = Math.min(openTogether, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: size }, () => openConnection(url)))));
  }
  return sockets;
}

/** Has each of them make another call, before the gateway closes it for having made none. */
export async function renewConnections(sockets: readonly Socket[], url: string): Promise<void> {
  for (let at = 0; at < sockets.length; at += openTogether)
    await Promise.all(sockets.slice(at, at + openTogether).map((socket) => makeCall(socket, url)));
}

async function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  await makeCall(socket, url);
  socket.on("error", () => socket.destroy());
  return socket;
}

async function makeCall(socket: Socket, url: string): Promise<void> {
  const { hostname, pathname } = new URL(url);
  const body = bodies.chainId[0];
  socket.write(
    `POST ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await once(socket, "data", { signal: AbortSignal.timeout(callTimeoutMs) });
}
