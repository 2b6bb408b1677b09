import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Load, LoadResult } from "./load.js";

/** Whether wrk is installed. */
export function hasWrk(): boolean {
  return spawnSync("wrk", ["-v"]).error === undefined;
}

/** Puts a load on a URL by wrk, which costs the least CPU of all. */
export async function runWrk({ url, bodies, connections, durationMs }: Load): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-wrk-"));
  const script = join(folder, "load.lua");
  writeFileSync(script, writeScript(bodies));
  try {
    // wrk counts in whole seconds.
    const seconds = Math.max(1, Math.round(durationMs / 1_000));
    const args = ["-t", "1", "-c", String(connections), "-d", `${seconds}s`, "--timeout", "10s", "-s", script, url];
    const { stdout } = await promisify(execFile)("wrk", args);
    return JSON.parse(stdout.slice(stdout.lastIndexOf("{"))) as LoadResult;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeScript(bodies: readonly string[]): string {
  return `
local bodies = {${bodies.map((body) => `[==[${body}]==]`).join(",\n")}}
local requests, at = {}, 0
init = function()
  wrk.method = "POST"
  wrk.headers["content-type"] = "application/json"
  for index, body in ipairs(bodies) do requests[index] = wrk.format(nil, nil, nil, body) end
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requestCount":%d,"requestsPerSecond":%f,"p50Us":%f,"p99Us":%f,"lostCount":%d}',
    summary.requests, summary.requests * 1e6 / summary.duration, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.timeout + errors.read + errors.write))
end
`;
}
