import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "../fakes/find-free-port.js";

export interface TestRedis {
  readonly url: string;
  readonly port: number;
  /** Holds it: it takes what is sent and answers nothing. */
  readonly hold: () => void;
  readonly goOn: () => void;
  readonly stop: () => Promise<void>;
}

/** A Redis (Debian: redis-server) on this machine's loopback alone, that keeps nothing on disk. */
export async function startRedis(port?: number, options: readonly string[] = []): Promise<TestRedis> {
  const chosen = port ?? (await findFreePort());
  const process = spawn(
    "redis-server",
    ["--port", String(chosen), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", ...options],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
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

async function untilReady(process: ChildProcess): Promise<void> {
  let output = "";
  for await (const chunk of process.stdout as AsyncIterable<Buffer>) {
    output += chunk.toString();
    if (output.includes("Ready to accept connections")) return;
  }
  throw new Error(`Redis has ended: ${output}`);
}
