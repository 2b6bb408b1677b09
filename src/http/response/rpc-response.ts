import type { IncomingHttpHeaders } from "node:http";
import type { Tracker } from "../connection/tracked-response.js";
import type { Readable } from "./readers.js";

/** Additional headers of a response: names and values in turn, the cheapest form for node:http. */
export type ResponseHeaders = readonly string[];

/** What a response to JSON-RPC requests is sent by: node:http's, or a plain one. */
export interface RpcResponse {
  readonly req: { readonly headers: Readonly<IncomingHttpHeaders>; readonly requestId: string };
  readonly headersSent: boolean;
  /** Whether it was cut off. */
  readonly destroyed: boolean;
  /** Whether all of it was handed to the system. */
  readonly writableFinished: boolean;
  /** Called when the response has been sent, or never will be. */
  exchange: Tracker | undefined;
  setHeader(name: string, value: string): unknown;
  /** Closes the connection. */
  destroy(): unknown;
  /** Sends a small response, with `rpcHeaders`, the request's ID and its length besides; each character of the body is a byte. */
  sendWhole(status: number, headers: ResponseHeaders, body: string): void;
  /** Sends the head, with the request's ID. The body follows at its reader's pace. */
  begin(status: number, headers: ResponseHeaders): Readable;
}
