import type { Span as SdkSpan, Tracer as SdkTracer } from "@opentelemetry/api";
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { parseTraceParent, setGlobalErrorHandler } from "@opentelemetry/core";
import { OTLPTraceExporter as JsonExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtobufExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from "@opentelemetry/sdk-trace-base";
import type { Clock } from "../clock.js";
import type { Log } from "./log.js";
import type { SpanKind as Kind, Span, SpanAttributes, Tracer } from "./span.js";

export interface TracerOptions {
  readonly version: string;
  /** Base URL of the collector; undefined: as the `OTEL_*` variables say. */
  readonly endpoint: string | undefined;
  /** Environment variables. The SDK reads its own, too. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface TracerParts {
  readonly log: Pick<Log, "warn">;
  readonly clock: Pick<Clock, "elapsedMs" | "after">;
}

/** How long an export may take with its repetitions, and how long the end waits for the last one. */
const exportMs = 3_000;

/** A collector that is away fails many times a minute. */
const complaintMs = 60_000;

/**
 * Traces by OpenTelemetry's SDK, sent by OTLP over HTTP: sampler, queue, resource and exporter are as its `OTEL_*` variables say. What
 * the queue has no room for is dropped.
 *
 * @throws Error for a protocol that is not served
 */
export function createTracer({ version, endpoint, env }: TracerOptions, { log, clock }: TracerParts): Tracer {
  complainSparely({ log, clock });
  const named = defaultResource().merge(
    resourceFromAttributes({ "service.name": "rootgate", "service.version": version }),
  );
  const provider = new BasicTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(createExporter(env, endpoint))],
  });
  const tracer = provider.getTracer("rootgate", version);
  return {
    begin: (name, traceparent) =>
      beginSpan(tracer, { name, kind: SpanKind.SERVER, context: contextOf(traceparent), attributes: undefined }),
    close: () =>
      new Promise((resolve) => {
        const cancel = clock.after(exportMs, resolve);
        provider.shutdown().then(
          () => (cancel(), resolve()),
          () => (cancel(), resolve()),
        );
      }),
  };
}

function createExporter(env: TracerOptions["env"], endpoint: string | undefined): SpanExporter {
  const protocol = env["OTEL_EXPORTER_OTLP_TRACES_PROTOCOL"] || env["OTEL_EXPORTER_OTLP_PROTOCOL"] || "http/protobuf";
  if (protocol !== "http/protobuf" && protocol !== "http/json")
    throw new Error(`OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json, not ${protocol}`);
  const isOwn = endpoint !== undefined && !env["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"];
  const url = isOwn ? { url: `${endpoint.replace(/\/+$/, "")}/v1/traces` } : {};
  const options = { ...url, timeoutMillis: exportMs };
  return protocol === "http/json" ? new JsonExporter(options) : new ProtobufExporter(options);
}

/** Failures of the exporter, one line a minute. They name neither URL nor headers. */
function complainSparely({ log, clock }: TracerParts): void {
  let quietUntilMs = -Infinity;
  setGlobalErrorHandler((error) => {
    if (clock.elapsedMs() < quietUntilMs) return;
    quietUntilMs = clock.elapsedMs() + complaintMs;
    const { code, message } = error as { readonly code?: unknown; readonly message?: string };
    log.warn({ problem: code ?? message }, "traces could not be sent to the collector");
  });
}

function contextOf(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

interface Beginning {
  readonly name: string;
  readonly kind: SpanKind;
  readonly context: Context;
  readonly attributes: SpanAttributes | undefined;
}

function beginSpan(tracer: SdkTracer, { name, kind, context, attributes }: Beginning): Span {
  const span = tracer.startSpan(name, { kind, ...(attributes && { attributes }) }, context);
  return span.isRecording() ? new SampledSpan(tracer, span) : unsampledSpan(span);
}

/** One that is sent to the collector. */
class SampledSpan implements Span {
  readonly #tracer: SdkTracer;
  readonly #span: SdkSpan;

  constructor(tracer: SdkTracer, span: SdkSpan) {
    this.#tracer = tracer;
    this.#span = span;
  }

  get traceparent(): string {
    return traceparentOf(this.#span);
  }

  begin(name: string, attributes?: SpanAttributes, kind: Kind = "internal"): Span {
    const context = trace.setSpan(ROOT_CONTEXT, this.#span);
    const sdkKind = kind === "client" ? SpanKind.CLIENT : SpanKind.INTERNAL;
    return beginSpan(this.#tracer, { name, kind: sdkKind, context, attributes });
  }

  set(attributes: SpanAttributes): void {
    this.#span.setAttributes(attributes);
  }

  end(error?: string): void {
    if (error !== undefined) {
      this.#span.setAttribute("error.type", error);
      this.#span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.#span.end();
  }
}

/** A span that is not sampled is its own child, so that children cost nothing. Nodes still get its `traceparent`. */
function unsampledSpan(span: SdkSpan): Span {
  const same: Span = {
    traceparent: traceparentOf(span),
    begin: () => same,
    set: () => undefined,
    end: () => undefined,
  };
  return same;
}

function traceparentOf(span: SdkSpan): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
}
