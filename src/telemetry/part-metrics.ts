import { Gauge, type Registry } from "prom-client";

/** Finds the problems of a service, by part. */
type FindProblems = () => Promise<Readonly<Record<string, string>>>;

/** Registers the state of each part, which is read once its source is set. */
export function createPartMetrics(registry: Registry): (parts: readonly string[], findProblems: FindProblems) => void {
  let source: { readonly parts: readonly string[]; readonly findProblems: FindProblems } | undefined;
  const degraded = new Gauge({
    name: "rootgate_degraded",
    help: "1 while a part does not work: a network, the store, mail or the clock",
    labelNames: ["part"],
    aggregator: "max",
    registers: [],
    async collect() {
      const problems = (await source?.findProblems()) ?? {};
      for (const part of source?.parts ?? []) this.set({ part }, part in problems ? 1 : 0);
    },
  });
  registry.registerMetric(degraded);
  return (parts, findProblems) => {
    source = { parts, findProblems };
  };
}
