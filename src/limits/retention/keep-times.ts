export const dayMs = 86_400_000;

/** Usage history: the dashboard shows twelve months. */
export const keepMonthsMs = 400 * dayMs;
