import type { ChildProcess } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { chainMoved } from "../oracle/check-response.js";

/** Memory of the service, in bytes: what the process holds, and what lives in the heaps of its threads and beside them. */
export interface MemoryUsage {
  readonly processBytes: number;
  readonly liveBytes: number;
}

/** What the service writes from now on. */
export interface WatchedOutput {
  /**
   * Lines of its log from the level "error" up, except those of a chain that another request reset, lines that are no log, and lines with
   * an API key, wherever they stand.
   */
  readonly complaints: readonly string[];
  /** Resolves to the memory that the service says it has, when it says so next. */
  nextMemory(): Promise<MemoryUsage>;
}

const errorLevel = 50;
const keyPattern = /rg_(?:test|main|access)_\w{36}/;
const maxComplaints = 100;

export function watchOutput({ stdout, stderr }: ChildProcess): WatchedOutput {
  const complaints: string[] = [];
  const memories = new EventEmitter();
  const complain = (line: string): void => {
    if (complaints.length < maxComplaints) complaints.push(line);
  };
  onLine(stdout, (line) => {
    if (line.startsWith("memory ")) memories.emit("memory", JSON.parse(line.slice(7)));
    else if (keyPattern.test(line)) complain(line);
  });
  onLine(stderr, (line) => {
    if (keyPattern.test(line) || (levelOf(line) >= errorLevel && !line.includes(chainMoved))) complain(line);
  });
  return {
    complaints,
    nextMemory: async () => {
      const [memory] = (await once(memories, "memory")) as [MemoryUsage];
      return memory;
    },
  };
}

function onLine(stream: Readable | null, take: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on("line", take);
}

/** What is no log line at all, such as a stack, is worse than any. */
function levelOf(line: string): number {
  const [, level] = /^\{"level":(\d+),/.exec(line) ?? [];
  return line === "" ? 0 : Number(level ?? Number.POSITIVE_INFINITY);
}
