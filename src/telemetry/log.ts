import cluster from "node:cluster";
import { pino } from "pino";

/** The service's log: JSON lines on stderr. Fields contain IDs and names, never API keys, params or URLs with credentials. */
export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

/** What waits for a reader of the log. */
const maxWaitingBytes = 4_194_304;

/**
 * A file descriptor that log lines are written to, in the background: whoever reads them may be slow, or stand still, and calls don't wait. Lines
 * past 4 MiB that wait are dropped. The rest is written before the process exits.
 */
export function openLogDestination(fd: number): ReturnType<typeof pino.destination> {
  return pino.destination({ fd, sync: false, maxLength: maxWaitingBytes });
}

/** `destination` replaces stderr. */
export function createLog(level: string, destination: pino.DestinationStream = openLogDestination(2)): Log {
  // Worker processes write to one stream: each says which it is.
  const base = { service: "rootgate", ...(cluster.isWorker && { pid: process.pid }) };
  return pino({ level, base, serializers: { err: describeError } }, destination);
}

/** Serialises an error with its causes, without other fields: database errors contain values of rows. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, ["code"]: code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}
