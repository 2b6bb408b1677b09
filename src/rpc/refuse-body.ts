import { longWork, type Steps } from "../turns/long-work.js";
import { encodeErrors, httpStatusOf } from "./envelope.js";
import { refuse } from "./handle-body.js";
import { isInvalid, parseRequest, readRequest, type SplitBody, splitBody } from "./request.js";
import { RpcError } from "./rpc-error.js";

export interface BodyRefusal {
  readonly error: RpcError;
  /** Whose turns a batch takes (turns/long-work.ts). */
  readonly lane: string;
  /** Accounts for the memory of a body that isn't small and of its response; false if it exceeds the limit. */
  readonly hold: { take(bytes: number): boolean };
  readonly maxBatchLength: number;
}

/** The response that ends a whole body. */
export interface RefusedBody {
  readonly status: number;
  readonly body: Uint8Array;
}

/** Single requests up to this length are refused at once, and hold no memory. */
const smallBytes = 16_384;

/** Members of an error response besides its id and its error. */
const envelopeBytes = 40;

/** Longer bodies are read in steps, since many connections can send one at the same moment. */
const stepBytes = 8_192;

/** Batch elements per step. */
const stepElements = 16;

/**
 * The response to a body of which nothing is run: the error under the id of each request, in a batch an element for each id. The
 * error under `null` if the body is unreadable, has no id, or is without memory.
 */
export async function refuseBody(bytes: Buffer, refusal: BodyRefusal): Promise<RefusedBody> {
  try {
    const steps = refuseInSteps(bytes, refusal);
    return bytes.length > stepBytes ? await longWork.run(refusal.lane, "refused body", steps) : finish(steps);
  } catch (unreadable) {
    if (unreadable instanceof RpcError) return refuse(refusal.error);
    throw unreadable;
  }
}

function* refuseInSteps(
  bytes: Buffer,
  { error, hold, maxBatchLength }: BodyRefusal,
): Generator<undefined, RefusedBody, undefined> {
  const body = splitBody(bytes, maxBatchLength);
  const isSmall = !body.isBatch && bytes.length <= smallBytes;
  const neededBytes = bytes.length + body.requests.length * (error.json.length + envelopeBytes);
  if (!isSmall && !hold.take(neededBytes)) return refuse(error);
  yield;
  if (!body.isBatch) return refuse(error, readId(body, 0));
  const ids: string[] = [];
  for (const index of body.requests.keys()) {
    const id = readId(body, index);
    if (id !== undefined) ids.push(id);
    if (index % stepElements === stepElements - 1) yield;
  }
  return ids.length === 0 ? refuse(error) : { status: httpStatusOf(error), body: encodeErrors(ids, error) };
}

function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A request's id as JSON text; undefined if it has none that is usable. Throws ParseError. */
function readId(body: SplitBody, index: number): string | undefined {
  const request = readRequest(parseRequest(body, index));
  return isInvalid(request) && request.id === "null" ? undefined : request.id;
}
