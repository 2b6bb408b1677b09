import { once } from "node:events";
import { Agent, request } from "node:http";
import { WebSocket } from "ws";
import { type Access, type AttackRequest, headersOf, type Kind, type KindName, kinds } from "../fairness/kinds.js";

/*
 * One of the twelve attacks over some connections, each with one request at a time; sends how many responses it got, by HTTP status (over
 * WebSocket: "messages").
 */

export interface FairnessAttack {
  readonly kind: KindName;
  readonly transport: "HTTP" | "WebSocket";
  readonly port: number;
  readonly access: Access;
  readonly connections: number;
  /** IP addresses that requests are sent from: from 127.0.1.1. */
  readonly addresses: number;
  readonly durationMs: number;
}

const attack = JSON.parse(process.argv[2] ?? "") as FairnessAttack;
const kind: Kind = kinds[attack.kind];
const { access, port } = attack;
const endMs = performance.now() + attack.durationMs;
const counts: Record<string, number> = {};
let sentCount = 0;

const count = (outcome: string): void => void (counts[outcome] = (counts[outcome] ?? 0) + 1);
const isOver = (): boolean => performance.now() >= endMs;
const addressOf = (index: number): string => `127.0.1.${1 + (index % attack.addresses)}`;

const agents = Array.from({ length: attack.addresses }, (_, index) => {
  return new Agent({ keepAlive: true, maxSockets: attack.connections, localAddress: addressOf(index) });
});

function post({ path, body, headers }: AttackRequest, agent: Agent | undefined): Promise<string> {
  return new Promise((resolve) => {
    const options = {
      host: "127.0.0.1",
      port,
      path,
      method: body === undefined ? "GET" : "POST",
      ...(agent && { agent }),
      headers: headersOf({ path, ...(body !== undefined && { body }), ...(headers && { headers }) }, String(port)),
    };
    const sent = request(options, (response) => {
      response.resume().on("close", () => resolve(String(response.statusCode)));
    });
    sent.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.setTimeout(30_000, () => sent.destroy());
    sent.end(body);
  });
}

async function postOnAndOn(): Promise<void> {
  while (!isOver()) {
    const number = sentCount++;
    count(await post(kind(access, number), agents[number % agents.length]));
  }
}

/** Opens another connection where one was closed. */
async function sendOnAndOn(index: number): Promise<void> {
  while (!isOver()) {
    const url = `ws://127.0.0.1:${port}${access.keyPath}`;
    const socket = new WebSocket(url, { localAddress: addressOf(index), perMessageDeflate: false });
    const closed = once(socket, "close").catch((error: Error) => count(error.message));
    const send = (): void => {
      if (isOver()) return socket.terminate();
      socket.send(String(kind(access, sentCount++).body), { binary: false });
    };
    socket.on("open", send);
    socket.on("message", () => {
      count("messages");
      send();
    });
    const timer = setTimeout(() => socket.terminate(), Math.max(1, endMs - performance.now()));
    await closed;
    clearTimeout(timer);
    if (!isOver()) count("closed");
  }
}

const lane = attack.transport === "HTTP" ? postOnAndOn : sendOnAndOn;
void Promise.all(Array.from({ length: attack.connections }, (_, index) => lane(index))).then(() => {
  process.send?.(counts, () => process.exit());
});
