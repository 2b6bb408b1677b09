import { type Settings, servesMetrics } from "../config/settings.js";
import { createMetrics, type Metrics } from "../telemetry/metrics.js";
import { longWork } from "../turns/long-work.js";

interface OpenedMetrics {
  /** Undefined where the service has none. */
  readonly metrics: Metrics | undefined;
  readonly close: () => void;
}

/** The metrics of a service. Counts long steps of the event loop's work, which all services of a process share. */
export function openMetrics(settings: Settings, ...parts: Parameters<typeof createMetrics>): OpenedMetrics {
  const metrics = servesMetrics(settings) ? createMetrics(...parts) : undefined;
  return { metrics, close: metrics ? longWork.onLongStep(metrics.countLongStep) : () => undefined };
}
