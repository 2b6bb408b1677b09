/** Limits of the request log, for tests of other things. */
export const logLimits = { logEntries: 100, logDays: 7 } as const;
