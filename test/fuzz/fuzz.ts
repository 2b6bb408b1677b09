import { measureMemory } from "./measure-memory.js";
import { type FuzzOptions, readOptions } from "./options.js";
import { replay } from "./replay.js";
import { Report } from "./report.js";
import { type FuzzRun, runBodies } from "./run-bodies.js";
import { runSockets } from "./run-sockets.js";
import { startChain } from "./service/chain.js";
import { startService } from "./service/start-service.js";
import type { MemoryUsage } from "./service/watch-output.js";

/*
 * The built program under bodies and connections that nobody means well with: README.md. Exit code 1 where anything was wrong.
 */

/** The part of a run after which memory is measured first: caches are full then, and code is compiled. */
const warmUpPart = 0.1;
const megabyte = 1_000_000;
/** By how much V8's young generation may grow, which grows with the pace of the work. */
const youngBytes = { processBytes: 64 * megabyte, liveBytes: 0 };

const options = readOptions();
const chain = await startChain();
const service = await startService(chain.url, options.program);
const run: FuzzRun = { seed: options.seed, service, known: chain.known, report: new Report(options.seed) };
try {
  if (options.replay) await replay(run, options.replay);
  else await fuzz(run, options);
} finally {
  judgeEnd(await service.stop());
  await chain.close();
}
process.exitCode = run.report.problems > 0 ? 1 : 0;

async function fuzz(run: FuzzRun, { from, bodies, sockets, growth }: FuzzOptions): Promise<void> {
  const part = (count: number): number => from + Math.ceil(count * warmUpPart);
  await runBodies(run, { from, to: part(bodies) });
  await runSockets(run, { from, to: part(sockets) });
  const before = await measureMemory(run.service);
  await timed("bodies", bodies, () => runBodies(run, { from: part(bodies), to: from + bodies }));
  await timed("sockets", sockets, () => runSockets(run, { from: part(sockets), to: from + sockets }));
  print(run.report.summary());
  const after = await measureMemory(run.service);
  print(
    `memory in MB: process ${describe(before.processBytes, after.processBytes)}, live ${describe(before.liveBytes, after.liveBytes)}`,
  );
  for (const name of ["processBytes", "liveBytes"] satisfies (keyof MemoryUsage)[])
    if (after[name] > before[name] * (1 + growth) + youngBytes[name]) run.report.complain(`memory has grown: ${name}`);
}

async function timed(what: string, count: number, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1_000;
  print(`${count} ${what}, ${Math.round((count * (1 - warmUpPart)) / seconds)} a second`);
}

function judgeEnd(exitCode: number | null): void {
  for (const line of service.complaints) run.report.complain(`the service wrote: ${line}`);
  if (exitCode !== 0) run.report.complain(`the service ended with ${exitCode}`);
  print(`${run.report.problems} problems`);
}

function describe(before: number, after: number): string {
  const [from, to] = [before, after].map((bytes) => (bytes / megabyte).toFixed(1));
  return `${from} -> ${to} (${((after / before - 1) * 100).toFixed(1)} %)`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
