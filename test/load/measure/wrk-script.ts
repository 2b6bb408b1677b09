import { type LoadResult, uniqueMarker } from "./load.js";

/** What wrk runs: sends the bodies in turn to the paths in a file, and prints a LoadResult as its last line. */
export function writeWrkScript(bodies: readonly string[], pathsFile: string): string {
  return `
local bodies = {${bodies.map((body) => `[==[${body}]==]`).join(",\n")}}
local requests, paths, at = {}, {}, 0
local before, after
init = function()
  wrk.method = "POST"
  wrk.headers["content-type"] = "application/json"
  for path in io.lines("${pathsFile}") do paths[#paths + 1] = path end
  math.randomseed(os.time())
  local count = math.max(#bodies, #paths)
  for index = 1, count do
    requests[index] = wrk.format(nil, paths[(index - 1) % #paths + 1], nil, bodies[(index - 1) % #bodies + 1])
  end
  local from, to = string.find(requests[1], "${uniqueMarker}", 1, true)
  if from then
    before, after, at = string.sub(requests[1], 1, from - 1), string.sub(requests[1], to + 1), os.time() * 1000000
  end
end
request = function()
  if before then
    at = at + 1
    return before .. string.format("%0${uniqueMarker.length}x", at) .. after
  end
  at = at % #requests + 1
  return requests[#paths > 1 and math.random(#requests) or at]
end
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requestCount":%d,"requestsPerSecond":%f,"p50Us":%f,"p99Us":%f,"p999Us":%f,"lostCount":%d}',
    summary.requests, summary.requests * 1e6 / summary.duration,
    latency:percentile(50), latency:percentile(99), latency:percentile(99.9),
    errors.connect + errors.timeout + errors.read + errors.write))
end
`;
}

/** What the script's last line says. @throws if wrk ended without it. */
export function readWrkOutput(output: string): LoadResult {
  const line = output.trimEnd().split("\n").at(-1) ?? "";
  const begin = line.indexOf('{"requestCount"');
  if (begin === -1) throw new Error(`wrk printed no result: ${output.slice(-300)}`);
  return JSON.parse(line.slice(begin)) as LoadResult;
}
