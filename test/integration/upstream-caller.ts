import { setTimeout as sleep } from "node:timers/promises";
import { cancelStream, type JsonStream } from "../../src/json/raw-json.js";
import type { Node } from "../../src/node/node.js";
import { CallAbortController } from "../../src/turns/call-signal.js";

/** What one caller does. */
export interface Caller {
  readonly method: "eth_getCode" | "eth_call" | "eth_sendRawTransaction";
  readonly startMs: number;
  /** When the caller gives up, after its start; 0 is right after it asked. */
  readonly abortMs: number | undefined;
  readonly reader: Reader;
}

/** What the caller does with an answer that is still arriving. */
export type Reader =
  /** Reads it all, with a wait before and a pause after each piece. */
  | { readonly kind: "reads"; readonly waitMs: number; readonly pauseMs: number }
  /** Stops after so many pieces. */
  | { readonly kind: "stops"; readonly pieces: number }
  /** Lets the answer wait, then gives up, and only then reads what there is. */
  | { readonly kind: "waits"; readonly waitMs: number }
  | { readonly kind: "cancels"; readonly waitMs: number };

/** What came of a call. */
export interface Outcome {
  /** What was read of the result. */
  readonly text: string;
  /** Whether that is all of it. */
  readonly isWhole: boolean;
  readonly error?: unknown;
}

/** Why a caller gave up. */
export const gone = new Error("the client has disconnected");

/** Makes call `number`; never rejects. */
export async function ask(node: Node, number: number, caller: Caller): Promise<Outcome> {
  const stop = new CallAbortController();
  const pieces: Uint8Array[] = [];
  await sleep(caller.startMs);
  // However the call ends before: who is answered may give up as well, to no effect.
  if (caller.abortMs) setTimeout(() => stop.abort(gone), caller.abortMs);
  try {
    const answer = node.call(caller.method, [`0x${number.toString(16)}`, "latest"], stop);
    if (caller.abortMs === 0) stop.abort(gone);
    const result = await answer;
    const isWhole = result instanceof Uint8Array || (await read(result, pieces, { ...caller, stop }));
    if (result instanceof Uint8Array) pieces.push(result);
    return { text: Buffer.concat(pieces).toString(), isWhole };
  } catch (error) {
    return { text: Buffer.concat(pieces).toString(), isWhole: false, error };
  }
}

/** Adds what it reads to `pieces`; true when that is everything. */
async function read(
  stream: JsonStream,
  pieces: Uint8Array[],
  { reader, stop }: Caller & { readonly stop: CallAbortController },
) {
  if ("waitMs" in reader) await sleep(reader.waitMs);
  if (reader.kind === "cancels") {
    await cancelStream(stream);
    return false;
  }
  if (reader.kind === "waits") stop.abort(gone);
  for await (const piece of stream.chunks) {
    pieces.push(piece);
    if (reader.kind === "stops" && pieces.length >= reader.pieces) return false;
    if (reader.kind === "reads" && reader.pauseMs > 0) await sleep(reader.pauseMs);
  }
  return true;
}
