import type { IncomingMessage, ServerResponse } from "node:http";
import { encodeError } from "../rpc/envelope.js";
import { HttpRefusal } from "./http-refusal.js";
import { preflightHeaders, rpcHeaders } from "./response/rpc-headers.js";

const unknownPath = new HttpRefusal(404, "InvalidRequest", "not found: send JSON-RPC requests by POST to /<API_KEY>");

/** Refuses what is neither a call nor a page, in a form that misdirected clients, also in browsers, can read. */
export function refuseUnknownPath(_request: IncomingMessage, response: ServerResponse): void {
  const body = encodeError("null", unknownPath);
  response.writeHead(unknownPath.status, [...rpcHeaders, "content-length", String(body.length)]).end(body);
}

/** Allows CORS requests to any path, so that browsers can read the error. */
export function respondToPreflight(request: IncomingMessage, response: ServerResponse, methods?: string): void {
  response.writeHead(204, preflightHeaders(request.headers, methods)).end();
}
