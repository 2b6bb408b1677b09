import type { IncomingMessage } from "node:http";
import type { Clock } from "../clock.js";
import type { PlainRequest } from "./plain/plain-request.js";
import { type BodyBounds, readBody } from "./read-body.js";

/** Larger bodies are refused unread, with `id: null`. */
export const maxRefusedBytes = 65_536;

/** How long the rest of a refused body is waited for. */
export const refusedBodyMs = 1_000;

/** Accounts for the memory of a refused body. */
type Hold = Required<BodyBounds>["hold"];

export interface RefusedBodyParts {
  readonly hold: Hold;
  readonly clock: Pick<Clock, "after">;
}

/**
 * Reads the body of a refused request for its ids, and calls `done` once: with undefined if it is too large, late or without memory.
 * One that is there as a whole takes none here.
 */
export function readRefusedBody(
  request: IncomingMessage | PlainRequest,
  { hold, clock }: RefusedBodyParts,
  done: (body: Buffer | undefined) => void,
): void {
  if ("body" in request) return done(request.body.length > maxRefusedBytes ? undefined : request.body);
  let isOver = false;
  // The rest of a late body takes no more memory.
  const take: Hold["take"] = (bytes) => !isOver && hold.take(bytes);
  const bounds: BodyBounds = { maxBytes: maxRefusedBytes, hold: { take }, freeBytes: 0 };
  const end = (body: Buffer | undefined): void => {
    if (isOver) return;
    isOver = true;
    cancel();
    done(body);
  };
  const cancel = clock.after(refusedBodyMs, () => end(undefined));
  readBody(request, bounds, (body) => end(body instanceof Error ? undefined : body));
}
