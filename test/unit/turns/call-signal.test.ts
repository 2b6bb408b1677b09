import { CallAbortController, type CallSignal, LinkedAbortController, laneOf } from "../../../src/turns/call-signal.js";

/** Both kinds of signal must do the same. */
const kinds: readonly [string, () => { signal: CallSignal; abort: (reason: unknown) => void }][] = [
  [
    "an AbortController's signal",
    () => {
      const controller = new AbortController();
      return { signal: controller.signal, abort: (reason) => controller.abort(reason) };
    },
  ],
  [
    "a CallAbortController",
    () => {
      const stop = new CallAbortController();
      return { signal: stop, abort: (reason) => stop.abort(reason) };
    },
  ],
];

describe.each(kinds)("%s", (_, create) => {
  it("tells each listener once, with the first reason", () => {
    const { signal, abort } = create();
    const told: string[] = [];
    signal.addEventListener("abort", () => told.push(`first ${String(signal.reason)}`), { once: true });
    signal.addEventListener("abort", () => told.push("second"), { once: true });

    expect(signal.aborted).toBe(false);
    expect(signal.reason).toBeUndefined();
    signal.throwIfAborted();
    abort("reason");
    abort("another");

    expect(told).toEqual(["first reason", "second"]);
    expect(signal).toMatchObject({ aborted: true, reason: "reason" });
    expect(() => signal.throwIfAborted()).toThrow("reason");
  });

  it("tells nothing to who came twice, left, left meanwhile, or came too late", () => {
    const { signal, abort } = create();
    const told: string[] = [];
    const twice = (): number => told.push("twice");
    const left = (): number => told.push("left");
    const leftMeanwhile = (): number => told.push("left meanwhile");
    signal.addEventListener("abort", twice, { once: true });
    signal.addEventListener("abort", twice, { once: true });
    signal.addEventListener("abort", left, { once: true });
    signal.addEventListener("abort", () => signal.removeEventListener("abort", leftMeanwhile), { once: true });
    signal.addEventListener("abort", leftMeanwhile, { once: true });
    signal.removeEventListener("abort", left);

    abort("reason");
    signal.addEventListener("abort", () => told.push("too late"), { once: true });

    expect(told).toEqual(["twice"]);
  });

  it("tells those who came twice once, though one before them has left", () => {
    const { signal, abort } = create();
    const told: string[] = [];
    const left = (): number => told.push("left");
    const [second, third] = [(): number => told.push("second"), (): number => told.push("third")];
    for (const listener of [left, second]) signal.addEventListener("abort", listener, { once: true });
    signal.removeEventListener("abort", left);
    for (const listener of [third, second]) signal.addEventListener("abort", listener, { once: true });

    abort("reason");

    expect(told).toEqual(["second", "third"]);
  });
});

it("has a lane, its own or that of all that have none", () => {
  const controller = new AbortController();
  expect(laneOf(new CallAbortController("u1"))).toBe("u1");
  expect(laneOf(new CallAbortController())).toBe(laneOf(controller.signal));
});

describe("LinkedAbortController", () => {
  it("has the lane of its signal", () => {
    expect(new LinkedAbortController(new CallAbortController("u1")).lane).toBe("u1");
  });

  it("aborts with its signal, and may before it", () => {
    const outer = new CallAbortController();
    const [one, other] = [new LinkedAbortController(outer), new LinkedAbortController(outer)];

    one.abort("own");
    expect(outer.aborted).toBe(false);
    outer.abort("outer");

    expect([one.reason, other.reason]).toEqual(["own", "outer"]);
    expect(new LinkedAbortController(outer)).toMatchObject({ aborted: true, reason: "outer" });
  });

  it("leaves the signal when it is detached", () => {
    const outer = new CallAbortController();
    const stop = new LinkedAbortController(outer);
    stop.detach();
    outer.abort("outer");
    expect(stop.aborted).toBe(false);
  });
});
