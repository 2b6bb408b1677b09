import type { Measurement } from "../../load/measure/measure-case.js";
import type { MeasuredRow } from "../../load/measure/measure-loads.js";

/** A measurement of so many requests a second, over two seconds. */
export function measurementOf(requestsPerSecond: number, others: Partial<Measurement> = {}): Measurement {
  const requestCount = 2 * requestsPerSecond;
  return {
    requestCount,
    requestsPerSecond,
    p50Us: 1_000,
    p99Us: 3_000,
    p999Us: 9_000,
    lostCount: 0,
    upstreamCalls: 1,
    ...others,
  };
}

/** A row with its control and measurements. */
export function rowOf(
  title: string,
  control: readonly number[],
  measurements: MeasuredRow["measurements"],
): MeasuredRow {
  return { title, connections: 64, control, measurements };
}
