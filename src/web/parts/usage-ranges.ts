import type { UsageRange } from "../../http/api/api-types.js";

/** The times of a plot in a card. */
export const cardRanges = [
  { value: "1h", label: "1 hour" },
  { value: "24h", label: "24 hours" },
  { value: "7d", label: "7 days" },
  { value: "30d", label: "30 days" },
] as const satisfies readonly { value: UsageRange; label: string }[];

/** The times of the usage page. */
export const ranges = [{ value: "15m", label: "15 min" }, ...cardRanges, { value: "12m", label: "12 months" }] as const;
