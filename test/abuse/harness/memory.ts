import { readFileSync, writeFileSync } from "node:fs";

/** The memory of a process, in bytes. */
export interface Memory {
  readonly nowBytes: number;
  /** The most since the start, or since `forgetPeak`. */
  readonly peakBytes: number;
}

export function readMemory(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(status)?.[1]) * 1_024;
  return { nowBytes: read("VmRSS"), peakBytes: read("VmHWM") };
}

/** Makes the peak start from what the process holds now (proc(5), clear_refs). */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}
