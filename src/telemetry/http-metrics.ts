import { Counter, Gauge, type Registry } from "prom-client";

/** Values read at each scrape. */
export interface HttpReadings {
  readonly heldBytes: () => number;
}

/** Codes of the gateway, and of clients that close as the specification says; others are their own. */
const countedCodes: ReadonlySet<number> = new Set([
  1000, 1001, 1002, 1005, 1006, 1007, 1008, 1009, 1011, 1013, 4001, 4002, 4003,
]);

/** Metrics of WebSocket connections, described by their help texts. */
function createWebSocketMetrics(registry: Registry) {
  const registers = [registry];
  const open = new Gauge({ name: "rootgate_websockets", help: "Open WebSocket connections", registers });
  const closed = new Counter({
    name: "rootgate_websockets_closed_total",
    help: "Closed WebSocket connections, by close code (1006: without a close frame)",
    labelNames: ["code"],
    registers,
  });
  const subscriptions = new Gauge({ name: "rootgate_subscriptions", help: "Open subscriptions", registers });
  const events = new Counter({
    name: "rootgate_subscription_events_total",
    help: "Events sent to subscribers",
    registers,
  });
  return {
    onSubscriptions: (change: number) => subscriptions.inc(change),
    onSent: () => events.inc(),
    onOpen: () => open.inc(),
    onClose(code: number) {
      open.dec();
      closed.inc({ code: countedCodes.has(code) ? code : "other" });
    },
  };
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
  const faults = new Counter({
    name: "rootgate_client_faults_total",
    help: "Faults of clients without an account, by kind: body_cut_short (a request of the dashboard that ended early)",
    labelNames: ["fault"],
    registers,
  });
  const refusedPast = { all: refused.labels({ limit: "all" }), address: refused.labels({ limit: "address" }) };
  const [slow, memory] = (["pace", "memory"] as const).map((why) => disconnected.labels({ why }));
  return {
    onConnectionRefused: (limit: keyof typeof refusedPast) => refusedPast[limit].inc(),
    onClientFault: (fault: string) => faults.inc({ fault }),
    onSlowReader: () => slow?.inc(),
    webSockets: createWebSocketMetrics(registry),
    onMemoryNeeded: () => memory?.inc(),
  };
}
