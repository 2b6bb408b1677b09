import type {
  CallAction,
  CallFrame,
  CallOutcome,
  CreateAction,
  CreateOutcome,
  DestroyAction,
  FrameKind,
} from "../../generated/types.js";
import { readableLine } from "../rpc/readable-line.js";
import { readReason } from "./revert-reason.js";

/** The part of a trace that says what one message did. */
export interface TracedMessage {
  readonly type: "call" | "create" | "suicide";
  readonly action: object;
  readonly result: object | null;
  readonly error?: string;
}

/** A frame with those inside it: the document does not say of what kind they are. */
export type Frame = Omit<CallFrame, "calls"> & { calls?: Frame[] };

/** What a frame has beside its trace. */
export type FrameDetails = Pick<CallFrame, "gasUsed" | "output" | "error" | "logs">;

/**
 * One frame of a trace, as go-ethereum's `callTracer` writes it, without what happened inside it. Of a reverted call a trace has neither
 * the output nor the gas used: those are in the details.
 */
export function frameOf(trace: TracedMessage, details?: FrameDetails): Frame {
  if (trace.type === "suicide") return destruction(trace.action as DestroyAction);
  const action = trace.action as CallAction & CreateAction;
  const { gasUsed, output, code, address } = (trace.result ?? {}) as Partial<CallOutcome & CreateOutcome>;
  const isCreation = trace.type === "create";
  const to = isCreation ? address : action.to;
  const type = (isCreation ? (action.creationMethod ?? "create") : action.callType).toUpperCase() as FrameKind;
  const error = trace.error === undefined ? undefined : errorWords(trace.error);
  const used = gasUsed ?? details?.gasUsed ?? (isHalt(error) ? action.gas : undefined);
  const returned = output ?? code ?? details?.output ?? "0x";
  const reason = error === reverted ? readReason(returned) : undefined;
  const logs = error === undefined ? (details?.logs ?? []) : [];
  return {
    type,
    from: action.from,
    ...(to !== undefined && { to }),
    ...(type !== "STATICCALL" && { value: action.value }),
    gas: action.gas,
    ...(used !== undefined && { gasUsed: used }),
    input: isCreation ? action.init : action.input,
    ...(returned !== "0x" && !isHalt(error) && { output: returned }),
    ...(error !== undefined && { error }),
    ...(reason !== undefined && { revertReason: reason }),
    ...(logs.length > 0 && { logs }),
  };
}

function destruction({ address, refundAddress, balance }: DestroyAction): Frame {
  const nothing = { gas: "0x0", gasUsed: "0x0", input: "0x" } as const;
  return { type: "SELFDESTRUCT", from: address, to: refundAddress, value: balance, ...nothing };
}

/** The frames of a transaction as a tree: frames come in the order of execution, each with its place as in `traceAddress`. */
export function nestFrames(frames: readonly Frame[], places: readonly (readonly number[])[]): Frame | undefined {
  const path: Frame[] = [];
  for (const [index, frame] of frames.entries()) {
    const depth = places[index]?.length ?? 0;
    const outer = path[depth - 1];
    path.length = depth;
    path.push(frame);
    if (outer) (outer.calls ??= []).push(frame);
  }
  return path[0];
}

const reverted = "execution reverted";

/** Whether it is the error of a message that reverted, as nodes or frames write it. */
export const isReverted = (error: string | undefined): boolean => error !== undefined && errorWords(error) === reverted;

/** Whether it used up all of its gas. */
const isHalt = (error: string | undefined): boolean => error !== undefined && error !== reverted;

const maxErrorLength = 200;

/** What RSKj and the devchain say where a message fails, and go-ethereum's words for it. */
const wordsByError: readonly (readonly [RegExp, string])[] = [
  [/^(?:execution )?revert(?:ed)?$/i, reverted],
  [/OutOfGasException|^not enough gas|^out of gas/i, "out of gas"],
  [/StaticCallModification|inside STATICCALL|static state change/i, "write protection"],
  [/BadJumpDestination|invalid jump/i, "invalid jump destination"],
  [/StackTooSmall|stack underflow/i, "stack underflow"],
  [/StackTooLarge|stack overflow/i, "stack limit reached"],
  [/collision/i, "contract address collision"],
];

/** Why a message failed, in go-ethereum's words; a text that is none of the known ones stays as it is. */
export function errorWords(error: string): string {
  const opcode = /Invalid operation code: opcode\[([\da-f]{2})\]/i.exec(error)?.[1];
  if (opcode !== undefined)
    return opcode === "fe" ? "invalid opcode: INVALID" : `invalid opcode: opcode 0x${opcode} not defined`;
  return wordsByError.find(([pattern]) => pattern.test(error))?.[1] ?? readableLine(error, maxErrorLength);
}
