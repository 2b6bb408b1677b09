import type { CallFrame, FrameKind, FrameLog } from "../../generated/types.js";
import { textOf } from "../json/json-bytes.js";
import { itemsOf } from "../json/json-items.js";
import { collectBytes, isNull, JsonStream, type RawJson } from "../json/raw-json.js";
import type { NodeCall } from "../node/node-call.js";
import { errorWords, type Frame } from "../rootstock/call-frames.js";
import type { Hex } from "../rootstock/hex.js";
import { readReason } from "../rootstock/revert-reason.js";
import { createByteBudget, limitStream } from "../rpc/limit-stream.js";

/** A frame as RSKj's `callTracer` writes it. */
interface RskFrame extends Omit<CallFrame, "type" | "calls" | "logs"> {
  readonly type: FrameKind | "NONE";
  readonly calls?: readonly RskFrame[];
  /** With those of the frames inside it; with a negative index where one around it failed. */
  readonly logs?: readonly (Omit<FrameLog, "index"> & { readonly index: number })[];
}

/** Of one transaction, in bytes. */
const maxFrameBytes = 4 * 1024 * 1024;

/**
 * The frames of a transaction or of a block's as go-ethereum writes them.
 *
 * @throws RpcError LimitExceeded where those of one transaction are more than 4 MiB.
 */
export async function adaptFrames({ method }: NodeCall, result: RawJson): Promise<RawJson> {
  if (isNull(result)) return result;
  if (method !== "debug_traceTransaction") {
    const adapted = new JsonStream(adaptTransactions(result));
    return result instanceof JsonStream ? adapted : collectBytes(adapted);
  }
  const frame = JSON.parse(textOf(await collect(result))) as RskFrame;
  return Buffer.from(JSON.stringify(adaptFrame(frame)));
}

/** The bytes of one transaction's frames. */
function collect(result: RawJson): Promise<Uint8Array> {
  const chunks = result instanceof JsonStream ? result : new JsonStream(chunkOf(result));
  return collectBytes(limitStream(chunks, createByteBudget(maxFrameBytes)));
}

async function* chunkOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* adaptTransactions(result: RawJson): AsyncGenerator<Uint8Array> {
  let opening = "[";
  for await (const item of itemsOf(result)) {
    const traced = JSON.parse(textOf(await collect(item))) as { readonly txHash: string; readonly result: RskFrame };
    yield Buffer.from(`${opening}${JSON.stringify({ txHash: traced.txHash, result: adaptFrame(traced.result) })}`);
    opening = ",";
  }
  yield Buffer.from(opening === "[" ? "[]" : "]");
}

function adaptFrame({ type, calls = [], logs = [], ...frame }: RskFrame): Frame {
  if (type === "NONE") return { type: "SELFDESTRUCT", from: frame.from, gas: "0x0", gasUsed: "0x0", input: "0x" };
  const { value, output = "0x0", error, revertReason, ...others } = frame;
  const isCreation = type.startsWith("CREATE");
  // A creation's output is the address of the contract.
  const outcome = isCreation ? created(output, error) : returned(output, error);
  const reason = readReason(outcome.output ?? "0x") ?? revertReason;
  const own = ownLogs(logs, calls);
  return {
    type,
    ...others,
    ...(value !== undefined && type !== "STATICCALL" && { value }),
    ...outcome,
    ...(error !== undefined && { error: errorWords(error) }),
    ...(reason !== undefined && error !== undefined && { revertReason: reason }),
    ...(calls.length > 0 && { calls: calls.map(adaptFrame) }),
    ...(own.length > 0 && { logs: own }),
  };
}

/** RSKj writes bytes as a number, without leading zeros. */
interface Outcome {
  readonly to?: Hex;
  readonly output?: Hex;
}

function created(address: string, error: string | undefined): Outcome {
  return error === undefined ? { to: dataOf(address, [40]) } : {};
}

/** What calls return is words; what they revert with has a selector before them. */
function returned(output: string, error: string | undefined): Outcome {
  if (output === "0x0") return {};
  return { output: dataOf(output, error === undefined ? [64] : [8, 64]) };
}

/** A number as data of the next length, in digits, that has one of the endings after whole words. */
function dataOf(number: string, endings: readonly number[]): Hex {
  const digits = number.slice(2);
  const words = Math.floor(digits.length / 64) * 64;
  const rest = digits.length - words;
  const ending = rest === 0 ? 0 : (endings.find((length) => length >= rest) ?? 64);
  return `0x${digits.padStart(words + ending, "0")}`;
}

function ownLogs(logs: NonNullable<RskFrame["logs"]>, calls: readonly RskFrame[]): FrameLog[] {
  const inside = new Set(calls.flatMap((call) => call.logs ?? []).map(({ index }) => index));
  return logs
    .filter(({ index }) => index >= 0 && !inside.has(index))
    .map(({ index, address, topics, data }) => ({ index: `0x${index.toString(16)}`, address, topics, data }));
}
