import type { IncomingMessage, ServerResponse } from "node:http";
import { longWork } from "../turns/long-work.js";

/** Serves a request, such as an express application. */
export type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves requests of addresses in turn, in a part of each turn of the event loop; JSON-RPC requests, which don't wait here, run in between. */
export function inTurns(serve: Serve, addressOf: (request: IncomingMessage) => string): Serve {
  return (request, response) => {
    longWork.queueAction(addressOf(request), "page", () => {
      if (!response.destroyed) serve(request, response);
    });
  };
}
