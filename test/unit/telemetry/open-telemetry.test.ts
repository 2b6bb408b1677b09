import { createClock } from "../../../src/clock.js";
import { sendsTraces } from "../../../src/config/telemetry-settings.js";
import { createTracer } from "../../../src/telemetry/open-telemetry.js";

const parts = { log: { warn: () => undefined }, clock: createClock() };

it.each(["OTEL_EXPORTER_OTLP_PROTOCOL", "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL"])("refuses gRPC in %s", (name) => {
  expect(() => createTracer({ version: "1.0.0", endpoint: undefined, env: { [name]: "grpc" } }, parts)).toThrow(
    "OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json, not grpc",
  );
});

it.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" }, true],
  [{ OTEL_TRACES_EXPORTER: "otlp" as const }, true],
  [{ OTEL_TRACES_EXPORTER: "none" as const, OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" }, false],
])("with the settings %j sends traces: %s", (settings, isOn) => {
  expect(sendsTraces(settings)).toBe(isOn);
});
