import { pino } from "pino";

/** The service's log: JSON lines on stderr. Fields hold ids and names, never key texts, params or URLs with credentials. */
export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

export function createLog(level: string): Log {
  return pino({ level, base: { service: "rootgate" } }, pino.destination({ fd: 2, sync: true }));
}
