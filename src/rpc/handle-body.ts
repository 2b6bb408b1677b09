import { JsonPieces } from "../json/json-pieces.js";
import { cancelStream, JsonStream } from "../json/raw-json.js";
import { longWork, type Steps } from "../turns/long-work.js";
import { encodeError, encodeResponse, httpStatusOf, type Outcome, type ResponseJson } from "./envelope.js";
import { type ElementResponse, joinElements, tooLarge } from "./join-elements.js";
import { type ByteBudget, createByteBudget, limitStream } from "./limit-stream.js";
import {
  type InvalidRequest,
  isInvalid,
  type ParsedRequest,
  parseRequest,
  type RpcRequest,
  readRequest,
  type SplitBody,
  splitBody,
} from "./request.js";
import { RpcError } from "./rpc-error.js";

export interface BodyLimits {
  /** Elements of one batch. */
  readonly maxBatchLength: number;
  /** Bytes of one HTTP response that is held as a whole. */
  readonly maxResponseBytes: number;
}

/** What the transport sends back; without a body: 204. */
export interface BodyResponse {
  readonly status: number;
  readonly body?: ResponseJson;
}

/** Handles one request object, malformed ones too. Never rejects; a streamed result fails with RpcErrors only. */
export type Dispatch = (request: RpcRequest | InvalidRequest, isInBatch: boolean) => Promise<Outcome>;

/** Who sent a body. */
export interface BodySender {
  readonly dispatch: Dispatch;
  /** Whom work on it counts for (turns/long-work.ts). */
  readonly lane: string;
  readonly exchange?: BodyExchange;
}

/** The exchange that a body belongs to. */
export interface BodyExchange {
  /** Over before the response is there: its sender has disconnected, and nothing more is done for it. */
  readonly isOver: boolean;
  /** Resolves when a batch may dispatch its next element; undefined if it may now. */
  untilFewWait(): Promise<void> | undefined;
}

/**
 * Maximum number of bytes that are parsed in one step; other work runs in between. Nested arrays take JSON.parse twenty times as long as
 * text does: a fifth of a millisecond. Many connections may send a body at the same moment.
 */
const stepBytes = 8_192;

/** Handles one HTTP body, single or batch, as JSON-RPC 2.0 says, large ones in steps. Rejects with unexpected errors only. */
export function handleBody(bytes: Buffer, sender: BodySender, limits: BodyLimits): Promise<BodyResponse> {
  const refuseBy = (error: unknown): Promise<BodyResponse> => {
    if (error instanceof RpcError) return handleInvalid({ error, id: "null" }, sender.dispatch);
    throw error;
  };
  const run = async (steps: Steps<Promise<BodyResponse>>): Promise<BodyResponse> => {
    try {
      return await longWork.run(sender.lane, "body", steps);
    } catch (error) {
      return refuseBy(error);
    }
  };
  if (bytes.length > stepBytes) return run(handleLong(bytes, sender, limits));
  let parsed: ParsedRequest;
  try {
    const body = splitBody(bytes, limits.maxBatchLength);
    if (body.isBatch) return run(handleBatch(body, sender, limits));
    parsed = parseRequest(body, 0);
  } catch (error) {
    return refuseBy(error);
  }
  return handleSingle(parsed, sender, limits);
}

/**
 * The response to a body that fails as a whole: one error object. The failure is dispatched as any malformed request is, so that it counts as one: its
 * error may turn out to be another, such as QuotaExceeded.
 */
export async function handleInvalid(invalid: InvalidRequest, dispatch: Dispatch): Promise<BodyResponse> {
  const outcome = await dispatch(invalid, false);
  return refuse("error" in outcome ? outcome.error : invalid.error, invalid.id);
}

/** The response that ends a whole body with one error object. */
export function refuse(error: RpcError, id = "null"): BodyResponse & { readonly body: Uint8Array } {
  return { status: httpStatusOf(error), body: encodeError(id, error) };
}

const forNobody: Promise<BodyResponse> = Promise.resolve({ status: 204 });

function* handleLong(bytes: Buffer, sender: BodySender, limits: BodyLimits) {
  const body = splitBody(bytes, limits.maxBatchLength);
  yield;
  if (body.isBatch) return yield* handleBatch(body, sender, limits);
  const parsed = parseRequest(body, 0);
  yield;
  if (sender.exchange?.isOver) return forNobody;
  return handleSingle(parsed, sender, limits);
}

async function handleSingle(
  parsed: ParsedRequest,
  { dispatch }: BodySender,
  limits: BodyLimits,
): Promise<BodyResponse> {
  const request = readRequest(parsed);
  if (isInvalid(request)) return handleInvalid(request, dispatch);
  const outcome = await dispatch(request, false);
  if (request.id === undefined) return discard(outcome);
  const status = "error" in outcome && outcome.error.errorName === "RateLimited" ? 429 : 200;
  const response = encodeResponse(request.id, outcome);
  // A single stream takes no memory here: its length only concerns its reader.
  const isTooLarge = !(response instanceof JsonStream) && response.length > limits.maxResponseBytes;
  return { status, body: isTooLarge ? encodeError(request.id, tooLarge(limits)) : response };
}

/** A notification has no response: a streamed result is cancelled. */
async function discard(outcome: Outcome): Promise<{ readonly status: 204 }> {
  if ("result" in outcome && outcome.result instanceof JsonStream) await cancelStream(outcome.result);
  return { status: 204 };
}

interface ElementParts {
  readonly dispatch: Dispatch;
  /** Bytes that the large responses of one batch may hold together while they are collected. */
  readonly budget: ByteBudget;
}

/** Runs nothing before all of the batch is known to be JSON. */
function* handleBatch(body: SplitBody, { dispatch, exchange }: BodySender, limits: BodyLimits) {
  if (body.requests.length === 0) throw new RpcError("InvalidRequest", "a batch must not be empty");
  const elements: ParsedRequest[] = [];
  let stepEnd = 0;
  for (const [index, { end }] of body.requests.entries()) {
    elements.push(parseRequest(body, index));
    if (end - stepEnd < stepBytes) continue;
    stepEnd = end;
    yield;
    if (exchange?.isOver) return forNobody;
  }
  const parts = { dispatch, budget: createByteBudget(limits.maxResponseBytes) };
  const responses: Promise<ElementResponse | undefined>[] = [];
  for (const element of elements) {
    yield exchange?.untilFewWait();
    if (exchange?.isOver) return forNobody;
    responses.push(handleElement(element, parts));
  }
  return joinResponses(responses, limits);
}

async function joinResponses(
  responses: readonly Promise<ElementResponse | undefined>[],
  limits: BodyLimits,
): Promise<BodyResponse> {
  const present = (await Promise.all(responses)).filter((response) => response !== undefined);
  if (present.length === 0) return { status: 204 };
  return { status: 200, body: joinElements(present, limits) };
}

function handleElement(
  parsed: ParsedRequest,
  { dispatch, budget }: ElementParts,
): Promise<ElementResponse | undefined> {
  const request = readRequest(parsed);
  return dispatch(request, true).then((outcome) => toElement(request.id, outcome, budget));
}

function toElement(
  id: string | undefined,
  outcome: Outcome,
  budget: ByteBudget,
): ElementResponse | undefined | Promise<ElementResponse | undefined> {
  if (id === undefined) return discard(outcome).then(() => undefined);
  const response = encodeResponse(id, outcome);
  return response instanceof JsonStream ? collectElement(id, response, budget) : { id, json: response };
}

async function collectElement(id: string, response: JsonStream, budget: ByteBudget): Promise<ElementResponse> {
  try {
    const json = new JsonPieces();
    for await (const chunk of limitStream(response, budget).chunks) json.add(chunk);
    return { id, json };
  } catch (error) {
    return { id, json: encodeError(id, error as RpcError) };
  }
}
