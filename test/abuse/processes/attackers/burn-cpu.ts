/*
 * Keeps one core busy, and does nothing else: what an attacker's own work looks like.
 */

const { durationMs } = JSON.parse(process.argv[2] ?? "") as { readonly durationMs: number };
const endMs = performance.now() + durationMs;
let rounds = 0;
while (performance.now() < endMs) rounds++;
process.send?.(rounds);
