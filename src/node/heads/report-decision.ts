import type { Log } from "../../telemetry/log.js";
import type { Head } from "../head-feed.js";
import type { NodeEvents } from "../node-events.js";

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

/** Writes one log line and counts. */
export function reportDecision(
  { kind, from, to, forkHeight }: HeadDecision,
  { log, events }: { readonly log: Pick<Log, "warn">; readonly events: NodeEvents },
): void {
  const depth = from.number - forkHeight;
  log.warn({ from: nameOf(from), to: nameOf(to), forkHeight, depth }, messages[kind]);
  events.onHeadDecision?.(kind, depth);
}

function nameOf(head: Head | undefined): string {
  return head ? `${head.number} ${head.hash}` : "";
}
