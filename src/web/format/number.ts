const whole = new Intl.NumberFormat("en-GB");

/** 12345 → 12,345. */
export function formatNumber(value: number): string {
  return whole.format(value);
}

/** A part of a whole, as a width: 0 to 100 %. */
export function percentOf(part: number, all: number): string {
  return all === 0 ? "0%" : `${Math.min(100, (part / all) * 100).toFixed(2)}%`;
}

/** A part of a whole: "100 %", "99.97 %". Rounded down, so that 100 % means all. */
export function formatRate(part: number, all: number): string {
  const percent = Math.floor((part / all) * 10_000) / 100;
  return `${percent.toLocaleString("en-GB")} %`;
}

/** 0.21 → "210 µs", 3.21 → "3.2 ms", 1530 → "1.53 s". */
export function formatMs(ms: number): string {
  if (ms < 1) return `${Math.round(ms * 1_000)} µs`;
  if (ms >= 1_000) return `${(ms / 1_000).toFixed(2)} s`;
  return `${ms >= 10 ? Math.round(ms) : Number(ms.toFixed(1))} ms`;
}

/** 980 → "980 B", 12345 → "12.1 KiB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  const [size, unit] = bytes < 1_048_576 ? [bytes / 1_024, "KiB"] : [bytes / 1_048_576, "MiB"];
  return `${Number(size.toFixed(1))} ${unit}`;
}

/** One and many: 1 key, 2 keys. */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}
