import type { UsageRange } from "../../http/api/api-types.js";

const utc = { timeZone: "UTC" } as const;
const moment = new Intl.DateTimeFormat("en-GB", { ...utc, dateStyle: "medium", timeStyle: "short" });
const second = new Intl.DateTimeFormat("en-GB", { ...utc, dateStyle: "medium", timeStyle: "medium" });
const timeOfDay = new Intl.DateTimeFormat("en-GB", { ...utc, timeStyle: "medium" });
const hourAndMinute = new Intl.DateTimeFormat("en-GB", { ...utc, hour: "2-digit", minute: "2-digit" });
const slices = {
  "15m": hourAndMinute,
  "1h": hourAndMinute,
  "24h": hourAndMinute,
  "7d": new Intl.DateTimeFormat("en-GB", { ...utc, weekday: "short", day: "numeric" }),
  "30d": new Intl.DateTimeFormat("en-GB", { ...utc, day: "numeric", month: "short" }),
  "12m": new Intl.DateTimeFormat("en-GB", { ...utc, month: "short", year: "2-digit" }),
} satisfies Record<UsageRange, Intl.DateTimeFormat>;
const relative = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });

/** Limits run on UTC, and so do all times: "21 Nov 2026, 08:00 UTC". */
export function formatMoment(iso: string): string {
  return `${moment.format(new Date(iso))} UTC`;
}

/** With seconds. */
export function formatSecond(iso: string): string {
  return `${second.format(new Date(iso))} UTC`;
}

/** "11:58:07". */
export function formatTimeOfDay(iso: string): string {
  return timeOfDay.format(new Date(iso));
}

/** "21 Nov". */
export function formatDay(iso: string): string {
  return slices["30d"].format(new Date(iso));
}

/** The label of a bar in the usage chart. */
export function formatSlice(iso: string, range: UsageRange): string {
  return slices[range].format(new Date(iso));
}

/** "3 minutes ago". */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = Math.round((new Date(iso).getTime() - now) / 1_000);
  const age = Math.abs(seconds);
  if (age < 45) return "just now";
  if (age < 3_600) return relative.format(Math.round(seconds / 60), "minute");
  if (age < 86_400) return relative.format(Math.round(seconds / 3_600), "hour");
  return relative.format(Math.round(seconds / 86_400), "day");
}

/** "5 h 12 min" until a moment. */
export function formatUntil(iso: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.ceil((new Date(iso).getTime() - now) / 60_000));
  if (minutes >= 2 * 1_440) return `${Math.floor(minutes / 1_440)} days`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Whether a moment is at most `ms` milliseconds in the future; with 0, whether it has passed. */
export function isWithin(iso: string, ms: number, now = Date.now()): boolean {
  return Date.parse(iso) - now <= ms;
}
