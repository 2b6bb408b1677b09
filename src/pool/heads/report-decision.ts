import type { Head } from "../../node/head-feed.js";
import type { NodeEvents } from "../../node/node-events.js";
import type { Log } from "../../telemetry/log.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";

/** A decision that callers may notice. */
export interface HeadDecision {
  readonly kind: "replace" | "retract" | "refuse";
  readonly from: Head;
  readonly to: Head | undefined;
  readonly forkHeight: number;
}

const messages = {
  replace: "the shown head goes over to another branch",
  retract: "the shown head is taken back: no node has it any more",
  refuse: "a reorganisation is not followed: it is too deep for so few nodes",
};

/** Where decisions are reported. */
export interface Reporting {
  readonly log: Pick<Log, "info" | "warn">;
  readonly events: NodeEvents;
}

/** Logs and counts a decision. */
export function reportDecision({ kind, from, to, forkHeight }: HeadDecision, { log, events }: Reporting): void {
  const depth = from.number - forkHeight;
  log.warn({ from: nameOf(from), to: nameOf(to), forkHeight, depth }, messages[kind]);
  events.onHeadDecision?.(kind, depth);
}

/** Reports that a node has left the canonical chain, or is back on it. */
export function reportBranch({ name, branch }: PooledUpstream, isApart: boolean, { log, events }: Reporting): void {
  events.onUpstreamBranch?.(name, isApart);
  const { head, forkHeight } = branch ?? {};
  const fields = { upstream: name, height: head?.number, hash: head?.hash, forkHeight };
  if (isApart) log.warn(fields, "a node is on another branch");
  else log.info(fields, "a node is on the shown branch again");
}

function nameOf(head: Head | undefined): string {
  return head ? `${head.number} ${head.hash}` : "";
}
