import type { Clock } from "../clock.js";
import type { Log } from "../telemetry/log.js";

export interface ShutDownTimes {
  /** For how long everything is still served, until load balancers have noticed. */
  readonly delayMs: number;
  /** How long running requests have to finish after that. */
  readonly timeoutMs: number;
}

export interface ShutDownParts {
  readonly transport: {
    /** Has every response say that its connection closes. */
    drain(): void;
    /** Stops listening; resolves when no connection is left: to how many were cut off after `timeoutMs`. */
    close(times: { readonly lingerMs: number; readonly timeoutMs: number }): Promise<number>;
  };
  /** Closes all else, once no request is left. */
  readonly closeParts: () => Promise<void>;
  readonly clock: Pick<Clock, "after">;
  readonly log: Pick<Log, "info" | "warn">;
}

/** A client that sends a request when it has its last response does so within this time. */
const maxLingerMs = 1_000;

/** Shuts the service down without failing a request, and logs each step. The caller makes it unready first. */
export async function shutDown({ delayMs, timeoutMs }: ShutDownTimes, parts: ShutDownParts): Promise<void> {
  const { transport, closeParts, clock, log } = parts;
  log.info({ delayMs }, "shutting down: not ready any more, requests are still served");
  transport.drain();
  if (delayMs > 0) await new Promise<void>((resolve) => clock.after(delayMs, resolve));
  log.info({ timeoutMs }, "no longer listening: waiting for running requests");
  const cutOff = await transport.close({ lingerMs: Math.min(delayMs, maxLingerMs), timeoutMs });
  if (cutOff > 0) log.warn({ connections: cutOff }, "running requests were cut off");
  else log.info("no requests are left: returning quota, closing nodes and store");
  await closeParts();
  log.info("shut down");
}
