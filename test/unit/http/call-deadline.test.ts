import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { startDeadline } from "../../../src/http/call-deadline.js";

/** As much of a response as a deadline looks at. */
function responseWith(writableFinished: boolean, headersSent = false): ServerResponse {
  const response = Object.assign(new EventEmitter(), {
    writableFinished,
    headersSent,
    destroyed: false,
    destroy: () => (response.destroyed = true),
  });
  return response as unknown as ServerResponse;
}

const options = { timeoutMs: 500, lane: "u1" };

describe("startDeadline", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("aborts after its time, and not before", () => {
    const { signal } = startDeadline(responseWith(false), options);
    jest.advanceTimersByTime(499);
    expect([signal.aborted, signal.lane]).toEqual([false, "u1"]);
    jest.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ code: -32011, message: "no answer within 500 ms" });
  });

  it("breaks off an answer that is under way by then: its reader may have stopped reading", () => {
    const [unanswered, underWay] = [responseWith(false), responseWith(false, true)];
    for (const response of [unanswered, underWay]) void startDeadline(response, options).signal;
    jest.advanceTimersByTime(500);
    expect([unanswered.destroyed, underWay.destroyed]).toEqual([false, true]);
  });

  it("does not abort once cleared", () => {
    const deadline = startDeadline(responseWith(false), options);
    deadline.clear();
    jest.advanceTimersByTime(10_000);
    expect(deadline.signal.aborted).toBe(false);
  });

  it("aborts when the caller goes before the answer is out", () => {
    const response = responseWith(false);
    const { signal } = startDeadline(response, options);
    response.emit("close");
    expect(signal.reason).toMatchObject({ code: -32011, message: "the caller is gone" });
  });

  it("does not when the connection closes after the answer", () => {
    const response = responseWith(true);
    const { signal } = startDeadline(response, options);
    response.emit("close");
    expect(signal.aborted).toBe(false);
  });
});
