import type { IncomingMessage, ServerResponse } from "node:http";
import { encodeError } from "../rpc/envelope.js";
import { HttpRefusal } from "./http-refusal.js";
import { preflightHeaders } from "./response/rpc-headers.js";
import { writeSmall } from "./response/write-response.js";

const unknownPath = new HttpRefusal(
  404,
  "InvalidRequest",
  "no such path: JSON-RPC calls are made by POST to /<API_KEY>",
);

/** Refuses what is neither a call nor a page, in the form that a misled caller, in a browser too, can read. */
export function refuseUnknownPath(_request: IncomingMessage, response: ServerResponse): void {
  writeSmall(response, { status: unknownPath.status, body: encodeError("null", unknownPath), headers: [] });
}

/** Lets browsers send a call to any path, to see how it is answered. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, preflightHeaders(request.headers)).end();
}
