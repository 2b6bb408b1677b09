import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type HeavyBody, heavyBodies } from "../heavy-bodies.js";

/*
 * Sends the same body again and again over some connections, and sends how many responses it got, by HTTP status.
 */

export interface SendBodiesOptions {
  readonly url: string;
  readonly body: HeavyBody;
  readonly connections: number;
  /** Of each connection, between a response and its next request: without one, the service has no time left on any machine. */
  readonly pauseMs: number;
  readonly durationMs: number;
}

const { url, body, connections, pauseMs, durationMs } = JSON.parse(process.argv[2] ?? "") as SendBodiesOptions;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const endMs = performance.now() + durationMs;
const counts: Record<string, number> = {};

function post(): Promise<string> {
  return new Promise((resolve) => {
    const sending = request(url, { method: "POST", agent, headers: { "content-type": "application/json" } });
    sending.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sending.on("response", (response) => response.resume().on("close", () => resolve(String(response.statusCode))));
    sending.end(heavyBodies[body]);
  });
}

async function postOnAndOn(): Promise<void> {
  while (performance.now() < endMs) {
    const outcome = await post();
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    await sleep(pauseMs);
  }
}

void Promise.all(Array.from({ length: connections }, postOnAndOn)).then(() => process.send?.(counts));
