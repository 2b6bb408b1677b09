import type { IncomingMessage, ServerResponse } from "node:http";

/** Serves a request, such as an express application. */
export type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** Time per turn of the event loop; JSON-RPC requests, which don't wait here, run in between. */
const turnMs = 2;

/** Serves requests in order, for up to two milliseconds per turn of the event loop. */
export function inTurns(serve: Serve): Serve {
  const waiting = new Set<() => void>();
  let isTurnComing = false;
  const prepareTurn = (): void => {
    if (isTurnComing || waiting.size === 0) return;
    isTurnComing = true;
    setImmediate(run);
  };
  const run = (): void => {
    isTurnComing = false;
    const endMs = performance.now() + turnMs;
    for (const next of waiting) {
      waiting.delete(next);
      next();
      if (performance.now() >= endMs) break;
    }
    prepareTurn();
  };
  return (request, response) => {
    waiting.add(() => {
      if (!response.destroyed) serve(request, response);
    });
    prepareTurn();
  };
}
