const firstMs = 250;
const maxMs = 30_000;

/** How long to wait before the attempt after `failures` failed ones: doubling, with up to half of it left to chance. */
export function reconnectDelay(failures: number, random: () => number): number {
  const full = Math.min(maxMs, firstMs * 2 ** Math.min(failures, 20));
  return full * (0.5 + random() / 2);
}
