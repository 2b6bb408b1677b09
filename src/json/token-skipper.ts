import { done } from "./json-tokens.js";
import { bytesAt, closerAt, depthAt, expectedAt, maxDepthAt, outerClosersAt } from "./skip-memory.js";
import { skipTokensModule } from "./skip-tokens-module.js";

/** Bytes that are copied into the memory at a time: few at first, since the value may soon end. */
const firstBytes = 1_024;
const maxBytes = 65_536;
const growth = 4;

/** Where a scan is in a JSON text, in the words of `json-tokens.ts`. */
export interface ScanState {
  expected: number;
  /** What closes the innermost object or array; 0 outside of any. */
  closer: number;
  /** The same for those around it, and 0 for the outermost. */
  readonly outerClosers: number[];
  readonly maxDepth: number;
}

type SkipTokens = (from: number, to: number) => number;

interface Skipping {
  /** All of the memory. */
  readonly bytes: Uint8Array;
  /** Its first words. */
  readonly words: Int32Array;
  readonly skipTokens: SkipTokens;
}

/** As much of WebAssembly as is needed here; TypeScript has its types in those of browsers only. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => {
    readonly exports: { readonly memory: { readonly buffer: ArrayBuffer }; readonly skipTokens: SkipTokens };
  };
};

/** One for all, since each skip runs to its end before another begins. */
const skipping = start();

/** Closers that the memory has room for. */
export const maxSkippedDepth = bytesAt - outerClosersAt;

/** Whether tokens can be skipped here. */
export const canSkipTokens = skipping !== undefined;

/** Passes over the usual tokens of a JSON text by WebAssembly, 16 bytes at a time; the scanner looks at all others. */
export class TokenSkipper {
  readonly #bytes: Uint8Array;
  /** The part of the bytes that the memory has. */
  #from = 0;
  #to = 0;
  #size = firstBytes;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The index of the next byte that needs a closer look, or just past the value or the bytes. Keeps `state` up to date. */
  skip(state: ScanState, from: number): number {
    if (!skipping) return from;
    write(state, skipping);
    let at = from;
    do {
      if (at >= this.#to) this.#copy(at, skipping);
      at = this.#from + skipping.skipTokens(at - this.#from, this.#to - this.#from);
    } while (at === this.#to && at < this.#bytes.length && skipping.words[expectedAt / 4] !== done);
    read(state, skipping);
    return at;
  }

  #copy(from: number, { bytes }: Skipping): void {
    this.#from = from;
    this.#to = Math.min(from + this.#size, this.#bytes.length);
    bytes.set(this.#bytes.subarray(from, this.#to), bytesAt);
    this.#size = Math.min(this.#size * growth, maxBytes);
  }
}

function write({ expected, closer, outerClosers, maxDepth }: ScanState, { bytes, words }: Skipping): void {
  words[expectedAt / 4] = expected;
  words[closerAt / 4] = closer;
  words[depthAt / 4] = outerClosers.length;
  words[maxDepthAt / 4] = maxDepth;
  for (let depth = 0; depth < outerClosers.length; depth++)
    bytes[outerClosersAt + depth] = outerClosers[depth] as number;
}

function read(state: ScanState, { bytes, words }: Skipping): void {
  state.expected = words[expectedAt / 4] as number;
  state.closer = words[closerAt / 4] as number;
  const depth = words[depthAt / 4] as number;
  state.outerClosers.length = Math.min(state.outerClosers.length, depth);
  for (let at = 0; at < depth; at++) state.outerClosers[at] = bytes[outerClosersAt + at] as number;
}

/** Undefined where Node.js has no WebAssembly, as with `--jitless`, and on a processor without its vector instructions. */
function start(): Skipping | undefined {
  try {
    const module = new WebAssembly.Module(Buffer.from(skipTokensModule, "base64"));
    const { memory, skipTokens } = new WebAssembly.Instance(module).exports;
    return { bytes: new Uint8Array(memory.buffer), words: new Int32Array(memory.buffer, 0, 4), skipTokens };
  } catch {
    return undefined;
  }
}
