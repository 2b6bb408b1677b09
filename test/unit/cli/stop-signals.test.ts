import { EventEmitter } from "node:events";
import { watchStopSignals } from "../../../src/cli/stop-signals.js";

class FakeProcess extends EventEmitter {
  ppid = 7;
  constructor(readonly env: Readonly<Record<string, string>> = {}) {
    super();
  }
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

describe("the end of the parent process", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("aborts under npm, within 200 ms, and is no second signal", () => {
    const source = new FakeProcess({ npm_lifecycle_event: "start" });
    const signal = watchStopSignals(source, () => 0);
    jest.advanceTimersByTime(200);
    expect(signal.aborted).toBe(false);
    source.ppid = 1;
    jest.advanceTimersByTime(199);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect([signal.aborted, source.exitCodes, jest.getTimerCount()]).toEqual([true, [], 0]);
  });

  it("is no stop without npm: nohup, setsid", () => {
    const source = new FakeProcess();
    const signal = watchStopSignals(source, () => 0);
    source.ppid = 1;
    jest.advanceTimersByTime(10_000);
    expect([signal.aborted, jest.getTimerCount()]).toEqual([false, 0]);
  });
});
