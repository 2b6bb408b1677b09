import type { IncomingMessage, ServerResponse } from "node:http";

/** How requests are served: by the pages' express application, say. */
export type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** So much work of one turn of the event loop; JSON-RPC requests, which don't wait here, get theirs in between. */
const turnMs = 2;

/** Serves requests in the order they came, two milliseconds' worth in each turn of the event loop. */
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
