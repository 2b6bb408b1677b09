const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Params of logged requests. */
export const keepParamsMs = 1 * dayMs;

/** Usage in intervals of five minutes: the dashboard shows one hour. */
export const keepIntervalsMs = 2 * hourMs;

/** Usage history: the dashboard shows twelve months. */
export const keepMonthsMs = 400 * dayMs;
