import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import helmet from "helmet";
import type { Log } from "../telemetry/log.js";
import type { Metrics } from "../telemetry/metrics.js";
import { requestIdHeader } from "../telemetry/request-id.js";
import { managementPath } from "./api/management-api.js";
import { type PageSecurityOptions, pageSecurity } from "./content-policy.js";
import { FixedResponse } from "./response/fixed-response.js";
import { refuseUnknownPath, respondToPreflight } from "./unknown-path.js";
import { createProxyCheck } from "./untrusted-proxy.js";

export interface AppParts extends PageSecurityOptions {
  /** Probes every part, for one network or for any. */
  readonly findReadiness: (network?: string) => Promise<AppReadiness>;
  /** The OpenRPC document. */
  readonly document: Buffer;
  /** The dashboard's JSON API. */
  readonly api: RequestHandler;
  /** The JSON API for access keys. */
  readonly managementApi: RequestHandler;
  /** The dashboard's pages. */
  readonly pages: RequestHandler;
  readonly docs: RequestHandler;
  /** The Model Context Protocol. */
  readonly mcp: RequestHandler;
  /** The packages of the clients and of the program. */
  readonly clients: RequestHandler;
  /** Trusted proxies: express's "trust proxy" setting. */
  readonly trustProxy: number | string[];
  /** Served at `/metrics`, if enabled. */
  readonly metrics: Metrics | undefined;
  readonly log: Log;
}

/** Response of `/readyz`: 503 if the process can serve nothing. */
interface AppReadiness {
  readonly status: "ready" | "degraded" | "not ready";
  readonly problems: Readonly<Record<string, string>>;
}

/** Everything except the RPC path: probes, the document, the documentation, the dashboard and its API. */
export function createApp(parts: AppParts): Express {
  const { api, managementApi, pages, docs, clients, mcp, trustProxy, log } = parts;
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", trustProxy);
  app.use(createProxyCheck(log));
  app.use(helmet(pageSecurity(parts)));
  app.use("/api", api);
  app.use(managementPath, managementApi);
  app.options("/openrpc.json", (request, response) => respondToPreflight(request, response, "GET, HEAD"));
  app.use((request, response, next) => (request.method === "OPTIONS" ? respondToPreflight(request, response) : next()));
  serveMachines(app, parts);
  app.use(mcp);
  app.use(docs);
  app.use(clients);
  app.use(pages);
  app.get("/", (_request, response) => {
    response.json({
      service: "rootgate",
      calls: "POST /<API_KEY>",
      docs: "/docs",
      clients: "/clients",
      management: `${managementPath}/openapi.json`,
      mcp: "/mcp",
      document: "/openrpc.json",
      health: ["/healthz", "/readyz"],
    });
  });
  app.use(refuseUnknownPath);
  app.use(respondToFailure(log));
  return app;
}

/** What programs read: the document, the probes and the metrics. */
function serveMachines(app: Express, parts: AppParts): void {
  const { metrics } = parts;
  const document = new FixedResponse({ type: "application/json", body: parts.document });
  app.get("/openrpc.json", (request, response) => {
    response.set("access-control-allow-origin", "*");
    return document.send(request, response);
  });
  app.get("/healthz", (_request, response) => {
    response.json({ status: "ok" });
  });
  app.get("/readyz", async (request, response) => {
    const { network } = request.query;
    const { status, problems } = await parts.findReadiness(typeof network === "string" ? network : undefined);
    response.status(status === "not ready" ? 503 : 200).json(status === "ready" ? { status } : { status, problems });
  });
  if (metrics)
    app.get("/metrics", async (_request, response) => {
      const { text, contentType } = await metrics.read();
      response.type(contentType).send(text);
    });
}

function respondToFailure(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    // A path that cannot be decoded does not exist.
    if (error instanceof URIError) return refuseUnknownPath(request, response);
    log.error({ err: error, requestId: response.get(requestIdHeader) }, "a page failed unexpectedly");
    response.status(500).json({ error: "internal error" });
  };
}
