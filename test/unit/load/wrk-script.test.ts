import { fillMarker, firstUnique, uniqueMarker } from "../../load/measure/load.js";
import { readWrkOutput, writeWrkScript } from "../../load/measure/wrk-script.js";

const result = { requestCount: 10, requestsPerSecond: 5.5, p50Us: 1, p99Us: 2, p999Us: 3, lostCount: 0 };

it("reads the result after wrk's own report", () => {
  const report = "Running 1s test @ http://127.0.0.1:1/\n  Latency {odd}  1.00ms\nRequests/sec: 10\n";
  expect(readWrkOutput(`${report}${JSON.stringify(result)}\n`)).toEqual(result);
  expect(readWrkOutput(`Transfer/sec: 1MB ${JSON.stringify(result)}`)).toEqual(result);
});

it("refuses the output of a wrk that failed", () => {
  expect(() => readWrkOutput("unable to connect to 127.0.0.1:1")).toThrow("unable to connect");
  expect(() => readWrkOutput("")).toThrow("wrk printed no result");
});

it("puts bodies into the script as they are", () => {
  const script = writeWrkScript(['{"a":"]]"}', "2"], "/tmp/paths");
  expect(script).toContain('local bodies = {[==[{"a":"]]"}]==],\n[==[2]==]}');
  expect(script).toContain('io.lines("/tmp/paths")');
});

it("fills the marker with digits of the same length, other ones for each request and second", () => {
  const body = `["0x${uniqueMarker}"]`;
  const [first, second] = [firstUnique(1_790_000_000_999), firstUnique(1_790_000_001_000)];
  expect(first).toBe(firstUnique(1_790_000_000_000));
  expect(second - first).toBe(1_000_000);
  expect(Number.isSafeInteger(second)).toBe(true);
  expect(fillMarker(body, 255)).toBe(`["0x${"0".repeat(38)}ff"]`);
  expect(fillMarker(body, first)).toHaveLength(body.length);
  expect(fillMarker("[]", first)).toBe("[]");
});
