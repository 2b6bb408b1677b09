import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../fakes/find-free-port.js";
import { askRedis, startRedis, type TestRedis } from "./start-redis.js";

export interface TestSentinels {
  readonly sentinels: readonly TestRedis[];
  /** The servers of data: a primary and its replica. */
  readonly primary: TestRedis;
  readonly replica: TestRedis;
  readonly stop: () => Promise<void>;
}

const password = "s3cret/of:redis";
const sentinelPassword = "s3cret of sentinels";

/** For `redis+sentinel://` URLs. */
export const credentials = {
  user: `:${encodeURIComponent(password)}@`,
  query: `?sentinel_password=${encodeURIComponent(sentinelPassword)}`,
};

/** Three sentinels of a primary named "cache" and its replica, all with passwords, on this machine's loopback alone. */
export async function startSentinels(): Promise<TestSentinels> {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-sentinel-"));
  const withPassword = ["--requirepass", password, "--masterauth", password];
  const primary = await startRedis(undefined, [...withPassword, "--dir", folder]);
  const replicaOf = ["--replicaof", `127.0.0.1 ${primary.port}`];
  const replica = await startRedis(undefined, [...withPassword, "--dir", folder, ...replicaOf]);
  while (!(await askRedis(replica, "-a", password, "--no-auth-warning", "role")).includes("connected")) continue;
  const sentinels = await Promise.all([1, 2, 3].map(() => startSentinel(folder, primary.port)));
  const ask = (sentinel: TestRedis, ...words: string[]): Promise<string> =>
    askRedis(sentinel, "-a", sentinelPassword, "--no-auth-warning", ...words);
  for (const sentinel of sentinels)
    while (!(await ask(sentinel, "sentinel", "ckquorum", "cache")).startsWith("OK 3")) continue;
  for (const sentinel of sentinels)
    while (!(await ask(sentinel, "sentinel", "replicas", "cache")).includes(String(replica.port))) continue;
  return {
    sentinels,
    primary,
    replica,
    async stop() {
      for (const server of [...sentinels, replica, primary]) await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startSentinel(folder: string, primaryPort: number): Promise<TestRedis> {
  const port = await findFreePort();
  const file = join(folder, `sentinel-${port}.conf`);
  writeFileSync(
    file,
    [
      `port ${port}`,
      "bind 127.0.0.1",
      `dir ${folder}`,
      `requirepass "${sentinelPassword}"`,
      `sentinel sentinel-pass "${sentinelPassword}"`,
      `sentinel monitor cache 127.0.0.1 ${primaryPort} 2`,
      `sentinel auth-pass cache "${password}"`,
      "sentinel down-after-milliseconds cache 1000",
      "sentinel failover-timeout cache 3000",
    ].join("\n"),
  );
  return startRedis(port, [], [file, "--sentinel"]);
}
