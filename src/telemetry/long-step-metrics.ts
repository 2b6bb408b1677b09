import { Counter, type Registry } from "prom-client";

/** Counts steps of long work that took the event loop too long. */
export function createLongStepMetrics(registry: Registry): (work: string, elapsedMs: number) => void {
  const labelNames = ["work"] as const;
  const registers = [registry];
  const steps = new Counter({
    name: "rootgate_long_steps_total",
    help: "Steps that kept the event loop busy for more than 5 ms, by what was done: body (a large request or batch), refused body, hash, transaction, events, WebSocket (a message), page (also of the dashboard's API), pipelined (a request behind another one)",
    labelNames,
    registers,
  });
  const seconds = new Counter({
    name: "rootgate_long_steps_seconds_total",
    help: "How long these steps took",
    labelNames,
    registers,
  });
  return (work, elapsedMs) => {
    steps.inc({ work });
    seconds.inc({ work }, elapsedMs / 1_000);
  };
}
