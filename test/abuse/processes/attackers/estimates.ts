import { Agent, type ClientRequest, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/*
 * Keeps estimates of some code under way, no two of them alike, each on a connection of its own. They wait for their results, or
 * leave some time after they were sent. Sends how many were sent.
 */

export interface EstimatesOptions {
  readonly url: string;
  /** Creation code; whatever follows it must not matter. */
  readonly code: string;
  readonly calls: number;
  /** When each caller leaves; absent: they stay. */
  readonly leaveAfterMs?: number;
  readonly durationMs: number;
}

const { url, code, calls, leaveAfterMs, durationMs } = JSON.parse(process.argv[2] ?? "") as EstimatesOptions;
const agent = new Agent({ maxSockets: calls });
const endMs = performance.now() + durationMs;
let sent = 0;

function bodyOfNext(): string {
  const data = code + (++sent).toString(16).padStart(8, "0");
  return JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_estimateGas", params: [{ data }] });
}

function begin(): { readonly calling: ClientRequest; readonly ended: Promise<void> } {
  const calling = request(url, { method: "POST", agent, headers: { "content-type": "application/json" } });
  const ended = new Promise<void>((resolve) => {
    calling.on("close", resolve).on("error", () => resolve());
    calling.on("response", (response) => response.resume());
  });
  calling.end(bodyOfNext());
  return { calling, ended };
}

async function callOnAndOn(): Promise<void> {
  while (performance.now() < endMs) {
    const { calling, ended } = begin();
    if (leaveAfterMs !== undefined) {
      await sleep(leaveAfterMs);
      calling.destroy();
    }
    await Promise.race([ended, sleep(Math.max(0, endMs - performance.now()))]);
    calling.destroy();
  }
}

void Promise.all(Array.from({ length: calls }, callOnAndOn)).then(() => process.send?.(sent));
