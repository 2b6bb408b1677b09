import type { RawJson } from "../../json/raw-json.js";
import type { NodeCall } from "../../node/node-call.js";
import type { CallSignal } from "../../turns/call-signal.js";
import { Doubts, type DoubtsParts } from "./doubts.js";
import { UpstreamQuery } from "./query-upstream.js";
import type { RoutedReadParts } from "./routed-read-parts.js";
import { RoutedRead } from "./routed-read.js";
import { showsInnerCalls, TraceFaults } from "./trace-faults.js";

/** Reads from one node after another, never from one behind the head that callers have seen. */
export function createRouteRead(
  parts: Omit<RoutedReadParts, "doubts"> & DoubtsParts,
): (call: NodeCall, signal: CallSignal) => Promise<RawJson> {
  const all = { ...parts, doubts: new Doubts(parts) };
  const query = new UpstreamQuery(all);
  const faults = new TraceFaults(parts.timers);
  const read = (call: NodeCall, signal: CallSignal): Promise<RawJson> =>
    new RoutedRead({ call, signal, query }, all).run();
  return (call, signal) =>
    showsInnerCalls(call.method) && parts.upstreams.length > 1
      ? faults.learn(parts.upstreams, signal).then(() => read(call, signal))
      : read(call, signal);
}
