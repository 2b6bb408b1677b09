import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bodies } from "../bodies.js";
import { median } from "../measure/median.js";
import { readMemoryBytes } from "../measure/process-usage.js";
import { formatMegabytes, formatNumber } from "../report/format-table.js";
import { startGateway } from "../targets/start-gateway.js";
import type { Fact } from "./fact.js";

export interface StartOptions {
  readonly program: string;
  readonly folder: string;
  readonly rounds: number;
}

/** From the start of the process to its first response, and its memory once at rest, with devchains for both networks. */
export async function measureStart({ program, folder, rounds }: StartOptions): Promise<Fact[]> {
  const dataFolder = mkdtempSync(join(folder, "start-"));
  const times: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const begin = performance.now();
    const gateway = await startGateway({ program, folder, dataFolder });
    const response = await fetch(gateway.url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: bodies.chainId[0],
    });
    if (!response.ok) throw new Error(`the first response has status ${response.status}`);
    times.push(performance.now() - begin);
    await sleep(1_000);
    memory.push(readMemoryBytes(gateway.process.pid));
    await gateway.process.stop();
  }
  const [first = Number.NaN, ...later] = times;
  return [
    { title: "start to first response, new data folder", found: `${formatNumber(first)} ms` },
    { title: "start to first response, later starts", found: `${formatNumber(median(later))} ms` },
    { title: "idle memory, devchains for both networks", found: `${formatMegabytes(median(memory))} MB` },
  ];
}
