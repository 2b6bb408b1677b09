import { createLatency } from "../../../../src/node/routing/latency.js";

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
  expect(latency.p95()).toBe(19);
});

it("forgets all but the last 128", () => {
  const latency = createLatency();
  for (let count = 0; count < 128; count++) latency.record(1_000);
  for (let count = 0; count < 128; count++) latency.record(1);
  expect(latency.p95()).toBe(1);
});
