import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";

/** The environment of a process whose every fsync takes so much longer; undefined where that can't be built (Linux and a C compiler). */
export function buildSlowSync(folder: string, delayMs: number): Record<string, string> | undefined {
  const library = join(folder, "slow-sync.so");
  const source = resolve("test/load/many-users/slow-sync.c");
  const { status } = spawnSync("cc", ["-O2", "-shared", "-fPIC", "-o", library, source, "-ldl"]);
  if (status !== 0 || process.platform !== "linux") return undefined;
  return { LD_PRELOAD: library, SYNC_DELAY_US: String(delayMs * 1_000) };
}
