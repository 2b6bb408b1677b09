import type { EVMResult } from "@ethereumjs/evm";
import { bigIntToHex } from "@ethereumjs/util";
import type { FrameLog } from "../../generated/types.js";
import type { FrameDetails } from "../rootstock/call-frames.js";
import { type Hex, hexOfBytes, toQuantity } from "../rootstock/hex.js";
import type { RunState } from "./opcodes.js";
import type { TraceBudget } from "./trace-budget.js";

/** A log, and the trace of the code that wrote it. */
interface TracedLog<Trace> extends Omit<FrameLog, "index"> {
  readonly trace: Trace;
}

/** About what a log has beside its data. */
const logBytes = 512;

/** What frames have that traces lack: logs, and what messages that failed returned and used. Bounded by the budget of the traces. */
export class FrameRecorder<Trace> {
  readonly #budget: TraceBudget;
  readonly #failed = new Map<Trace, FrameDetails>();
  /** Without those of messages that failed. */
  readonly #logs: TracedLog<Trace>[] = [];

  constructor(budget: TraceBudget) {
    this.#budget = budget;
  }

  get logCount(): number {
    return this.#logs.length;
  }

  /** A message failed: what it and those inside it logged is gone. */
  addFailure(trace: Trace, { execResult: { returnValue, executionGasUsed } }: EVMResult, logsBefore: number): void {
    this.#budget.take(2 * returnValue.length);
    this.#failed.set(trace, { gasUsed: toQuantity(executionGasUsed), output: hexOfBytes(returnValue) });
    this.#logs.length = logsBefore;
  }

  setGasUsed(trace: Trace, gasUsed: bigint): void {
    this.#failed.set(trace, { ...this.#failed.get(trace), gasUsed: toQuantity(gasUsed) });
  }

  addLog(trace: Trace, topicCount: number, { interpreter, memory, stack }: RunState): void {
    const [offset = 0n, length = 0n, ...topics] = stack.peek(2 + topicCount);
    const data = length === 0n ? new Uint8Array() : memory.read(Number(offset), Number(length));
    this.#budget.take(logBytes + 2 * data.length);
    const address = interpreter.getAddress().toString();
    const words = topics.map((topic): Hex => `0x${bigIntToHex(topic).slice(2).padStart(64, "0")}`);
    this.#logs.push({ trace, address, topics: words, data: hexOfBytes(data) });
  }

  /** Of each of a transaction's traces. */
  of(traces: readonly Trace[]): ReadonlyMap<Trace, FrameDetails> {
    const details = new Map(traces.map((trace) => [trace, { ...this.#failed.get(trace), logs: [] as FrameLog[] }]));
    for (const [index, { trace, ...log }] of this.#logs.entries())
      details.get(trace)?.logs.push({ index: toQuantity(index), ...log });
    return details;
  }
}
