import { createLatency } from "../../../../src/pool/model/latency.js";

it("has a mean from the first answer on, in which newer ones count more", () => {
  const latency = createLatency();
  expect(latency.mean()).toBeUndefined();
  latency.record(100);
  expect(latency.mean()).toBe(100);
  latency.record(200);
  expect(latency.mean()).toBe(110);
});

it("tells no percentile of fewer than 20 answers", () => {
  const latency = createLatency();
  for (let count = 1; count < 20; count++) latency.record(count);
  expect(latency.p95()).toBeUndefined();
  latency.record(20);
  expect(latency.p95()).toBe(20);
});

it("comes to rest where one answer in twenty takes longer", () => {
  const latency = createLatency();
  const past: number[] = [];
  // 1 to 1,000 in an order that is spread: 7 and 1,000 have no common divisor.
  for (let count = 0; count < 10_000; count++) {
    const elapsedMs = ((count * 7) % 1_000) + 1;
    if (count >= 5_000) past.push(elapsedMs > (latency.p95() ?? 0) ? 1 : 0);
    latency.record(elapsedMs);
  }
  expect(past.reduce((sum, one) => sum + one, 0) / past.length).toBeCloseTo(0.05, 1);
});

it("follows a node that has become quicker, or slower", () => {
  const latency = createLatency();
  for (let count = 0; count < 100; count++) latency.record(1_000);
  for (let count = 0; count < 1_000; count++) latency.record(1);
  expect(latency.p95()).toBeLessThan(2);
  for (let count = 0; count < 100; count++) latency.record(1_000);
  expect(latency.p95()).toBeGreaterThan(900);
});
