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
export async function runWrk({ url, paths, bodies, connections, durationMs }: Load): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-wrk-"));
  const script = join(folder, "load.lua");
  const pathsFile = join(folder, "paths");
  // Too many for a Lua table's constants.
  writeFileSync(pathsFile, (paths ?? [new URL(url).pathname]).join("\n"));
  writeFileSync(script, writeScript(bodies, pathsFile));
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

function writeScript(bodies: readonly string[], pathsFile: string): string {
  return `
local bodies = {${bodies.map((body) => `[==[${body}]==]`).join(",\n")}}
local requests, paths, at = {}, {}, 0
init = function()
  wrk.method = "POST"
  wrk.headers["content-type"] = "application/json"
  for path in io.lines("${pathsFile}") do paths[#paths + 1] = path end
  math.randomseed(os.time())
  local count = math.max(#bodies, #paths)
  for index = 1, count do
    requests[index] = wrk.format(nil, paths[(index - 1) % #paths + 1], nil, bodies[(index - 1) % #bodies + 1])
  end
end
request = function()
  at = at % #requests + 1
  return requests[#paths > 1 and math.random(#requests) or at]
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
