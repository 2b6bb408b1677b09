import { pino } from "pino";

/** The service's log: JSON lines on stderr. Fields hold ids and names, never key texts, params or URLs with credentials. */
export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

/** `destination` takes the lines in stderr's place. */
export function createLog(
  level: string,
  destination: pino.DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log {
  return pino({ level, base: { service: "rootgate" }, serializers: { err: describeError } }, destination);
}

/** An error with its causes, and without what a database's error carries besides: values of the row. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, ["code"]: code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}
