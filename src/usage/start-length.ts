/** Lengths of `start` in usage history, of intervals (five minutes), hours, days and months: `2026-11-21T07:35`, `2026-11-21T07`, `2026-11-21`, `2026-11`. */
export const startLength = { interval: 16, hour: 13, day: 10, month: 7 } as const;
