import express, { type Express, type NextFunction, type Request, type Response } from "express";
import helmet from "helmet";
import { documentJson } from "../../generated/document.js";
import type { Log } from "../telemetry/log.js";

export interface AppParts {
  /** Asks every part that a call needs; the problems found, by part. Empty: ready. */
  readonly findProblems: () => Promise<Readonly<Record<string, string>>>;
  readonly log: Log;
}

/** Everything but the RPC path: probes and the document. */
export function createApp({ findProblems, log }: AppParts): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use(helmet());
  app.get("/", (_request, response) => {
    response.json({
      service: "rootgate",
      calls: "POST /<API_KEY>",
      document: "/openrpc.json",
      health: ["/healthz", "/readyz"],
    });
  });
  app.get("/openrpc.json", (_request, response) => {
    response.set("access-control-allow-origin", "*").type("application/json").send(documentJson);
  });
  app.get("/healthz", (_request, response) => {
    response.json({ status: "ok" });
  });
  app.get("/readyz", async (_request, response) => {
    const problems = await findProblems();
    const isReady = Object.keys(problems).length === 0;
    response.status(isReady ? 200 : 503).json(isReady ? { status: "ready" } : { status: "not ready", problems });
  });
  app.use((_request, response) => {
    response.status(404).json({ error: "not found" });
  });
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    log.error({ err: error }, "a page failed unexpectedly");
    response.status(500).json({ error: "internal error" });
  });
  return app;
}
