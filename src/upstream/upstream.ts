import { type MethodName, methods } from "../../generated/methods.js";
import type { Network } from "../config/networks.js";
import type { NodeUrl } from "../config/node-urls.js";
import { type RawJson, readJson } from "../json/raw-json.js";
import type { Head } from "../node/head-feed.js";
import type { BlockToHave, NodeCall } from "../node/node-call.js";
import type { Node } from "../node/node.js";
import type { Timers } from "../node/timers.js";
import type { CallSignal } from "../turns/call-signal.js";
import { adaptParams } from "./adapt-params.js";
import { type CallOnBlock, createCallOnBlock } from "./call-on-block.js";
import { checkChain } from "./check-chain.js";
import { chooseTransport } from "./choose-transport.js";
import type { ResultProblem } from "./find-result-problem.js";
import { createHttpExchange, createHttpTransport, type HttpExchange } from "./http-exchange.js";
import type { NodeResponse } from "./read-response.js";
import { readResult } from "./read-result.js";
import type { NodeRequest, Transport } from "./transport.js";
import { unknownBlockResult } from "./unknown-block-result.js";
import { createWebSocketTransport, type NodeWebSocketTransport } from "./web-socket.js";
import { withBatching } from "./with-batching.js";

/** A node's addresses, the network it should serve, and what bounds its use. */
export interface UpstreamOptions extends Partial<NodeUrl> {
  /** The same as `httpUrl`. */
  readonly url?: string;
  readonly network: Network;
  /** Longest wait for the response to begin, and between two pieces of it. */
  readonly timeoutMs?: number;
  readonly maxResponseBytes?: number;
  /** Longer responses are handed on while they arrive. */
  readonly streamFromBytes?: number;
  readonly maxConnections?: number;
  /** Whether cheap reads that come together are sent as one JSON-RPC batch. */
  readonly isBatching?: boolean;
}

export interface UpstreamParts {
  /** Stands for the HTTP connections to the node. */
  readonly exchange?: HttpExchange;
  readonly timers?: Timers;
  readonly onBatchFallback?: (upstream: string) => void;
  /** A WebSocket connection without a sign of life was given up. */
  readonly onSilence?: (upstream: string) => void;
  /** A result was refused: it was of another form, or not what was asked for. */
  readonly onWrongResult?: (upstream: string, problem: ResultProblem) => void;
  /** Called once for each node that reports more pending transactions than the limit. */
  readonly onPendingFlood?: (upstream: string) => void;
}

/** One real node. */
export interface Upstream extends Node {
  /** Host and port: fit for a log line or a label. */
  readonly name: string;
  readonly weight: number;
  readonly concurrency: number | undefined;
  /**
   * A call that counts only if the node's chain has a block throughout. Rejects with BehindError if it lacks the block, and with
   * UnprovenError without proof.
   */
  callOn(block: BlockToHave, call: NodeCall, signal: CallSignal): Promise<RawJson>;
  /** Sends one of the gateway's own requests unchanged; resolves to the parsed result. Rejects with an Error. */
  query(method: string, params: readonly unknown[], signal: CallSignal): Promise<unknown>;
  /** Whether the node has a subscription to new heads. */
  isTellingHeads(): boolean;
  onHead(listener: (head: Head) => void): () => void;
  /** Listens for hashes of transactions that enter the node's pool, if it has a WebSocket. Returns a function that stops it. */
  onPendingTransaction(listener: (hash: string) => void): () => void;
}

const defaults = {
  timeoutMs: 20_000,
  maxResponseBytes: 64 * 1024 * 1024,
  streamFromBytes: 256 * 1024,
  maxConnections: 128,
};

/** One real node over HTTP, WebSocket or both. What is peculiar to RSKj ends here: its params, results and errors are translated both ways. */
export function createUpstream(options: UpstreamOptions, parts: UpstreamParts = {}): Upstream {
  const { host } = new URL(options.url ?? options.httpUrl ?? options.wsUrl ?? "");
  const { nextId, createRequest } = numberRequests();
  const events = eventsOf(host, parts);
  const { onWrongResult } = events;
  const { transport, sendOn, ws } = openTransport(options, { ...parts, nextId, createRequest, ...events });

  function send(given: NodeCall, signal: CallSignal, carry: (request: NodeRequest) => Promise<NodeResponse>) {
    const adapted = adaptParams(given);
    if (!adapted) return resultWithoutBlock(given);
    const response = carry(createRequest(given.method, adapted, given));
    return response.then((value) => readResult(given, value, { signal, query, onWrongResult }));
  }

  function call(method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<RawJson> {
    const isRepeatable = methods[method].policy.idempotent;
    return send({ method, params }, signal, (request) => transport.send(request, { isRepeatable, signal }));
  }

  function callOn(block: BlockToHave, given: NodeCall, signal: CallSignal): Promise<RawJson> {
    return send(given, signal, (request) => sendOn(request, block, signal));
  }

  async function query(method: string, params: readonly unknown[], signal: CallSignal): Promise<unknown> {
    const response = await transport.send(createRequest(method, params), { isRepeatable: true, signal });
    if ("error" in response) throw new Error(`error ${response.error.code}: ${response.error.message}`);
    return readJson(response.result);
  }

  return {
    name: host,
    weight: options.weight ?? 1,
    concurrency: options.concurrency,
    call,
    callOn,
    query,
    ...newsOf(ws),
    check: (signal) => checkChain({ call, network: options.network, host }, signal),
    close: () => transport.close(),
  };
}

/** Rejects where the contract has an error. */
async function resultWithoutBlock(call: NodeCall): Promise<RawJson> {
  return unknownBlockResult(call);
}

/** What happens on the connections of one node. */
function eventsOf(host: string, parts: UpstreamParts) {
  return {
    onFallback: (): void => parts.onBatchFallback?.(host),
    onFlood: (): void => parts.onPendingFlood?.(host),
    onSilence: (): void => parts.onSilence?.(host),
    onWrongResult: (problem: ResultProblem): void => parts.onWrongResult?.(host, problem),
  };
}

/** Subscriptions at the node; none without a WebSocket. */
function newsOf(
  ws: NodeWebSocketTransport | undefined,
): Pick<Upstream, "isTellingHeads" | "onHead" | "onPendingTransaction"> {
  return {
    isTellingHeads: () => ws?.isTellingHeads() ?? false,
    onHead: (listener) => ws?.onHead(listener) ?? (() => undefined),
    onPendingTransaction: (listener) => ws?.onPendingTransaction(listener) ?? (() => undefined),
  };
}

type CreateRequest = (method: string, params: readonly unknown[], call?: NodeCall) => NodeRequest;

/** Requests of one node, each with an id of its own. */
function numberRequests() {
  let lastId = 0;
  const nextId = (): number => ++lastId;
  const createRequest: CreateRequest = (method, params, call) => {
    const id = nextId();
    return {
      id,
      method,
      call,
      text: `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${JSON.stringify(params)}}`,
    };
  };
  return { nextId, createRequest };
}

interface TransportParts extends Pick<UpstreamParts, "exchange" | "timers">, ReturnType<typeof eventsOf> {
  readonly nextId: () => number;
  readonly createRequest: CreateRequest;
}

interface OpenedTransport {
  readonly transport: Transport;
  readonly sendOn: CallOnBlock;
  readonly ws?: NodeWebSocketTransport;
}

function openTransport(options: UpstreamOptions, parts: TransportParts): OpenedTransport {
  const limits = { ...defaults, ...options };
  const { url = options.httpUrl, wsUrl, isBatching = false } = options;
  const ws = wsUrl === undefined ? undefined : createWebSocketTransport({ ...limits, wsUrl }, parts);
  if (url === undefined) {
    if (!ws) throw new Error("an upstream needs an address");
    return { transport: ws, sendOn: createCallOnBlock({ ...parts, single: ws, exchange: undefined }), ws };
  }
  const exchange = parts.exchange ?? createHttpExchange({ ...limits, url });
  const single = createHttpTransport(exchange);
  const http = isBatching ? withBatching(single, exchange, parts) : single;
  const sendOn = createCallOnBlock({ ...parts, single, exchange });
  if (!ws) return { transport: http, sendOn };
  const isBatchingOverHttp = (): boolean => isBatching && exchange.isKeepingConnections();
  return { transport: chooseTransport(http, ws, isBatchingOverHttp), sendOn, ws };
}
