import { type RequestHandler, Router } from "express";
import { z } from "zod";
import { createPerMinute, type PerMinute } from "../../turns/per-minute.js";
import { ApiError } from "../api/api-error.js";
import { type JsonBodyParts, readJsonBody } from "../api/read-json-body.js";
import type { McpServerParts } from "./create-server.js";
import type { McpRequest } from "./mcp-calls.js";

export interface McpParts extends McpServerParts {
  readonly openHold: JsonBodyParts["openHold"];
  /** The IP address that a client's requests are counted under. */
  readonly addressOf: (request: McpRequest) => string;
  readonly elapsedMs: () => number;
}

/** One message: the revision knows no batches, and the SDK would take one of any length. */
const message = z.looseObject({ jsonrpc: z.literal("2.0") });

/** Requests per minute and client IP address, in this process. */
const perMinute = 120;

/**
 * The Model Context Protocol at `/mcp` (revision 2025-06-18, Streamable HTTP): each request by itself, without sessions and without a
 * stream of events. The SDK is loaded with the first one.
 */
export function createMcp(parts: McpParts): RequestHandler {
  const budget = createPerMinute(perMinute, parts.elapsedMs);
  const router = Router();
  router.post("/mcp", async (request, response) => {
    const asked = request as unknown as McpRequest;
    response.set("access-control-allow-origin", "*").set("cache-control", "no-store");
    const waitMs = takeOf(budget, parts.addressOf(asked));
    if (waitMs > 0) response.set("retry-after", String(Math.ceil(waitMs / 1_000))).sendStatus(429);
    else await readAndServe(parts, asked, response);
  });
  router.all("/mcp", (_request, response) => {
    response.set("allow", "POST, OPTIONS").status(405).json(refusal("send MCP messages by POST"));
  });
  return router;
}

/** Counts a request; where there are too many, how long to wait. */
function takeOf(budget: PerMinute, address: string): number {
  const waitMs = budget.waitMs(address);
  if (waitMs === 0) budget.charge(address);
  return waitMs;
}

type Response = Parameters<RequestHandler>[1];

async function readAndServe(parts: McpParts, request: McpRequest, response: Response): Promise<void> {
  try {
    const body = await readJsonBody(request, message, parts);
    await serve(parts, { request, response, body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    response.status(error.status).json(refusal(error.message));
  }
}

interface Exchange {
  readonly request: McpRequest;
  readonly response: Response;
  readonly body: unknown;
}

async function serve(parts: McpServerParts, { request, response, body }: Exchange): Promise<void> {
  const { createMcpServer } = await import("./create-server.js");
  const { StreamableHTTPServerTransport } = await import("@modelcontextprotocol/sdk/server/streamableHttp.js");
  const server = createMcpServer(parts, request);
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on("close", () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response, body);
}

const refusal = (message: string) => ({ jsonrpc: "2.0", id: null, error: { code: -32_600, message } });
