import { CallDeadline, type TimedResponse } from "../../../src/http/call-deadline.js";

/** A response in whatever state. */
const responseIn = (state: { hasBegun?: boolean; waitsForReader?: boolean } = {}) => ({
  hasBegun: false,
  waitsForReader: false,
  breakOff: jest.fn(),
  ...state,
});

const deadlineOf = (response: TimedResponse): CallDeadline =>
  new CallDeadline(response, { startedMs: Date.now(), timeoutMs: 500, lane: "ada" });

describe("the deadline of a request", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("aborts its calls after its time, and not before", () => {
    const { signal } = deadlineOf(responseIn());
    jest.advanceTimersByTime(499);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ code: -32011, message: "no response within 500 ms" });
    expect(signal.lane).toBe("ada");
  });

  it("counts from the request on, whenever a call first asks for it", () => {
    const deadline = deadlineOf(responseIn());
    jest.advanceTimersByTime(400);
    const { signal } = deadline;
    jest.advanceTimersByTime(100);
    expect(signal.aborted).toBe(true);
  });

  it("lets a response go on that flows, and breaks off one that stops", () => {
    const response = responseIn({ hasBegun: true });
    const deadline = deadlineOf(response);
    const { signal } = deadline;
    for (let piece = 0; piece < 10; piece++) {
      jest.advanceTimersByTime(499);
      deadline.extend();
    }
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(500);
    expect(signal.aborted).toBe(true);
    expect(response.breakOff).toHaveBeenCalledTimes(1);
  });

  it("does not blame the calls for a reader who takes nothing", () => {
    const response = responseIn({ hasBegun: true, waitsForReader: true });
    const { signal } = deadlineOf(response);
    jest.advanceTimersByTime(5_000);
    response.waitsForReader = false;
    jest.advanceTimersByTime(499);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
  });

  it("never aborts once cleared", () => {
    const deadline = deadlineOf(responseIn());
    const { signal } = deadline;
    deadline.clear();
    jest.advanceTimersByTime(10_000);
    expect(signal.aborted).toBe(false);
  });

  it("aborts at once when it is told to, also for calls that ask later", () => {
    const [early, late] = [deadlineOf(responseIn()), deadlineOf(responseIn())];
    const { signal } = early;
    for (const deadline of [early, late]) deadline.abort("the client has disconnected");
    expect([signal.reason, late.signal.reason]).toMatchObject(
      [1, 2].map(() => ({ code: -32011, message: "the client has disconnected" })),
    );
    expect(jest.getTimerCount()).toBe(0);
  });
});
