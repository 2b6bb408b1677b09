import { z } from "zod";
import { hide, url } from "./setting-types.js";

/** Settings of the log and of traces. OpenTelemetry's SDK reads its other variables itself. */
export const telemetrySettings = {
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .describe("Minimum level of log lines (JSON on stderr)"),
  ACCESS_LOG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe("Fraction of JSON-RPC requests to log at level `info`, 0 to 1, each with its request ID"),
  OTEL_TRACES_EXPORTER: z
    .enum(["otlp", "none"])
    .optional()
    .describe(
      "Where [traces](tracing.md) of JSON-RPC requests go: `otlp`, to an OpenTelemetry collector, or `none`; default: `otlp` where `OTEL_EXPORTER_OTLP_ENDPOINT` is set. The other standard `OTEL_*` variables hold, too",
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: url
    .optional()
    .describe("URL of the collector's OTLP interface over HTTP; default: `http://localhost:4318`")
    .meta(hide("after-host")),
};

/** Whether traces are sent. */
export function sendsTraces(settings: {
  readonly OTEL_TRACES_EXPORTER?: "otlp" | "none" | undefined;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
}): boolean {
  const { OTEL_TRACES_EXPORTER: exporter, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  return exporter === undefined ? endpoint !== undefined : exporter === "otlp";
}
