import { type MethodName, methods } from "../../../generated/methods.js";
import type { Network } from "../../config/networks.js";
import type { RawJson } from "../../rpc/raw-json.js";
import type { Node } from "../node.js";
import { adaptParams } from "./adapt-params.js";
import { adaptResult } from "./adapt-result.js";
import { answerUnknownBlock } from "./answer-unknown-block.js";
import { checkChain } from "./check-chain.js";
import { createHttpExchange } from "./http-exchange.js";
import { readAnswer } from "./read-answer.js";
import { translateError } from "./translate-error.js";

/** A node's address, the network it should serve, and what bounds its use. */
export interface UpstreamOptions {
  readonly url: string;
  readonly network: Network;
  /** Longest wait for the answer to begin, and between two pieces of it. */
  readonly timeoutMs?: number;
  readonly maxAnswerBytes?: number;
  /** Longer answers are handed on while they arrive. */
  readonly streamFromBytes?: number;
  readonly maxConnections?: number;
}

const defaults = {
  timeoutMs: 20_000,
  maxAnswerBytes: 64 * 1024 * 1024,
  streamFromBytes: 256 * 1024,
  maxConnections: 128,
};

/** One real node over HTTP. What is peculiar to RSKj ends here: its params, results and errors are translated both ways. */
export function createUpstream(options: UpstreamOptions): Node {
  const exchange = createHttpExchange({ ...defaults, ...options });
  let lastId = 0;

  async function call(method: MethodName, params: readonly unknown[], signal: AbortSignal): Promise<RawJson> {
    const adapted = adaptParams({ method, params });
    if (!adapted) return answerUnknownBlock({ method, params });
    const id = ++lastId;
    const body = `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${JSON.stringify(adapted)}}`;
    const response = await exchange.post(body, { isRepeatable: methods[method].policy.idempotent, signal });
    const answer = await readAnswer(response, id);
    if ("error" in answer) return translateError(answer.error, { method, params });
    return adaptResult({ method, params }, answer.result);
  }

  return {
    call,
    check: (signal) => checkChain({ call, network: options.network, host: new URL(options.url).host }, signal),
    close: () => exchange.close(),
  };
}
