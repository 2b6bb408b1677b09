import type { StartedProcess } from "../start-process.js";

export type TargetName = "direct" | "nginx" | "go" | "gateway";

/** Something that answers JSON-RPC calls and can be put under load. */
export interface Target {
  readonly name: TargetName;
  /** Where calls go, key and all. */
  readonly url: string;
  readonly process: StartedProcess;
}

/** The port that one of our own processes prints when it listens. */
export function readPort({ output }: StartedProcess): number {
  return Number(/port (\d+)/.exec(output)?.[1]);
}
