import type { EVMResult, Message } from "@ethereumjs/evm";
import { createAddressFromBigInt } from "@ethereumjs/util";
import { type Hex, hexOfBytes, toQuantity } from "../rootstock/hex.js";
import { FrameRecorder } from "./frame-recorder.js";
import type { Watcher } from "./machine.js";
import type { RunState } from "./opcodes.js";
import { readOutcome } from "./run-message.js";
import type { TraceBudget } from "./trace-budget.js";

/** A trace of a transaction, without its place in the chain. */
export interface CallTrace {
  readonly action: Record<string, string>;
  readonly type: "call" | "create" | "suicide";
  subtraces: number;
  readonly traceAddress: readonly number[];
  result: Record<string, Hex> | null;
  error?: string;
}

interface Frame {
  readonly message: Message;
  readonly trace: CallTrace;
  readonly init: Uint8Array | undefined;
  /** How many logs there were before. */
  readonly logsBefore: number;
}

/** About what a trace has beside its data, and for each level that it is below the transaction. */
const traceBytes = 640;
const levelBytes = 8;

/**
 * Makes a transaction's traces, in the order of execution and in RSKj's form: a transaction that runs no code has no gas, and what a
 * contract asks of precompiled contracts is left out. Throws LimitExceeded when they are more than the budget.
 */
export class CallTracer implements Watcher {
  readonly #budget: TraceBudget;
  readonly traces: CallTrace[] = [];
  readonly details: FrameRecorder<CallTrace>;
  readonly #frames: Frame[] = [];
  /** The last one that may make a message. */
  #operation = "";

  constructor(budget: TraceBudget) {
    this.#budget = budget;
    this.details = new FrameRecorder(budget);
  }

  onMessage(message: Message): void {
    const init = message.to ? undefined : message.data;
    this.#budget.take(2 * message.data.length);
    const operation = this.#frames.length === 0 ? undefined : this.#operation;
    const action = init ? createAction(message, init, operation) : callAction(message, operation);
    const trace = this.#add(init ? "create" : "call", action);
    this.#frames.push({ message, trace, init, logsBefore: this.details.logCount });
  }

  onResult(result: EVMResult): void {
    const frame = this.#frames.pop();
    if (!frame) return;
    const { message, trace, init, logsBefore } = frame;
    const parent = this.#frames.at(-1);
    const isPrecompiled = message.isCompiled;
    if (parent && isPrecompiled) {
      this.traces.pop();
      parent.trace.subtraces--;
      return;
    }
    const isIdle = isPrecompiled || (init ?? (message.code as Uint8Array | undefined) ?? []).length === 0;
    if (!parent && isIdle) trace.action["gas"] = "0x0";
    const { outcome, reason } = readOutcome(result);
    if (outcome === "succeeded") {
      trace.result = this.#resultOf(result, init !== undefined);
      return;
    }
    trace.error = outcome === "reverted" ? "Reverted" : reason;
    this.details.addFailure(trace, result, logsBefore);
  }

  onTraced(name: string, state: RunState): void {
    if (name.startsWith("LOG")) {
      const trace = this.#frames.at(-1)?.trace;
      if (trace) this.details.addLog(trace, Number(name.slice(3)), state);
      return;
    }
    this.#operation = name.toLowerCase();
    if (name !== "SELFDESTRUCT") return;
    const { interpreter, stack } = state;
    const [heir = 0n] = stack.peek();
    this.#add("suicide", {
      address: interpreter.getAddress().toString(),
      refundAddress: createAddressFromBigInt(BigInt.asUintN(160, heir)).toString(),
      balance: toQuantity(interpreter.getSelfBalance()),
    });
  }

  /** To be called after the transaction: at the top level, gas is its limit and what its receipt says, the intrinsic gas included. */
  end(gas: bigint, gasUsed: bigint): void {
    const [top] = this.traces;
    if (!top) return;
    if (top.action["gas"] !== "0x0") top.action["gas"] = toQuantity(gas);
    if (top.result) top.result["gasUsed"] = toQuantity(gasUsed);
    else this.details.setGasUsed(top, gasUsed);
  }

  #resultOf({ execResult, createdAddress }: EVMResult, isCreation: boolean): Record<string, Hex> {
    const { returnValue, executionGasUsed } = execResult;
    this.#budget.take(2 * returnValue.length);
    const gasUsed = toQuantity(executionGasUsed);
    const bytes = hexOfBytes(returnValue);
    return isCreation
      ? { gasUsed, code: bytes, address: createdAddress?.toString() ?? "0x" }
      : { gasUsed, output: bytes };
  }

  #add(type: CallTrace["type"], action: CallTrace["action"]): CallTrace {
    const parent = this.#frames.at(-1)?.trace;
    const traceAddress = parent ? [...parent.traceAddress, parent.subtraces++] : [];
    const trace: CallTrace = { action, type, subtraces: 0, traceAddress, result: null };
    this.#budget.take(traceBytes + levelBytes * traceAddress.length);
    this.traces.push(trace);
    return trace;
  }
}

function callAction(message: Message, callType = "call"): CallTrace["action"] {
  const { to, caller, codeAddress, delegatecall, gasLimit, data, value } = message;
  return {
    callType,
    // The frame of a delegatecall has the caller and the address of the frame that made it.
    from: (delegatecall ? to : caller)?.toString() ?? "0x",
    to: (delegatecall ? codeAddress : to)?.toString() ?? "0x",
    gas: toQuantity(gasLimit),
    input: hexOfBytes(data),
    value: toQuantity(value),
  };
}

function createAction(message: Message, init: Uint8Array, creationMethod?: string): CallTrace["action"] {
  const { caller, gasLimit, value } = message;
  return {
    from: caller.toString(),
    gas: toQuantity(gasLimit),
    init: hexOfBytes(init),
    value: toQuantity(value),
    ...(creationMethod !== undefined && { creationMethod }),
  };
}
