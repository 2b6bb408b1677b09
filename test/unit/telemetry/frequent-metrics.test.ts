import { AggregatorRegistry, Counter, Histogram, Registry } from "prom-client";
import { FrequentCounter, FrequentHistogram } from "../../../src/telemetry/frequent-metrics.js";

const buckets = [0.5, 1, 10];
const name = "seconds";
const help = "How long";
const values = [0, 0.5, 0.500001, 1, 9.999, 10, 10.5, 1e9];

describe("metrics of what happens often", () => {
  it("read as prom-client's own: a histogram", async () => {
    const [ours, theirs] = [new Registry(), new Registry()];
    const frequent = new FrequentHistogram({ name, help, buckets, registers: [ours] });
    const usual = new Histogram({ name, help, buckets, labelNames: ["kind", "path"], registers: [theirs] });
    for (const labels of [
      { kind: "a", path: 'with "quotes"' },
      { kind: "b", path: "/" },
    ]) {
      const [child, its] = [frequent.labels(labels), usual.labels(labels)];
      for (const value of values) {
        child.observe(value);
        its.observe(value);
      }
    }

    expect(await ours.metrics()).toBe(await theirs.metrics());
    expect(await addUp(ours)).toEqual(await addUp(theirs));
  });

  it("read as prom-client's own: a counter", async () => {
    const [ours, theirs] = [new Registry(), new Registry()];
    const options = { name: "calls_total", help, labelNames: ["kind"] };
    const frequent = new FrequentCounter({ ...options, registers: [ours] });
    const usual = new Counter({ ...options, registers: [theirs] });
    for (const [index, kind] of ["a", "b"].entries()) {
      const child = frequent.labels({ kind });
      child.inc();
      child.inc(index);
      usual.inc({ kind }, 1 + index);
    }

    expect(await ours.metrics()).toBe(await theirs.metrics());
    expect(await ours.metrics()).toBe(await theirs.metrics());
    expect(await addUp(ours)).toEqual(await addUp(theirs));
  });
});

/** As the metrics of two processes. */
async function addUp(registry: Registry): Promise<string> {
  const data = await registry.getMetricsAsJSON();
  return AggregatorRegistry.aggregate([data, data]).metrics();
}
