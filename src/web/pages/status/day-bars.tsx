import type { ServiceStatus } from "../../../http/api/api-types.js";
import { formatRate } from "../../format/number.js";
import { formatDay } from "../../format/time.js";

type Days = ServiceStatus["networks"][number]["days"];

const shownDays = 90;
const dayMs = 86_400_000;

interface DayBarsProps {
  readonly days: Days;
  readonly nowMs: number;
}

/** A bar for each of the last 90 days. Bars of days with failures are lower; days without checks are outlined. */
export function DayBars({ days, nowMs }: DayBarsProps) {
  const byDay = new Map(days.map((day) => [day.day, day]));
  const bars = Array.from({ length: shownDays }, (_, index) => {
    const day = new Date(nowMs - (shownDays - 1 - index) * dayMs).toISOString().slice(0, 10);
    return { day, checked: byDay.get(day) };
  });
  const failed = days.filter(({ checks, passed }) => passed < checks).length;
  return (
    <div
      role="img"
      aria-label={`Availability by day: ${days.length} days with checks, ${failed} with failures`}
      className="flex h-12 items-end gap-px sm:gap-0.5"
    >
      {bars.map(({ day, checked }) => (
        <span
          key={day}
          title={`${formatDay(day)}: ${checked ? `${formatRate(checked.passed, checked.checks)} available` : "no checks"}`}
          className={`min-w-0 flex-1 rounded-sm forced-color-adjust-none ${lookOf(checked)}`}
        />
      ))}
    </div>
  );
}

function lookOf(checked: Days[number] | undefined): string {
  if (!checked) return "bg-line h-full";
  if (checked.passed === checked.checks) return "bg-accent h-full";
  return checked.passed / checked.checks >= 0.99 ? "bg-warning h-4/5" : "bg-danger h-1/2";
}
