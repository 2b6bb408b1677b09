import { dayMs } from "../clock.js";
/** Period of a quota, in UTC. */
export type PeriodKind = "day" | "month";

/** A day such as `2026-11-21`, or a month such as `2026-11`; `endMs` is exclusive. */
export interface Period {
  readonly kind: PeriodKind;
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
  /** `endMs` in ISO 8601. */
  readonly endsAt: string;
}

/** The period that contains a time. */
export function periodAt(kind: PeriodKind, nowMs: number): Period {
  const iso = new Date(nowMs).toISOString();
  if (kind === "day") {
    const startMs = Math.floor(nowMs / dayMs) * dayMs;
    return describe(kind, iso.slice(0, 10), [startMs, startMs + dayMs]);
  }
  const [year, month] = [Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1];
  return describe(kind, iso.slice(0, 7), [Date.UTC(year, month), Date.UTC(year, month + 1)]);
}

/** Whether a period contains a time. */
export function isWithin(period: Period, nowMs: number): boolean {
  return nowMs >= period.startMs && nowMs < period.endMs;
}

function describe(kind: PeriodKind, name: string, [startMs, endMs]: readonly [number, number]): Period {
  return { kind, name, startMs, endMs, endsAt: new Date(endMs).toISOString() };
}
