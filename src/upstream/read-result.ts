import type { RawJson } from "../json/raw-json.js";
import type { NodeCall } from "../node/node-call.js";
import { nodeUnavailable } from "../node/node-unavailable.js";
import type { CallSignal } from "../turns/call-signal.js";
import { adaptResult } from "./adapt-result.js";
import { findResultProblem, type ResultProblem } from "./find-result-problem.js";
import type { NodeResponse } from "./read-response.js";
import { requireTraces } from "./require-traces.js";
import { translateError } from "./translate-error.js";

export interface ResultParts {
  readonly signal: CallSignal;
  /** Asks the same node. */
  readonly query: (method: string, params: readonly unknown[], signal: CallSignal) => Promise<unknown>;
  readonly onWrongResult: (problem: ResultProblem) => void;
}

/**
 * What a response means, as the contract has it.
 * @throws RpcError the error that it is; "node_unavailable" when it can be no result of the call.
 */
export function readResult(call: NodeCall, response: NodeResponse, parts: ResultParts): RawJson | Promise<RawJson> {
  if ("error" in response) return translateError(response.error, call);
  const adapted = adaptResult(call, response.result);
  const result =
    adapted instanceof Promise ? adapted.then((value) => checked(call, value, parts)) : checked(call, adapted, parts);
  const { query, signal } = parts;
  if (call.method !== "trace_block") return result;
  return requireTraces(call, result, (method, params) => query(method, params, signal));
}

function checked(call: NodeCall, result: RawJson, { onWrongResult }: ResultParts): RawJson {
  const found = findResultProblem(call, result);
  if (!found) return result;
  onWrongResult(found);
  throw nodeUnavailable(new Error(found.problem));
}
