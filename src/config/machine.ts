import { readFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";

/** What this process may use of the machine. */
export interface Machine {
  /** CPU cores: of the machine, of the process's affinity, or of its control group's quota, whichever is least. */
  readonly cores: number;
  readonly memoryBytes: number;
}

/** `readText` returns a file's text, undefined where there is none. */
export function readMachine(readText: (path: string) => string | undefined = readIfThere): Machine {
  return {
    cores: Math.min(availableParallelism(), quotaCores(readText)),
    memoryBytes: Math.min(totalmem(), process.constrainedMemory() || Infinity),
  };
}

const root = "/sys/fs/cgroup";

/**
 * The CPU quota of the process's control group (version 2), in whole cores, rounded up: what is left of the last core can then be used
 * as well. Node.js 20 doesn't count it. A container sees its own group at the root.
 */
function quotaCores(readText: (path: string) => string | undefined): number {
  const group = /^0::(\/.*)$/m.exec(readText("/proc/self/cgroup") ?? "")?.[1] ?? "/";
  const quotas = [`${root}/cpu.max`, `${root}${group === "/" ? "" : group}/cpu.max`].map((path) => readText(path));
  return Math.min(...quotas.map(coresOf));
}

/** "max 100000" is no quota; "150000 100000" are one and a half cores. */
function coresOf(text: string | undefined): number {
  const [, quota, period] = /^(\d+) (\d+)\s*$/.exec(text ?? "") ?? [];
  const cores = Math.ceil(Number(quota) / Number(period));
  return cores >= 1 && Number.isFinite(cores) ? cores : Infinity;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
