import { asBuffer } from "../../json/json-bytes.js";
import type { JsonPieces } from "../../json/json-pieces.js";
import { JsonStream } from "../../json/raw-json.js";
import type { BodyResponse } from "../../rpc/handle-body.js";
import type { ReportFailure } from "../../rpc/translate-failure.js";
import { writeTurns } from "../../turns/byte-turns.js";
import { chooseEncoding } from "./accept-encoding.js";
import { compress, type Pieces } from "./compression.js";
import type { Readable, Reader } from "./readers.js";
import { corsHeaders, rpcHeaders } from "./rpc-headers.js";
import type { ResponseHeaders, RpcResponse } from "./rpc-response.js";

/** A response, with callbacks. */
export interface PacedParts extends Pick<SmallResponse, "reportFailure"> {
  readonly response: RpcResponse;
  openReader(body: Readable): Reader;
  /** Called for each chunk. */
  onPiece(): void;
}

/**
 * Sends the response to a call. A large response follows its reader's pace. If it fails half-way, the connection is destroyed and
 * the promise rejects, so that the client never gets a well-formed partial response.
 */
export function writeResponse(
  { status, body }: BodyResponse,
  headers: ResponseHeaders,
  parts: PacedParts,
): Promise<void> | undefined {
  const { response } = parts;
  if (body === undefined) response.begin(status, [...corsHeaders, ...headers]).end();
  else if (body instanceof Uint8Array && body.length < maxTextBytes) {
    writeSmall(response, { status, body, headers, reportFailure: parts.reportFailure });
  } else {
    const { pieces, bodyHeaders } = encode(body, parts);
    const stream = response.begin(status, [...rpcHeaders, ...headers, ...bodyHeaders]);
    return writePaced(pieces, parts.openReader(stream), response);
  }
  return undefined;
}

/** The body in the client's encoding, with its headers. */
function encode(
  body: LargeBody,
  parts: PacedParts,
): { readonly pieces: Pieces; readonly bodyHeaders: ResponseHeaders } {
  const pieces = noting(piecesOf(body), parts);
  const encoding = chooseEncoding(parts.response.req.headers["accept-encoding"], ["br", "gzip"]);
  const compressed = encoding && compress(pieces, encoding);
  if (compressed) return { pieces: compressed, bodyHeaders: ["vary", "accept-encoding", "content-encoding", encoding] };
  const length = body instanceof JsonStream ? [] : ["content-length", String(body.length)];
  return { pieces, bodyHeaders: ["vary", "accept-encoding", ...length] };
}

interface SmallResponse {
  readonly status: number;
  readonly body: Uint8Array;
  readonly headers: ResponseHeaders;
  /** Logs a failure to write it; its connection is closed by then. */
  readonly reportFailure: ReportFailure;
}

/** Sends a small body with `headers`, batched with other small responses, which belong to other clients. */
export function writeSmall(response: RpcResponse, { status, body, headers, reportFailure }: SmallResponse): void {
  flushLater(() => {
    try {
      // As Latin-1 text a body keeps all its bytes, and leaves in one piece with its head.
      if (!response.destroyed) response.sendWhole(status, headers, asBuffer(body).toString("latin1"));
    } catch (error) {
      response.destroy();
      reportFailure(error, { requestId: response.req.requestId });
    }
  });
}

let waiting: (() => void)[] = [];

/**
 * Runs `action` once the event loop has dealt with all that had arrived. Small responses that leave back to back wake the process
 * that waits for them once rather than each; under load this saves a fifth of what a call costs. `action` must not throw.
 */
function flushLater(action: () => void): void {
  if (waiting.push(action) === 1) setImmediate(flush);
}

function flush(): void {
  const actions = waiting;
  waiting = [];
  for (const action of actions) action();
}

/** Above this size, copying a body costs more than sending it separately from its head. */
const maxTextBytes = 16_384;

/** Maximum bytes written to the socket at once. */
const maxPieceBytes = 262_144;

type LargeBody = Uint8Array | JsonPieces | JsonStream;

/** Reports each chunk when it arrives, which may be long before compressed output. */
async function* noting(pieces: Pieces, parts: PacedParts): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    parts.onPiece();
    yield piece;
  }
}

function piecesOf(body: LargeBody): Pieces {
  if (body instanceof JsonStream) return body.chunks;
  return cut(body instanceof Uint8Array ? [body] : body.pieces, maxPieceBytes);
}

/** Pieces of at most `pieceBytes`. */
export function* cut(pieces: readonly Uint8Array[], pieceBytes: number): Generator<Uint8Array> {
  for (const piece of pieces)
    for (let at = 0; at < piece.length; at += pieceBytes) yield piece.subarray(at, at + pieceBytes);
}

async function writePaced(pieces: Pieces, reader: Reader, response: RpcResponse): Promise<void> {
  try {
    for await (const piece of pieces) {
      const turn = writeTurns.pass(piece.length);
      if (turn) await turn;
      if (response.destroyed) return;
      await reader.write(piece);
    }
    reader.end();
  } catch (error) {
    response.destroy();
    throw error;
  }
}
