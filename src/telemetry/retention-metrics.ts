import { Counter, type Registry } from "prom-client";

/** Counts what retention left in the store. */
export function createRetentionMetrics(registry: Registry): { readonly onStopped: (table: string) => void } {
  const stopped = new Counter({
    name: "rootgate_retention_stopped_total",
    help: "Deletions that did not happen since they would have deleted too much or too young rows, by table",
    labelNames: ["table"],
    registers: [registry],
  });
  return { onStopped: (table) => stopped.inc({ table }) };
}
