import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readMemoryBytes } from "../load/measure/process-usage.js";
import { formatTable } from "../load/report/format-table.js";
import { startProcess } from "../load/start-process.js";
import { startGateway } from "../load/targets/start-gateway.js";
import type { StartedTarget } from "../load/targets/target.js";
import { soakCalls } from "./calls.js";

/*
 * An hour of mixed load at a bounded rate, to see whether memory stays flat: `npm run soak`, or `npm run soak -- --minutes 5
 * --rate 50`. One gateway serves three nodes of which one is always at fault, another its devchains. Prints a row a minute.
 */

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "60" }, rate: { type: "string", default: "50" } },
});
const minutes = Number(values.minutes);
/** HTTP requests a second to each gateway. */
const rate = Number(values.rate);
const maxUnderWay = 200;
const megabyte = 1_000_000;

interface Soaked {
  readonly title: string;
  readonly gateway: StartedTarget;
  readonly outcomes: Map<string, number>;
  readonly memory: number[];
  underWay: number;
}

const draw = soakCalls.flatMap(([weight, call]) => Array.from({ length: weight }, () => call));

async function callOnce(soaked: Soaked): Promise<void> {
  if (soaked.underWay >= maxUnderWay) return note(soaked, "skipped: too many under way");
  soaked.underWay++;
  const call = draw[Math.floor(Math.random() * draw.length)];
  note(
    soaked,
    (await call?.(soaked.gateway.url).catch((error: Error) => `${error.message}: ${String(error.cause)}`)) ?? "",
  );
  soaked.underWay--;
}

function note({ outcomes }: Soaked, outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

async function readHeap({ url }: StartedTarget): Promise<string> {
  const text = await (await fetch(new URL("/metrics", url))).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]) / megabyte;
  return `${read("nodejs_heap_size_used_bytes").toFixed(0)} + ${read("nodejs_external_memory_bytes").toFixed(0)}`;
}

/** Megabytes an hour, by least squares over the second half. */
function slopeOf(memory: readonly number[]): number {
  const half = memory.slice(memory.length >> 1);
  const middle = (half.length - 1) / 2;
  const mean = half.reduce((sum, value) => sum + value, 0) / half.length;
  const [up, down] = half.reduce(
    ([a, b], value, at) => [a + (at - middle) * (value - mean), b + (at - middle) ** 2],
    [0, 0],
  );
  return (up / down) * 60;
}

async function run(soaked: readonly Soaked[]): Promise<void> {
  const timer = setInterval(() => soaked.forEach((one) => void callOnce(one)), 1_000 / rate);
  for (let minute = 1; minute <= minutes; minute++) {
    await sleep(60_000);
    const cells = soaked.map(async ({ gateway, memory }) => {
      memory.push(readMemoryBytes(gateway.process.pid) / megabyte);
      return `${memory.at(-1)?.toFixed(0)} MB (heap + external ${await readHeap(gateway)})`;
    });
    process.stdout.write(`minute ${minute}: ${(await Promise.all(cells)).join(" | ")}\n`);
  }
  clearInterval(timer);
}

const folder = mkdtempSync(join(tmpdir(), "rootgate-soak-"));
const nodesProgram = fileURLToPath(new URL("nodes.js", import.meta.url));
const nodes = await startProcess({ command: [process.execPath, nodesProgram], readyPattern: /nodes .*\n/ });
const [, nodeUrl = ""] = /nodes (.*)\n/.exec(nodes.output) ?? [];
// Small enough for the cache's bound to be reached, and every part at work.
Object.assign(process.env, { CACHE_MAX_BYTES: "4000000", VERIFICATION_RATIO: "0.1", HEDGE: "true", METRICS: "true" });
const program = resolve("dist/bundle/main.js");
const gateways = [
  { title: "before three nodes", gateway: await startGateway({ program, folder, nodeUrl }) },
  { title: "devchains", gateway: await startGateway({ program, folder }) },
];
const soaked = gateways.map((one) => ({ ...one, outcomes: new Map<string, number>(), memory: [], underWay: 0 }));
try {
  await run(soaked);
} finally {
  await Promise.all([nodes.stop(), ...gateways.map(({ gateway }) => gateway.process.stop())]);
  rmSync(folder, { recursive: true, force: true });
}
for (const { title, memory, outcomes } of soaked as readonly Soaked[]) {
  const rows = [...outcomes].sort(([, a], [, b]) => b - a).map(([outcome, count]) => [outcome, String(count)]);
  process.stdout.write(`\n${title}: ${slopeOf(memory).toFixed(1)} MB an hour over the second half\n\n`);
  process.stdout.write(`${formatTable(["outcome", "requests"], rows)}\n`);
}
