import { setTimeout as sleep } from "node:timers/promises";
import type { FuzzedService } from "./service/start-service.js";
import type { MemoryUsage } from "./service/watch-output.js";

const restMs = 1_000;
const maxLooks = 30;
const steady = 0.005;

/** Lets the service rest and collects garbage until that changes nothing any more. */
export async function measureMemory(service: FuzzedService): Promise<MemoryUsage> {
  let least = await service.collectGarbage();
  for (let looks = 1; looks < maxLooks; looks++) {
    await sleep(restMs);
    const next = await service.collectGarbage();
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
