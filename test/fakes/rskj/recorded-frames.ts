import type { Trace } from "../../../generated/types.js";
import type { Frame } from "../../../src/rootstock/call-frames.js";
import { type Exchange, loadExchanges } from "./recordings.js";

/** A transaction of every kind, as a node traced it and as its `callTracer` wrote it. */
export interface RecordedFrames {
  readonly hash: string;
  readonly traces: readonly Trace[];
  /** As RSKj writes it. */
  readonly frame: Frame;
  readonly withLog: Frame;
}

const frames = loadExchanges("debug/debug_traceTransaction");

/** What RSKj's `callTracer` wrote of a transaction with these options. */
function frameOf(hash: string, options: object): Frame {
  const asked = JSON.stringify([hash, { tracer: "callTracer", ...options }]);
  const found = frames.find(({ request }) => JSON.stringify(request.params) === asked);
  return (found as Exchange).response["result"] as Frame;
}

export const recordedFrames: readonly RecordedFrames[] = loadExchanges("debug/trace_transaction").map(
  ({ request, response }) => {
    const [hash] = request.params as [string];
    const traces = response["result"] as readonly Trace[];
    return { hash, traces, frame: frameOf(hash, {}), withLog: frameOf(hash, { tracerConfig: { withLog: true } }) };
  },
);
