import { availableParallelism } from "node:os";
import { pipeline, Readable, type Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Encoding } from "./accept-encoding.js";

/** The pieces of a response body. */
export type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** The fastest levels: of 7 MB of logs they leave a sixth; the next ones up to a tenth less, for two to five times the CPU time. */
const packers: Readonly<Record<Encoding, () => Transform>> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 }, chunkSize }),
  gzip: () => createGzip({ level: 1, chunkSize }),
};

const chunkSize = 65_536;

/** One CPU is left to the event loop: what comes while all others compress is sent as it is. */
const maxAtWork = Math.max(1, availableParallelism() - 1);
let atWork = 0;

/**
 * Compresses a body in threads of zlib's, piece by piece as the result is asked for; undefined where it has to be sent as it is. The
 * result has to be iterated, if only to its first piece.
 */
export function compress(pieces: Pieces, encoding: Encoding): AsyncIterable<Uint8Array> | undefined {
  return atWork < maxAtWork ? pack(pieces, packers[encoding]()) : undefined;
}

async function* pack(pieces: Pieces, packer: Transform): AsyncGenerator<Uint8Array> {
  atWork++;
  try {
    // What fails, or ends early, on either side ends both; who iterates gets the error.
    pipeline(Readable.from(pieces), packer, () => undefined);
    for await (const chunk of packer) yield chunk as Uint8Array;
  } finally {
    atWork--;
    packer.destroy();
  }
}
