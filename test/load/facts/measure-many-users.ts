import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { bodies } from "../bodies.js";
import { buildSlowSync } from "../many-users/build-slow-sync.js";
import { seedUsers } from "../many-users/seed-users.js";
import type { RunLoad } from "../measure/load.js";
import { formatNoise, type Noise, noiseOf } from "../measure/noise.js";
import { formatNumber } from "../report/format-table.js";
import { startGateway } from "../targets/start-gateway.js";
import type { Target } from "../targets/target.js";
import type { Fact } from "./fact.js";

export interface ManyUsersOptions {
  readonly runLoad: RunLoad;
  readonly durationMs: number;
  readonly rounds: number;
  /** The most users; the others are one and a hundredth of it. */
  readonly users: number;
  readonly program: string;
  readonly folder: string;
  readonly upstream: Target;
}

const connections = 64;
const syncDelayMs = 5;
/** A warm-up calls as every user about so often: the first calls of a day wait for the key and for a lease. */
const warmUpRounds = 5;

/** What the same load comes to when it is spread over many users, as on a slow disk: each of them needs leases and has a history of use. */
export async function measureManyUsers(options: ManyUsersOptions): Promise<Fact[]> {
  const slowDisk = buildSlowSync(options.folder, syncDelayMs);
  const facts: Fact[] = [];
  for (const [title, env] of [
    ["", {}],
    [`, each sync ${syncDelayMs} ms longer`, slowDisk],
  ] as const) {
    if (!env) continue;
    let one: Noise | undefined;
    for (const count of new Set([1, Math.ceil(options.users / 100), options.users])) {
      const noise = await measureUsers(count, env, options);
      one ??= noise;
      const ratio = formatNumber(noise.median / one.median);
      facts.push({
        title: `eth_chainId of ${count.toLocaleString("en")} users${title}: req/s, against one user`,
        found: `${formatNoise(noise)}, ${ratio} ×`,
      });
    }
  }
  return facts;
}

async function measureUsers(
  count: number,
  env: Readonly<Record<string, string>>,
  { runLoad, durationMs, rounds, program, folder, upstream }: ManyUsersOptions,
): Promise<Noise> {
  const dataFolder = mkdtempSync(join(folder, "users-"));
  const settings = { MASTER_SECRET: "the master secret of the benchmark's users", ...env };
  const keys = await seedUsers({ DATA_DIR: dataFolder, ...settings }, count);
  const gateway = await startGateway({ program, folder, nodeUrl: upstream.url, dataFolder, settings });
  try {
    const load = { url: gateway.url, paths: keys.map((key) => `/${key}`), bodies: bodies.chainId, connections };
    for (let called = 0; called < warmUpRounds * count;)
      called += (await runLoad({ ...load, durationMs: 1_000 })).requestCount;
    const rates: number[] = [];
    while (rates.length < rounds) rates.push((await runLoad({ ...load, durationMs })).requestsPerSecond);
    return noiseOf(rates);
  } finally {
    await gateway.process.stop();
  }
}
