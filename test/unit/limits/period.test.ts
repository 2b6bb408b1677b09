import { isWithin, periodAt } from "../../../src/limits/period.js";

const at = (date: string) => Date.parse(date);

describe("a period", () => {
  it.each([
    ["day", "2026-11-21T00:00:00.000Z", "2026-11-21", "2026-11-21", "2026-11-22"],
    ["day", "2026-11-21T23:59:59.999Z", "2026-11-21", "2026-11-21", "2026-11-22"],
    ["day", "2026-12-31T12:00:00.000Z", "2026-12-31", "2026-12-31", "2027-01-01"],
    ["month", "2028-02-29T23:59:59.999Z", "2028-02", "2028-02-01", "2028-03-01"],
    ["month", "2026-12-31T23:59:59.999Z", "2026-12", "2026-12-01", "2027-01-01"],
    ["month", "2026-01-01T00:00:00.000Z", "2026-01", "2026-01-01", "2026-02-01"],
  ] as const)("is the %s in UTC that %s lies in", (kind, date, name, start, end) => {
    const period = periodAt(kind, at(date));

    expect(period).toEqual({ kind, name, startMs: at(start), endMs: at(end), endsAt: `${end}T00:00:00.000Z` });
    expect(isWithin(period, at(date))).toBe(true);
    expect(isWithin(period, period.startMs)).toBe(true);
    expect(isWithin(period, period.startMs - 1)).toBe(false);
    expect(isWithin(period, period.endMs - 1)).toBe(true);
    expect(isWithin(period, period.endMs)).toBe(false);
  });
});
