import { Agent, request } from "node:http";

/*
 * Keeps many slow calls under way, no two of them alike, and sends how many were answered by a result.
 */

export interface SlowCallsOptions {
  readonly url: string;
  readonly connections: number;
  /** How long each call takes its node. */
  readonly callMs: number;
  readonly durationMs: number;
}

const { url, connections, callMs, durationMs } = JSON.parse(process.argv[2] ?? "") as SlowCallsOptions;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const endMs = performance.now() + durationMs;
let sent = 0;
let served = 0;

function hex(value: number): string {
  return value.toString(16).padStart(8, "0");
}

function call(): Promise<void> {
  const params = [{ to: `0x${"0".repeat(40)}`, data: `0x${hex(callMs)}${hex(++sent)}` }, "latest"];
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_call", params });
  return new Promise((resolve) => {
    const calling = request(url, { method: "POST", agent, headers: { "content-type": "application/json" } });
    calling.on("error", () => resolve());
    calling.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () => {
        if (text.includes('"result"')) served++;
        resolve();
      });
    });
    calling.end(body);
  });
}

async function callOnAndOn(): Promise<void> {
  while (performance.now() < endMs) await call();
}

void Promise.all(Array.from({ length: connections }, callOnAndOn)).then(() => process.send?.(served));
