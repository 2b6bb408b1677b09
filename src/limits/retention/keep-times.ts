export const dayMs = 86_400_000;

/** Params of logged requests. */
export const keepParamsMs = 1 * dayMs;

/** Usage history: the dashboard shows twelve months. */
export const keepMonthsMs = 400 * dayMs;
