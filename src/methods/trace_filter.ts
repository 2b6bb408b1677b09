import type { Handler } from "./handler.js";
import { readPinned } from "./logs/pin-chain.js";
import { readTraces } from "./traces/read-traces.js";

/** Up to 100 traces of up to 2,000 blocks. */
export const trace_filter: Handler<"trace_filter"> = ([filter], context) =>
  readPinned(context, (chain) => readTraces(filter, chain, context));
