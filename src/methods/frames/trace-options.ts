import type { CallTracerConfig, TraceOptions } from "../../../generated/types.js";
import { RpcError } from "../../rpc/rpc-error.js";

/** What of a transaction's frames is wanted. */
export type FrameOptions = Required<CallTracerConfig>;

/** @throws RpcError InvalidParams without a tracer: go-ethereum returns single steps then. */
export function readTraceOptions({ tracer, tracerConfig = {} }: TraceOptions = {}): FrameOptions {
  if (tracer === undefined)
    throw new RpcError(
      "InvalidParams",
      'single steps (structLogs) are not available: set options to {"tracer": "callTracer"}',
      { data: { param: "options.tracer" } },
    );
  return { onlyTopCall: tracerConfig.onlyTopCall ?? false, withLog: tracerConfig.withLog ?? false };
}
