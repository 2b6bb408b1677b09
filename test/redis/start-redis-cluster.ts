import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "../fakes/find-free-port.js";
import { startRedis, type TestRedis } from "./start-redis.js";

const run = promisify(execFile);

export interface TestRedisCluster {
  readonly urls: readonly string[];
  /** Ends all nodes. */
  readonly halt: () => Promise<void>;
  /** Starts them again, at the same addresses. */
  readonly resume: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The nodes of a cluster talk at their port + 10,000, which has to be below the ports that systems give out by themselves. */
const largestPort = 21_999;

/** Three nodes of a Redis Cluster without replicas, on this machine's loopback alone. */
export async function startRedisCluster(): Promise<TestRedisCluster> {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-redis-"));
  const start = (port: number): Promise<TestRedis> =>
    startRedis(port, ["--dir", folder, "--cluster-enabled", "yes", "--cluster-config-file", `nodes-${port}.conf`]);
  let nodes: TestRedis[] = [];
  while (nodes.length < 3) {
    const port = await findFreePort();
    if (port <= largestPort) nodes.push(await start(port));
  }
  const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`);
  await run("redis-cli", ["--cluster", "create", ...addresses, "--cluster-yes"]);
  const halt = async (): Promise<void> => {
    for (const node of nodes) await node.stop();
  };
  return {
    urls: nodes.map(({ url }) => url),
    halt,
    async resume() {
      const ports = nodes.map(({ port }) => port);
      nodes = [];
      for (const port of ports) nodes.push(await start(port));
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true });
    },
  };
}
