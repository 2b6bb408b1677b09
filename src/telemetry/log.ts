import cluster from "node:cluster";
import { pino } from "pino";

/** The service's log: JSON lines on stderr. Fields contain IDs and names, never API keys, params or URLs with credentials. */
export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

/** `destination` replaces stderr. */
export function createLog(
  level: string,
  destination: pino.DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log {
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
