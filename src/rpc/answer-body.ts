import { encodeError, encodeResponse, httpStatusOf, type Outcome } from "./envelope.js";
import { type ParsedBody, parseBody } from "./parse-body.js";
import {
  type Allowance,
  cancelStream,
  collectBytes,
  createAllowance,
  JsonStream,
  limitStream,
  type RawJson,
} from "./raw-json.js";
import { type InvalidRequest, isInvalid, type RpcRequest, readRequest } from "./request.js";
import { RpcError } from "./rpc-error.js";

export interface BodyLimits {
  /** Elements of one batch. */
  readonly maxBatchLength: number;
  /** Bytes of one HTTP answer that is held as a whole. */
  readonly maxAnswerBytes: number;
}

/** What the transport sends back; without a body: 204. */
export interface BodyAnswer {
  readonly status: number;
  readonly body?: RawJson;
}

/** Answers one request object, be it malformed; never rejects, and a streamed result fails with RpcErrors only. */
export type Dispatch = (request: RpcRequest | InvalidRequest) => Promise<Outcome>;

/** Answers one HTTP body, single or batch, as JSON-RPC 2.0 says. Never throws. */
export async function answerBody(bytes: Buffer, dispatch: Dispatch, limits: BodyLimits): Promise<BodyAnswer> {
  let body: ParsedBody;
  try {
    body = parseBody(bytes);
  } catch (error) {
    return refuse(error as RpcError);
  }
  return Array.isArray(body.value)
    ? answerBatch(body.value, body, { dispatch, limits })
    : answerSingle(body, dispatch, limits);
}

/** The answer that ends a whole body with one error object. */
export function refuse(error: RpcError, id = "null"): BodyAnswer & { readonly body: Uint8Array } {
  return { status: httpStatusOf(error), body: encodeError(id, error) };
}

async function answerSingle(body: ParsedBody, dispatch: Dispatch, limits: BodyLimits): Promise<BodyAnswer> {
  const request = readRequest(body.value, () => body.idSource(0));
  const outcome = await dispatch(request);
  if (isInvalid(request) && "error" in outcome) return refuse(outcome.error, request.id);
  if (request.id === undefined) return discard(outcome);
  const status = "error" in outcome && outcome.error.errorName === "RateLimited" ? 429 : 200;
  const answer = encodeResponse(request.id, outcome);
  // A stream that stands alone is held by nobody: how long it is matters to its reader only.
  const isTooLarge = answer instanceof Uint8Array && answer.length > limits.maxAnswerBytes;
  return { status, body: isTooLarge ? encodeError(request.id, tooLarge(limits)) : answer };
}

/** A notification gets no answer, and what would have been one must not wait for a reader. */
async function discard(outcome: Outcome): Promise<{ readonly status: 204 }> {
  if ("result" in outcome && outcome.result instanceof JsonStream) await cancelStream(outcome.result);
  return { status: 204 };
}

interface BatchParts {
  readonly dispatch: Dispatch;
  readonly limits: BodyLimits;
}

interface ElementParts {
  readonly dispatch: Dispatch;
  /** What the large answers of one batch may hold together while they are collected. */
  readonly allowance: Allowance;
}

async function answerBatch(elements: unknown[], body: ParsedBody, parts: BatchParts): Promise<BodyAnswer> {
  const { dispatch, limits } = parts;
  if (elements.length === 0) return refuse(new RpcError("InvalidRequest", "a batch must not be empty"));
  if (elements.length > limits.maxBatchLength)
    return refuse(new RpcError("InvalidRequest", `a batch may hold at most ${limits.maxBatchLength} requests`));
  const allowance = createAllowance(limits.maxAnswerBytes);
  const answers = await Promise.all(
    elements.map((element, index) => answerElement(element, () => body.idSource(index), { dispatch, allowance })),
  );
  const present = answers.filter((answer) => answer !== undefined);
  if (present.length === 0) return { status: 204 };
  return { status: 200, body: joinElements(present, limits) };
}

interface ElementAnswer {
  readonly id: string;
  readonly bytes: Uint8Array;
}

async function answerElement(
  element: unknown,
  idSource: () => string | undefined,
  { dispatch, allowance }: ElementParts,
): Promise<ElementAnswer | undefined> {
  const request = readRequest(element, idSource);
  const outcome = await dispatch(request);
  const { id } = request;
  if (id === undefined) {
    await discard(outcome);
    return undefined;
  }
  const answer = encodeResponse(id, outcome);
  if (!(answer instanceof JsonStream)) return { id, bytes: answer };
  try {
    return { id, bytes: await collectBytes(limitStream(answer, allowance)) };
  } catch (error) {
    return { id, bytes: encodeError(id, error as RpcError) };
  }
}

/** Joins the elements to an array; those that would take it past the size limit answer -32011 instead. */
function joinElements(answers: readonly ElementAnswer[], limits: BodyLimits): Buffer {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const { id, bytes } of answers) {
    const fits = size + bytes.length <= limits.maxAnswerBytes;
    if (fits) size += bytes.length;
    const fitting = fits ? bytes : encodeError(id, tooLarge(limits));
    parts.push(parts.length === 0 ? Buffer.from("[") : Buffer.from(","), fitting);
  }
  parts.push(Buffer.from("]"));
  return Buffer.concat(parts);
}

function tooLarge(limits: BodyLimits): RpcError {
  return new RpcError("DeadlineOrSize", `the answer is larger than ${limits.maxAnswerBytes} bytes`);
}
