import { dayMs, hourMs } from "../../clock.js";

/** Params of logged requests. */
export const keepParamsMs = 1 * dayMs;

/** Usage in intervals of five minutes: the dashboard shows one hour. */
export const keepIntervalsMs = 2 * hourMs;

/** Usage history: the dashboard shows twelve months. */
export const keepMonthsMs = 400 * dayMs;
