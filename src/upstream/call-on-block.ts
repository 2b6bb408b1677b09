import { skipSpace } from "../json/json-bytes.js";
import { commaByte, openBracket } from "../json/json-tokens.js";
import { JsonStream, readJson } from "../json/raw-json.js";
import { BehindError } from "../node/behind-error.js";
import type { BlockName } from "../node/head-feed.js";
import type { BlockToHave } from "../node/node-call.js";
import { asNodeUnavailable, nodeUnavailable } from "../node/node-unavailable.js";
import { UnprovenError } from "../node/unproven-error.js";
import type { CallSignal } from "../turns/call-signal.js";
import type { HttpExchange } from "./http-exchange.js";
import { isBatchRefused, readBatch } from "./read-batch.js";
import { collectResponse, type NodeResponse, streamResult } from "./read-response.js";
import { openEnvelope, readEnvelope } from "./response-envelope.js";
import type { HttpResponse } from "./response-reader.js";
import type { NodeRequest, Transport } from "./transport.js";
import { readUsualEnvelope } from "./usual-envelope.js";

export interface CallOnBlockParts {
  readonly single: Transport;
  /** Undefined where the node has a WebSocket only: a connection is to one node, which keeps the order. */
  readonly exchange: HttpExchange | undefined;
  readonly createRequest: (method: string, params: readonly unknown[]) => NodeRequest;
}

/**
 * Calls a node whose chain must have a block. Rejects with BehindError if the node lacks it, before or after, and with UnprovenError if
 * a required proof is missing.
 */
export type CallOnBlock = (request: NodeRequest, block: BlockToHave, signal: CallSignal) => Promise<NodeResponse>;

/**
 * Sends a request as one batch with two for the block, one before it and one after. A node works through a batch in order, and a
 * balancer hands all of it to one node: so the result is of a chain with that block. A node that takes no batch, or leaves out part of
 * it, is asked for one after the other, if at all: behind a balancer these may be two nodes, of which one lags.
 */
export function createCallOnBlock({ single, exchange, createRequest }: CallOnBlockParts): CallOnBlock {
  const blockRequest = ({ number }: BlockName): NodeRequest =>
    createRequest("eth_getBlockByNumber", [`0x${number.toString(16)}`, false]);

  async function callAlone(request: NodeRequest, block: BlockName, signal: CallSignal): Promise<NodeResponse> {
    const response = await single.send(request, { isRepeatable: true, signal });
    await checkBlock(await single.send(blockRequest(block), { isRepeatable: true, signal }), block);
    return response;
  }

  return async (request, block, signal) => {
    if (!exchange) return callAlone(request, block, signal);
    const batch = { before: blockRequest(block), request, after: blockRequest(block), block };
    let refusal: unknown;
    const body = `[${batch.before.text},${request.text},${batch.after.text}]`;
    try {
      const response = await readBetween(await exchange.post(body, { isRepeatable: true, signal }), batch);
      if (response) return response;
    } catch (error) {
      if (!isBatchRefused(error)) throw error;
      refusal = error;
    }
    if (!block.isProofOptional) throw new UnprovenError(refusal);
    return callAlone(request, block, signal);
  };
}

/** What was sent. */
interface Batch {
  readonly before: NodeRequest;
  readonly request: NodeRequest;
  readonly after: NodeRequest;
  readonly block: BlockName;
}

/** The response to the request, a long one as a stream that fails at its end without the block; undefined where a part is missing. */
async function readBetween({ head, rest }: HttpResponse, batch: Batch): Promise<NodeResponse | undefined> {
  try {
    const result = rest && (await openResult(head, rest, batch));
    return result ? { result } : await readWhole(rest ? await collectResponse({ head, rest }) : head, batch);
  } catch (error) {
    await rest?.return?.();
    throw error;
  }
}

async function readWhole(
  bytes: Uint8Array,
  { before, request, after, block }: Batch,
): Promise<NodeResponse | undefined> {
  const responses = readBatchOf(bytes, request);
  const [first, response, last] = [before, request, after].map(({ id }) => responses.get(id));
  if (!first || !response || !last) return undefined;
  await checkBlock(first, block);
  await checkBlock(last, block);
  return response;
}

/** Throws BatchResponseError where the node responded with an error; what can't be understood counts as no response. */
function readBatchOf(bytes: Uint8Array, { id }: NodeRequest): ReturnType<typeof readBatch> {
  try {
    return readBatch(bytes);
  } catch (error) {
    if (isError(bytes, id)) throw error;
    throw nodeUnavailable(error);
  }
}

function isError(bytes: Uint8Array, id: number): boolean {
  try {
    return "error" in readEnvelope(bytes, id);
  } catch {
    return false;
  }
}

/** The result that has begun in the first bytes of a long response; undefined when only the whole of it will tell. */
async function openResult(
  head: Uint8Array,
  rest: AsyncIterableIterator<Uint8Array>,
  { before, request, after, block }: Batch,
): Promise<JsonStream | undefined> {
  const start = skipSpace(head, 0);
  const first = head[start] === openBracket ? readUsualEnvelope(head, skipSpace(head, start + 1)) : undefined;
  const comma = skipSpace(head, first?.end ?? head.length);
  if (first?.id !== before.id || head[comma] !== commaByte) return undefined;
  const second = head.subarray(skipSpace(head, comma + 1));
  const open = tryOpen(second, request.id);
  if (!open) return undefined;
  await checkBlock(first, block);
  const checkEnd = async (tail: Uint8Array): Promise<void> => {
    const beginning = open.hasId ? `[{"id":${request.id},"result":0` : '[{"result":0';
    const responses = readBatch(Buffer.concat([Buffer.from(beginning), tail]));
    const [response, last] = [responses.get(request.id), responses.get(after.id)];
    if (!response || "error" in response || !last) throw nodeUnavailable(new Error("the batch got no whole response"));
    await checkBlock(last, block).catch((error: unknown) => {
      throw asNodeUnavailable(error);
    });
  };
  return new JsonStream(streamResult({ head: second, rest, open, checkEnd }));
}

/** As `openEnvelope`; what can't be understood counts as no response. */
function tryOpen(bytes: Uint8Array, id: number): ReturnType<typeof openEnvelope> {
  try {
    return openEnvelope(bytes, id);
  } catch (error) {
    throw nodeUnavailable(error);
  }
}

async function checkBlock(response: NodeResponse, { hash }: BlockName): Promise<void> {
  if ("error" in response) throw nodeUnavailable(new Error(`no block: error ${response.error.code}`));
  const block = (await readJson(response.result)) as { readonly hash?: unknown } | null;
  if (String(block?.hash).toLowerCase() !== hash) throw new BehindError();
}
