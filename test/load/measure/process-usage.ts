import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;

/** CPU time that a process has used so far, all its threads, in µs; undefined where /proc is not there to tell. */
export function readCpuUs(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / ticksPerSecond;
}

/** Memory that a process holds now (its resident set), in bytes. */
export function readMemoryBytes(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1_024;
}

/** What some processes have used of CPU and memory, together; nothing for no processes. */
export function readUsage(pids: readonly number[]): { readonly cpuUs?: number; readonly memoryBytes?: number } {
  if (pids.length === 0) return {};
  const cpuTimes = pids.map(readCpuUs).filter((cpuUs) => cpuUs !== undefined);
  const memoryBytes = sum(pids.map(readMemoryBytes));
  return { memoryBytes, ...(cpuTimes.length === pids.length && { cpuUs: sum(cpuTimes) }) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The most that it has held since it started; undefined where /proc is not there to tell. */
export function readMemoryPeakBytes(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(file, "utf8"))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
}

/** A process and all that it started, directly or not; itself alone where /proc is not there to tell. */
export function readTreePids(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [pid];
  const children = readFileSync(file, "utf8").trim().split(" ").filter(Boolean);
  return [pid, ...children.flatMap((child) => readTreePids(Number(child)))];
}
