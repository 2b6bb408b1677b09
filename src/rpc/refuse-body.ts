import { longWork } from "../turns/long-work.js";
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

/** Batch elements per step. */
const stepElements = 64;

/**
 * The response to a body of which nothing is run: the error under the id of each request, in a batch an element for each id. The
 * error under `null` if the body is unreadable, has no id, or is without memory.
 */
export async function refuseBody(bytes: Buffer, refusal: BodyRefusal): Promise<RefusedBody> {
  const { error, lane, hold, maxBatchLength } = refusal;
  try {
    const body = splitBody(bytes, maxBatchLength);
    const isSmall = !body.isBatch && bytes.length <= smallBytes;
    const neededBytes = bytes.length + body.requests.length * (error.json.length + envelopeBytes);
    if (!isSmall && !hold.take(neededBytes)) return refuse(error);
    if (!body.isBatch) return refuse(error, readId(body, 0));
    return await longWork.run(lane, refuseElements(body, error));
  } catch (unreadable) {
    if (unreadable instanceof RpcError) return refuse(error);
    throw unreadable;
  }
}

function* refuseElements(body: SplitBody, error: RpcError): Generator<undefined, RefusedBody, undefined> {
  const ids: string[] = [];
  for (const index of body.requests.keys()) {
    const id = readId(body, index);
    if (id !== undefined) ids.push(id);
    if (index % stepElements === stepElements - 1) yield;
  }
  return ids.length === 0 ? refuse(error) : { status: httpStatusOf(error), body: encodeErrors(ids, error) };
}

/** A request's id as JSON text; undefined if it has none that is usable. Throws ParseError. */
function readId(body: SplitBody, index: number): string | undefined {
  const { value, idSource } = parseRequest(body, index);
  const request = readRequest(value, idSource);
  return isInvalid(request) && request.id === "null" ? undefined : request.id;
}
