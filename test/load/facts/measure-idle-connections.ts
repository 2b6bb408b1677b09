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

/** What a connection costs that made one call and then stays open, in the gateway's own memory. */
export async function measureIdleConnections(gateway: StartedTarget, count: number): Promise<Fact[]> {
  const { pid } = gateway.process;
  const before = readMemoryBytes(pid);
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const size = Math.min(openTogether, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: size }, () => openConnection(gateway.url)))));
  }
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

async function openConnection(url: string): Promise<Socket> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const body = bodies.chainId[0];
  socket.write(
    `POST ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await once(socket, "data");
  socket.on("error", () => socket.destroy());
  return socket;
}
