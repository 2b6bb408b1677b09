import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { findFreePort } from "../fakes/find-free-port.js";

export interface TestRedis {
  readonly url: string;
  readonly port: number;
  /** Holds it: it takes what is sent and answers nothing. */
  readonly hold: () => void;
  readonly goOn: () => void;
  readonly stop: () => Promise<void>;
}

/** A Redis (Debian: redis-server) on this machine's loopback alone, that keeps nothing on disk. `words` replace the whole command line. */
export async function startRedis(
  port?: number,
  options: readonly string[] = [],
  words?: readonly string[],
): Promise<TestRedis> {
  const chosen = port ?? (await findFreePort());
  const inMemory = ["--port", String(chosen), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const process = spawn("redis-server", words ?? [...inMemory, ...options], { stdio: ["ignore", "pipe", "ignore"] });
  await untilReady(process);
  return {
    url: `redis://127.0.0.1:${chosen}`,
    port: chosen,
    hold: () => void process.kill("SIGSTOP"),
    goOn: () => void process.kill("SIGCONT"),
    async stop() {
      if (process.exitCode !== null || process.signalCode !== null) return;
      process.kill("SIGKILL");
      await once(process, "exit");
    },
  };
}

/** A command to a Redis, and what redis-cli prints. */
export async function askRedis({ port }: Pick<TestRedis, "port">, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("redis-cli", ["-p", String(port), ...words]);
  return stdout.trim();
}

async function untilReady(process: ChildProcess): Promise<void> {
  let output = "";
  for await (const chunk of process.stdout as AsyncIterable<Buffer>) {
    output += chunk.toString();
    if (/Ready to accept connections|Sentinel ID is/.test(output)) return;
  }
  throw new Error(`Redis has ended: ${output}`);
}
