import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A span as OTLP's JSON has it, the members that tests read. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** 2: failed. */
  readonly status: number;
}

interface SentRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An OpenTelemetry collector that takes traces by OTLP over HTTP, and keeps what came. */
export interface Collector {
  readonly url: string;
  readonly requests: readonly SentRequest[];
  /** The status of its responses; 200 at first. */
  status: number;
  /** While set it takes requests and never responds. */
  isSilent: boolean;
  spans(): SentSpan[];
  resource(): Readonly<Record<string, unknown>>;
  close(): void;
}

export async function startCollector(): Promise<Collector> {
  const requests: SentRequest[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests.push({ path: request.url ?? "", headers: request.headers, body: await buffer(request) });
    if (!collector.isSilent) response.writeHead(collector.status, { "content-type": "application/json" }).end("{}");
  };
  const server = createServer((request, response) => void take(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const resourceSpans = () => requests.flatMap(({ body }) => (JSON.parse(body.toString()) as Otlp).resourceSpans);
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    status: 200,
    isSilent: false,
    spans: () =>
      resourceSpans().flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) => spans.map((span) => readSpan(span))),
      ),
    resource: () => attributesOf(resourceSpans()[0]?.resource.attributes ?? []),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return collector;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

type OtlpSpan = Omit<SentSpan, "attributes" | "status"> & {
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
};

interface Otlp {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

function readSpan({ attributes, status, ...span }: OtlpSpan): SentSpan {
  return { ...span, attributes: attributesOf(attributes), status: status.code ?? 0 };
}

function attributesOf(attributes: readonly Attribute[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
