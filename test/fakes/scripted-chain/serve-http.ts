import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { NodeBrain } from "./scripted-node.js";

/** A server of a scripted node. */
export interface NodeServer {
  readonly port: number;
  readonly connectionCount: () => number;
  /** Cuts every connection. */
  cut(): void;
  close(): Promise<void>;
}

/** Serves a scripted node over HTTP, faults and all. */
export async function serveHttp(brain: NodeBrain): Promise<NodeServer> {
  let connectionCount = 0;
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    // A request that breaks off is nothing to answer.
    answer(brain, request, response).catch(() => response.destroy());
  });
  server.on("connection", (socket: Socket) => {
    if (brain.faults.isDead) {
      socket.resetAndDestroy();
      return;
    }
    connectionCount++;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    connectionCount: () => connectionCount,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

async function answer(brain: NodeBrain, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { faults } = brain;
  response.shouldKeepAlive = !faults.closesConnections;
  if (faults.delayMs > 0) await sleep(faults.delayMs, undefined, { ref: false });
  await faults.gate;
  if (faults.isDead || faults.resets) return void response.socket?.resetAndDestroy();
  if (faults.isRateLimited) return void response.writeHead(429, { "content-type": "text/plain" }).end("slow down");
  const { status, json } = brain.answer(Buffer.concat(chunks), "http");
  if (faults.isSilent) return;
  const body = json === undefined ? "" : `${JSON.stringify(json)}\n`;
  if (faults.sendsGarbage) return void response.writeHead(200).end("<<<not json>>>");
  response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  if (faults.sendsHalfAnswers)
    response.write(body.slice(0, Math.floor(body.length / 2)), () => response.socket?.destroy());
  else response.end(body);
}
