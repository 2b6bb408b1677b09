import { setTimeout as sleep } from "node:timers/promises";
import { bodies } from "../bodies.js";
import { formatNumber } from "../report/format-table.js";
import type { StartedTarget } from "../targets/target.js";
import type { Fact } from "./fact.js";
import type { FactsOptions } from "./measure-facts.js";
import { openIdleConnections } from "./measure-idle-connections.js";

const together = 20;
const busyCounts = [64, 256] as const;
/** Until the load's own connections are open. */
const settleMs = 1_000;

/** How long twenty new connections at once wait for their first response while others keep the gateway busy. */
export async function measureNewConnections(
  { url }: StartedTarget,
  { runLoad, durationMs, rounds }: FactsOptions,
): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const connections of busyCounts) {
    const load = runLoad({
      url,
      bodies: bodies.chainId,
      connections,
      durationMs: settleMs + durationMs * rounds + settleMs,
    });
    await sleep(settleMs);
    const times: number[] = [];
    for (const endMs = performance.now() + durationMs * rounds; performance.now() < endMs;)
      times.push(await openTogether(url));
    await load;
    times.sort((a, b) => a - b);
    const at = (share: number) => formatNumber(times[Math.floor(share * (times.length - 1))] ?? Number.NaN);
    facts.push({
      title: `${together} new connections at once beside ${connections} busy ones, until all have a response, p50, p99`,
      found: `${at(0.5)} ms, ${at(0.99)} ms`,
    });
  }
  return facts;
}

async function openTogether(url: string): Promise<number> {
  const begin = performance.now();
  const sockets = await openIdleConnections(url, together);
  const ms = performance.now() - begin;
  for (const socket of sockets) socket.destroy();
  return ms;
}
