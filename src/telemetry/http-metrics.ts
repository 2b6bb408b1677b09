import { Counter, Gauge, type Registry } from "prom-client";

/** Values read at each scrape. */
export interface HttpReadings {
  readonly heldBytes: () => number;
}

/** Metrics of connections, requests and responses, described by their help texts. */
export function createHttpMetrics(registry: Registry, readings: HttpReadings) {
  const registers = [registry];
  registry.registerMetric(
    new Gauge({
      name: "rootgate_held_bytes",
      help: "Memory of large requests and responses, limited by HELD_BYTES",
      registers: [],
      collect() {
        this.set(readings.heldBytes());
      },
    }),
  );
  const disconnected = new Counter({
    name: "rootgate_readers_disconnected_total",
    help: "Clients disconnected for reading their response too slowly, by reason: pace, or memory needed by others",
    labelNames: ["why"],
    registers,
  });
  const refused = new Counter({
    name: "rootgate_connections_refused_total",
    help: "Connections refused, by limit: all, or address (per client IP address)",
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
