import type { IncomingMessage } from "node:http";
import { refuse } from "../../rpc/handle-body.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { ReportFailure } from "../../rpc/translate-failure.js";
import type { Serve } from "../in-turns.js";
import { writeSmall } from "../response/write-response.js";
import type { PassedLimit } from "./connection-count.js";
import type { TrackedResponse } from "./tracked-response.js";

/** Responds to the only request of a connection over a limit. */
export type RefuseConnection = (limit: PassedLimit, request: IncomingMessage, response: TrackedResponse) => void;

/** An estimate: when other connections close is unknown. */
const retryAfterMs = 1_000;

const refusals: Readonly<Record<PassedLimit, { readonly status: number; readonly error: RpcError }>> = {
  all: { status: 503, error: tooMany("the service has too many open connections") },
  address: { status: 429, error: tooMany("your IP address has too many open connections") },
};

/** A service with many connections is alive and ready. */
const probes: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

export interface RefuseConnectionParts {
  /** Serves probes. */
  readonly serveApp: Serve;
  readonly reportFailure: ReportFailure;
}

export function createRefuseConnection({ serveApp, reportFailure }: RefuseConnectionParts): RefuseConnection {
  return (limit, request, response) => {
    if (probes.has(request.url ?? "")) {
      response.setHeader("connection", "close");
      serveApp(request, response);
      return;
    }
    const { status, error } = refusals[limit];
    writeSmall(response, { status, body: refuse(error).body, headers: ["connection", "close"], reportFailure });
  };
}

function tooMany(what: string): RpcError {
  return new RpcError("RateLimited", what, { data: { retryAfterMs } });
}
