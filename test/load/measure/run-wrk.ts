import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Load, LoadResult } from "./load.js";
import { readWrkOutput, writeWrkScript } from "./wrk-script.js";

/** Whether wrk is installed. */
export function hasWrk(): boolean {
  return spawnSync("wrk", ["-v"]).error === undefined;
}

/** Puts a load on a URL by wrk, which costs the least CPU of all. */
export async function runWrk({ url, paths, bodies, connections, durationMs }: Load): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-wrk-"));
  const script = join(folder, "load.lua");
  const pathsFile = join(folder, "paths");
  // Too many for a Lua table's constants.
  writeFileSync(pathsFile, (paths ?? [new URL(url).pathname]).join("\n"));
  writeFileSync(script, writeWrkScript(bodies, pathsFile));
  try {
    // wrk counts in whole seconds.
    const seconds = Math.max(1, Math.round(durationMs / 1_000));
    const args = ["-t", "1", "-c", String(connections), "-d", `${seconds}s`, "--timeout", "10s", "-s", script, url];
    const { stdout } = await promisify(execFile)("wrk", args);
    return readWrkOutput(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
