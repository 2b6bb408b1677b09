import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** The CPU time that a process has taken so far, in milliseconds, all threads together. */
export function readCpuMs(pid: number): number {
  // The program's name, in parentheses, may contain spaces (proc(5)).
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  const [userTicks, systemTicks] = fields.slice(11, 13).map(Number) as [number, number];
  return ((userTicks + systemTicks) * 1_000) / ticksPerSecond;
}
