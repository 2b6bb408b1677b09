import { collectDefaultMetrics, Gauge, type MetricObjectWithValues, type MetricValue, Registry } from "prom-client";
import { FrequentCounter, FrequentHistogram } from "./frequent-metrics.js";
import { createHttpMetrics, type HttpReadings } from "./http-metrics.js";
import { createLongStepMetrics } from "./long-step-metrics.js";
import { createMailMetrics } from "./mail-metrics.js";
import { createNodeMetrics } from "./node-metrics.js";
import { createPartMetrics } from "./part-metrics.js";
import { remember } from "./remember.js";
import { createRetentionMetrics } from "./retention-metrics.js";

/** Prometheus metrics of the service. Labels have few values: no users, no API keys, no caller input. */
export interface Metrics {
  /** Counts a completed request object; `code` is 0 or the error code. */
  readonly countRequest: (request: { network: string; method: string; code: number; durationMs: number }) => void;
  /** Events of the transport. */
  readonly httpEvents: ReturnType<typeof createHttpMetrics>;
  /** Events of a network's nodes. */
  readonly nodeEvents: ReturnType<typeof createNodeMetrics>;
  /** Counts a step of long work. */
  readonly countLongStep: ReturnType<typeof createLongStepMetrics>;
  readonly retentionEvents: ReturnType<typeof createRetentionMetrics>;
  /** Sets the source of mail metrics. */
  readonly watchMails: ReturnType<typeof createMailMetrics>;
  /** Sets the source of the parts' state. */
  readonly watchParts: ReturnType<typeof createPartMetrics>;
  /** The metrics in Prometheus' text format, and its content type. */
  readonly read: () => Promise<{ text: string; contentType: string }>;
  /** The same as data, to be added up over processes. */
  readonly readData: () => Promise<MetricsData>;
}

/** A process's metrics as data. */
export type MetricsData = readonly MetricObjectWithValues<MetricValue<string>>[];

/** The current outage of the store, if any. */
export interface StoreState {
  readonly outage: () => unknown;
}

const durationBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Readings extends HttpReadings {
  readonly machineAheadMs?: () => number;
  /** The text of all processes' metrics, where there are several. */
  readonly all?: (() => Promise<string>) | undefined;
}

/** Each service has its own registry, so that several in one process don't mix. */
export function createMetrics(store: StoreState, readings: Readings = { heldBytes: () => 0 }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new FrequentCounter({
    name: "rootgate_requests_total",
    help: "Completed request objects, by network, method and error code (0: none)",
    labelNames: ["network", "method", "code"],
    registers,
  });
  const durations = new FrequentHistogram({
    name: "rootgate_request_duration_seconds",
    help: "Time to a request's response, or to the start of a streamed response",
    buckets: durationBuckets,
    registers,
  });
  registry.registerMetric(createStoreGauge(store));
  registry.registerMetric(createClockGauge(readings.machineAheadMs ?? (() => 0)));
  const requestChild = remember((network: string) =>
    remember((method: string) => remember((code: number) => requests.labels({ network, method, code }))),
  );
  const durationChild = remember((method: string) => durations.labels({ method }));
  return {
    httpEvents: createHttpMetrics(registry, readings),
    countLongStep: createLongStepMetrics(registry),
    watchMails: createMailMetrics(registry),
    watchParts: createPartMetrics(registry),
    retentionEvents: createRetentionMetrics(registry),
    nodeEvents: createNodeMetrics(registry),
    countRequest({ network, method, code, durationMs }) {
      requestChild(network)(method)(code).inc();
      durationChild(method).observe(durationMs / 1_000);
    },
    read: async () => ({ text: await (readings.all?.() ?? registry.metrics()), contentType: registry.contentType }),
    readData: () => registry.getMetricsAsJSON(),
  };
}

function createStoreGauge(store: StoreState): Gauge {
  return new Gauge({
    name: "rootgate_store_away",
    help: "1 while the database does not respond and only leased requests are served",
    aggregator: "max",
    registers: [],
    collect() {
      this.set(store.outage() ? 1 : 0);
    },
  });
}

function createClockGauge(machineAheadMs: () => number): Gauge {
  return new Gauge({
    name: "rootgate_clock_ahead_seconds",
    help: "How far the machine's clock is ahead of the database's (negative: behind); 0 up to ten seconds",
    // All processes of a machine have the same clock.
    aggregator: "first",
    registers: [],
    collect() {
      this.set(machineAheadMs() / 1_000);
    },
  });
}
