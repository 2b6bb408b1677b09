import { createClock } from "../clock.js";
import type { Settings } from "../config/settings.js";
import { sendsTraces } from "../config/telemetry-settings.js";
import { readVersion } from "../config/version.js";
import type { Log } from "./log.js";
import type { Tracer } from "./span.js";

export interface OpenTracerParts {
  readonly log: Log;
  readonly closers: { add(close: () => unknown): void };
}

/**
 * Traces by OpenTelemetry, where the settings ask for them. Its SDK is loaded only then.
 *
 * @throws Error for a protocol that is not served
 */
export async function openTracer(settings: Settings, { log, closers }: OpenTracerParts): Promise<Tracer | undefined> {
  if (!sendsTraces(settings)) return undefined;
  const { createTracer } = await import("./open-telemetry.js");
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  const tracer = createTracer({ version: readVersion(), endpoint, env: process.env }, { log, clock: createClock() });
  closers.add(() => tracer.close());
  return tracer;
}
