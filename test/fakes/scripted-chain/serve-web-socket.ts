import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type WebSocket, WebSocketServer } from "ws";
import type { ScriptedBlock } from "./block-tree.js";
import { readFrameLengths } from "./read-frame-lengths.js";
import type { NodeBrain } from "./scripted-node.js";
import type { NodeServer } from "./serve-http.js";

/** RSKj's longest frame, and the longest message of several. */
const MAX_FRAME_BYTES = 65_536;
const MAX_MESSAGE_BYTES = 5 * 1024 * 1024;

/** Serves a scripted node over WebSocket, faults and all, with eth_subscribe for `newHeads` and `newPendingTransactions`. */
export async function serveWebSocket(brain: NodeBrain): Promise<NodeServer> {
  let connectionCount = 0;
  const http = createServer();
  const server = new WebSocketServer({ server: http, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  http.on("connection", (socket) => {
    if (brain.faults.isDead) socket.resetAndDestroy();
  });
  server.on("connection", (socket, request) => {
    connectionCount++;
    readFrameLengths(request.socket, (length) => {
      if (length > MAX_FRAME_BYTES) socket.terminate();
    });
    const subscriptions = new Map<string, () => void>();
    // A frame that is too long ends the connection; the client sees it close.
    socket.on("error", () => undefined);
    socket.on("message", (data) => void answer(brain, { socket, subscriptions }, data as Buffer));
    socket.on("close", () => {
      for (const end of subscriptions.values()) end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const cut = (): void => {
    for (const socket of server.clients) socket.terminate();
  };
  return {
    port: (http.address() as AddressInfo).port,
    connectionCount: () => connectionCount,
    cut,
    close: () =>
      new Promise((resolve) => {
        cut();
        server.close();
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

interface Connection {
  readonly socket: WebSocket;
  readonly subscriptions: Map<string, () => void>;
}

async function answer(brain: NodeBrain, connection: Connection, frame: Buffer): Promise<void> {
  const { faults } = brain;
  const { socket } = connection;
  if (faults.delayMs > 0) await sleep(faults.delayMs, undefined, { ref: false });
  await faults.gate;
  if (faults.isDead || faults.resets) return socket.terminate();
  if (faults.isRateLimited)
    return send(brain, socket, { jsonrpc: "2.0", id: idOf(frame), error: { code: -32_005, message: "slow down" } });
  const json = subscribe(brain, connection, frame) ?? brain.answer(frame, "ws").json;
  if (json !== undefined) send(brain, socket, json);
}

function send({ faults }: NodeBrain, socket: WebSocket, json: unknown): void {
  if (faults.isSilent) return;
  const text = JSON.stringify(json);
  if (faults.sendsGarbage) return socket.send("<<<not json>>>");
  if (!faults.sendsHalfAnswers) return socket.send(text);
  socket.send(text.slice(0, Math.floor(text.length / 2)), () => socket.terminate());
}

/** Answers eth_subscribe and eth_unsubscribe; undefined for all else. */
function subscribe(brain: NodeBrain, { socket, subscriptions }: Connection, frame: Buffer): unknown {
  const { id, method, params } = parse(frame);
  if (method === "eth_unsubscribe") {
    const subscription = String(params?.[0]);
    subscriptions.get(subscription)?.();
    return { jsonrpc: "2.0", id, result: subscriptions.delete(subscription) };
  }
  if (method !== "eth_subscribe") return undefined;
  brain.record(frame);
  const listen = listenTo[String(params?.[0])];
  if (!listen || brain.faults.refusesSubscriptions)
    return { jsonrpc: "2.0", id, error: { code: -32_601, message: "method not found" } };
  const subscription = `0x${(subscriptions.size + 1).toString(16).padStart(32, "0")}`;
  subscriptions.set(
    subscription,
    listen(brain, (result) =>
      send(brain, socket, { jsonrpc: "2.0", method: "eth_subscription", params: { subscription, result } }),
    ),
  );
  return { jsonrpc: "2.0", id, result: subscription };
}

type Listen = (brain: NodeBrain, tell: (result: unknown) => void) => () => void;

const listenTo: Readonly<Record<string, Listen>> = {
  newHeads: (brain, tell) => brain.onHead((head) => tell(headOf(head))),
  newPendingTransactions: (brain, tell) => brain.onPending(tell),
};

/** RSKj's newHeads has fewer members than a block. */
function headOf({ json }: ScriptedBlock): unknown {
  const { number, hash, parentHash, difficulty, timestamp, miner, gasLimit, gasUsed, logsBloom, extraData } = json;
  return { difficulty, extraData, gasLimit, gasUsed, logsBloom, miner, number, parentHash, timestamp, hash };
}

function idOf(frame: Buffer): unknown {
  return parse(frame).id ?? null;
}

function parse(frame: Buffer): { id?: unknown; method?: unknown; params?: readonly unknown[] } {
  const request: unknown = JSON.parse(frame.toString("utf8"));
  return typeof request === "object" && request !== null ? request : {};
}
