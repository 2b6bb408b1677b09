import { JsonStream } from "../../../../src/json/raw-json.js";
import { systemTimers } from "../../../../src/node/timers.js";
import { type Attempt, withHedge } from "../../../../src/pool/routing/with-hedge.js";
import { CallAbortController, type CallSignal } from "../../../../src/turns/call-signal.js";
import { settle } from "../../../fakes/manual-clock.js";

/** A caller's signal that counts who listens. */
class CountingStop extends CallAbortController {
  listening = 0;

  override addEventListener(type: "abort", listener: () => void): void {
    this.listening++;
    super.addEventListener(type, listener);
  }

  override removeEventListener(type: "abort", listener: () => void): void {
    this.listening--;
    super.removeEventListener(type, listener);
  }
}

const never = (): Promise<never> => new Promise(() => undefined);
const noting = (stops: CallSignal[]) => (stop: CallSignal) => {
  stops.push(stop);
  return never();
};
const failing = (error: Error) => async (): Promise<never> => {
  throw error;
};
const final = new Error("reverted");
const bytes = Buffer.from("1");
const empty = new JsonStream((async function* () {})());

function hedge<T>(first: Attempt<T>, ...others: readonly Attempt<T>[]) {
  const caller = new CountingStop("u1");
  const told: boolean[] = [];
  const left = [...others];
  const parts = {
    first,
    another: () => left.shift() ?? 10,
    afterMs: 10,
    timers: systemTimers,
    isFinal: (error: unknown) => error === final,
    onSettled: (isFirst: boolean) => void told.push(isFirst),
  };
  return { caller, told, answer: withHedge(parts, caller) };
}

describe("a hedge", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("asks nobody else before its time", async () => {
    const { told, answer } = hedge(async () => bytes, never);
    expect(await answer).toBe(bytes);
    jest.advanceTimersByTime(1_000);
    expect(told).toEqual([]);
  });

  it("takes the second's answer, and ends the first", async () => {
    const stops: CallSignal[] = [];
    const { told, answer } = hedge(noting(stops), async () => bytes);
    jest.advanceTimersByTime(9);
    expect(stops.map(({ aborted }) => aborted)).toEqual([false]);
    jest.advanceTimersByTime(1);
    expect(await answer).toBe(bytes);
    expect(stops.map(({ aborted }) => aborted)).toEqual([true]);
    expect(told).toEqual([false]);
  });

  it("asks again for another attempt when there was none", async () => {
    const answers = [25, async () => bytes];
    const another = jest.fn(() => answers.shift() ?? 10);
    const parts = { timers: systemTimers, isFinal: () => false, onSettled: () => undefined };
    const answer = withHedge({ ...parts, first: never, another, afterMs: 10 }, new CallAbortController());
    jest.advanceTimersByTime(34);
    expect(another).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(await answer).toBe(bytes);
  });

  it("asks a third at once when the second fails while the first does not respond", async () => {
    const { answer } = hedge<Buffer>(never, failing(new Error("broken")), async () => bytes);
    jest.advanceTimersByTime(10);
    expect(await answer).toBe(bytes);
  });

  it("asks a third in time when neither the first nor the second answers", async () => {
    const stops: CallSignal[] = [];
    const { answer } = hedge<Buffer>(noting(stops), noting(stops), async () => bytes);
    jest.advanceTimersByTime(20);
    expect(await answer).toBe(bytes);
    expect(stops.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it("rejects with the first one's error when all that were asked have failed", async () => {
    const broken = new Error("broken");
    await expect(hedge(failing(broken), never).answer.catch((error: unknown) => error)).resolves.toBe(broken);
  });

  it("takes a final error for an answer, and ends the others", async () => {
    const stops: CallSignal[] = [];
    const { answer } = hedge(noting(stops), failing(final));
    jest.advanceTimersByTime(10);
    await expect(answer).rejects.toBe(final);
    expect(stops.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it("leaves the caller's signal when it has an answer or none, but for one that still streams", async () => {
    const answered = hedge(async () => bytes, never);
    const failed = hedge(() => Promise.reject(new Error("broken")), never);
    const streaming = hedge(async () => empty, never);
    await Promise.allSettled([answered, failed, streaming].map(({ answer }) => answer));

    expect([answered, failed, streaming].map(({ caller }) => caller.listening)).toEqual([0, 0, 1]);
  });

  it("ends with the caller, both attempts and what streams", async () => {
    const stops: CallSignal[] = [];
    const streaming = hedge(async (stop) => {
      stops.push(stop);
      return empty;
    }, never);
    await streaming.answer;
    streaming.caller.abort("gone");
    const waiting = hedge(noting(stops), noting(stops));
    jest.advanceTimersByTime(10);
    waiting.caller.abort("gone");

    expect(stops.map(({ reason }) => reason)).toEqual(["gone", "gone", "gone"]);
    expect(stops.map(({ lane }) => lane)).toEqual(["u1", "u1", "u1"]);
  });
});

it("leaves the attempt that counts alone when the other succeeds too late", async () => {
  const stops: Parameters<Attempt<string>>[0][] = [];
  const answers: ((value: string) => void)[] = [];
  // Like a call whose answer is there, and which only looks at its node once more: stopping it has no effect.
  const attempt: Attempt<string> = (stop) => {
    stops.push(stop);
    return new Promise((resolve) => answers.push(resolve));
  };
  const settled: boolean[] = [];
  const begun = new Promise<void>((resolve) => {
    const second: Attempt<string> = (stop) => {
      const answer = attempt(stop);
      resolve();
      return answer;
    };
    const onSettled = (isFirst: boolean): void => void settled.push(isFirst);
    const parts = { afterMs: 0, timers: systemTimers, isFinal: () => false, onSettled };
    void withHedge({ ...parts, first: attempt, another: () => second }, new CallAbortController());
  });
  await begun;
  answers[0]?.("first");
  await settle();
  answers[1]?.("second");
  await settle();

  expect(stops.map(({ aborted }) => aborted)).toEqual([false, true]);
  expect(settled).toEqual([true]);
});
