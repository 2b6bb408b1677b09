import type { LoopUse } from "../measure/loop-meter.js";
import type { StartedProcess } from "../start-process.js";

/** Something that responds to JSON-RPC requests and can be put under load. */
export interface Target {
  /** As in the tables. */
  readonly name: string;
  readonly kind: "upstream" | "proxy" | "peer" | "gateway";
  /** Where requests go, with the API key. */
  readonly url: string;
  /** Its processes; none where they are not known. */
  readonly pids: readonly number[];
  /** What happened in its event loop since the last call, if it runs with loop-meter.js. */
  readonly readLoopUse?: () => Promise<LoopUse>;
}

/** A target that the benchmark has started itself, in one process. */
export interface StartedTarget extends Target {
  readonly process: StartedProcess;
}

/** Describes a started process as a target. */
export function toTarget(description: Omit<StartedTarget, "pids">): StartedTarget {
  return { ...description, pids: [description.process.pid] };
}

/** The port that one of our own processes prints when it listens. */
export function readPort({ output }: StartedProcess): number {
  return Number(/port (\d+)/.exec(output)?.[1]);
}
