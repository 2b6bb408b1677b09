/** Facts about a step. Never an API key, a param or a result. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** What a step is: work of this process, or a request to another one. */
export type SpanKind = "internal" | "client";

/** One step of a request in a trace, timed from its beginning to its end (OpenTelemetry, "Span"). */
export interface Span {
  /** The header `traceparent` (W3C Trace Context) of what the step asks of others. */
  readonly traceparent: string;
  /** Begins a step within this one. */
  begin(name: string, attributes?: SpanAttributes, kind?: SpanKind): Span;
  set(attributes: SpanAttributes): void;
  /** Ends it once; `error` is the name of what it failed of, from a fixed set. */
  end(error?: string): void;
}

/** Begins the trace of each request that comes in. */
export interface Tracer {
  /** `traceparent` is the caller's header: an invalid one counts as none. */
  begin(name: string, traceparent?: string): Span;
  /** Sends what has ended, for a bounded time. */
  close(): Promise<void>;
}
