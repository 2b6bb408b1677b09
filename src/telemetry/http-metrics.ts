import { Counter, Gauge, type Registry } from "prom-client";

/** What is read off at each look at the metrics. */
export interface HttpReadings {
  readonly heldBytes: () => number;
}

/** The metrics of connections, requests and responses; what each means is its help text. */
export function createHttpMetrics(registry: Registry, readings: HttpReadings) {
  const registers = [registry];
  registry.registerMetric(
    new Gauge({
      name: "rootgate_held_bytes",
      help: "Memory that large requests and responses take until they are read (HELD_BYTES bounds it)",
      registers: [],
      collect() {
        this.set(readings.heldBytes());
      },
    }),
  );
  const disconnected = new Counter({
    name: "rootgate_readers_disconnected_total",
    help: "Clients disconnected for reading their response too slowly, by why: pace, or memory that others needed",
    labelNames: ["why"],
    registers,
  });
  const refused = new Counter({
    name: "rootgate_connections_refused_total",
    help: "Connections refused, by the limit that they were past: all, or address (of one client)",
    labelNames: ["limit"],
    registers,
  });
  const refusedPast = { all: refused.labels({ limit: "all" }), address: refused.labels({ limit: "address" }) };
  const [slow, memory] = (["pace", "memory"] as const).map((why) => disconnected.labels({ why }));
  return {
    onConnectionRefused: (limit: keyof typeof refusedPast) => refusedPast[limit].inc(),
    onSlowReader: () => slow?.inc(),
    onMemoryNeeded: () => memory?.inc(),
  };
}
