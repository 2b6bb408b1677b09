import type { IncomingMessage, ServerResponse } from "node:http";
import { createTimeTurns } from "../turns/time-turns.js";

/** Serves a request, such as an express application. */
export type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** Time per turn of the event loop; JSON-RPC requests, which don't wait here, run in between. */
const turnMs = 2;

/** Serves requests in order, for up to two milliseconds per turn of the event loop. */
export function inTurns(serve: Serve): Serve {
  const onTurn = createTimeTurns(turnMs);
  return (request, response) => {
    onTurn(() => {
      if (!response.destroyed) serve(request, response);
    });
  };
}
