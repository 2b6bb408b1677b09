import { setTimeout as sleep } from "node:timers/promises";
import type { FuzzedService } from "./service/start-service.js";

const restMs = 1_000;
const maxLooks = 30;
const steady = 0.005;

/** Memory of the service at rest, in bytes: what the process holds, and what lives in the heap of its main thread and beside it. */
export interface RestingMemory {
  readonly processBytes: number;
  readonly liveBytes: number;
}

/** Lets the service rest and collects garbage until that changes nothing any more. */
export async function measureMemory(service: FuzzedService): Promise<RestingMemory> {
  let least = await look(service);
  for (let looks = 1; looks < maxLooks; looks++) {
    await sleep(restMs);
    const next = await look(service);
    const isSteady =
      next.liveBytes > least.liveBytes * (1 - steady) && next.processBytes > least.processBytes * (1 - steady);
    least = {
      processBytes: Math.min(least.processBytes, next.processBytes),
      liveBytes: Math.min(least.liveBytes, next.liveBytes),
    };
    if (isSteady) break;
  }
  return least;
}

async function look(service: FuzzedService): Promise<RestingMemory> {
  const { rss, heapUsed, external } = await service.collectGarbage();
  return { processBytes: rss, liveBytes: heapUsed + external };
}
