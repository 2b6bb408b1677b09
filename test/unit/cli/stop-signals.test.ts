import { EventEmitter } from "node:events";
import { watchStopSignals } from "../../../src/cli/stop-signals.js";

class FakeProcess extends EventEmitter {
  readonly exitCodes: number[] = [];
  exit(exitCode: number): void {
    this.exitCodes.push(exitCode);
  }
}

describe.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
] as const)("%s", (name, exitCode) => {
  let source: FakeProcess;
  let nowMs: number;
  let signal: AbortSignal;
  beforeEach(() => {
    source = new FakeProcess();
    nowMs = 1_000;
    signal = watchStopSignals(source, () => nowMs);
  });

  it("aborts the first time", () => {
    expect(signal.aborted).toBe(false);
    source.emit(name);
    expect([signal.aborted, source.exitCodes]).toEqual([true, []]);
  });

  it("ends the process at once the second time, whichever came first", () => {
    source.emit("SIGINT");
    nowMs += 500;
    source.emit(name);
    expect(source.exitCodes).toEqual([exitCode]);
  });

  it("counts once where it comes twice within half a second", () => {
    source.emit(name);
    nowMs += 499;
    source.emit(name);
    expect(source.exitCodes).toEqual([]);
  });
});
