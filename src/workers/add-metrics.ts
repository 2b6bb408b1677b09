import { AggregatorRegistry, type MetricObjectWithValues, type MetricType, type MetricValue } from "prom-client";
import type { MetricsData } from "../telemetry/metrics.js";

/** The metrics of several processes as one: totals added up, of gauges what their `aggregator` says. */
export function addMetrics(ofProcesses: readonly MetricsData[]): Promise<MetricsData> {
  return aggregate(ofProcesses).getMetricsAsJSON();
}

/** The same in Prometheus' text format. */
export function printMetrics(ofProcesses: readonly MetricsData[]): Promise<string> {
  return aggregate(ofProcesses).metrics();
}

/** Counters and histograms, which count on when their process has ended. */
export function onlyTotals(metrics: MetricsData): MetricsData {
  return metrics.filter(({ type }) => totals.has(typeName(type)));
}

const totals: ReadonlySet<string> = new Set(["counter", "histogram"]);

/** The types of prom-client say a number, the values are names. */
function typeName(type: MetricType): string {
  return String(type);
}

function aggregate(ofProcesses: readonly MetricsData[]) {
  return AggregatorRegistry.aggregate(
    ofProcesses.map((one) => [...one] as MetricObjectWithValues<MetricValue<string>>[]),
  );
}
