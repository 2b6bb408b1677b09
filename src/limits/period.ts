/** What a quota is counted over, in UTC. */
export type PeriodKind = "day" | "month";

/** One day, named `2026-11-21`, or one month, `2026-11`, from its first millisecond to the first one after it. */
export interface Period {
  readonly kind: PeriodKind;
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
  /** `endMs` as text. */
  readonly endsAt: string;
}

const dayMs = 86_400_000;

/** The period that a time lies in. */
export function periodAt(kind: PeriodKind, nowMs: number): Period {
  const iso = new Date(nowMs).toISOString();
  if (kind === "day") {
    const startMs = Math.floor(nowMs / dayMs) * dayMs;
    return describe(kind, iso.slice(0, 10), [startMs, startMs + dayMs]);
  }
  const [year, month] = [Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1];
  return describe(kind, iso.slice(0, 7), [Date.UTC(year, month), Date.UTC(year, month + 1)]);
}

/** Whether a time lies in the period. */
export function isWithin(period: Period, nowMs: number): boolean {
  return nowMs >= period.startMs && nowMs < period.endMs;
}

function describe(kind: PeriodKind, name: string, [startMs, endMs]: readonly [number, number]): Period {
  return { kind, name, startMs, endMs, endsAt: new Date(endMs).toISOString() };
}
