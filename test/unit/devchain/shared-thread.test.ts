import { setImmediate as nextEvents } from "node:timers/promises";
import { SharedThread, type ThreadOptions, type Turn } from "../../../src/devchain/shared-thread.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";

/** A thread on which every `pass` lets others go first, and a list of what had a turn. */
function sharedThread(options: Partial<ThreadOptions> = {}) {
  const thread = new SharedThread({ sliceMs: 0, ...options });
  const order: string[] = [];
  const steps = (name: string, count: number) => async (turn: Turn) => {
    for (let step = 0; step < count; step += 1) {
      order.push(name);
      await turn.pass();
    }
    return name;
  };
  return { thread, order, steps };
}

const of = (lane: string) => new CallAbortController(lane);

it("runs work at once when no other has a turn", () => {
  const { thread, order, steps } = sharedThread();

  void thread.run(of("a"), steps("a", 1));

  expect(order).toEqual(["a"]);
});

it("gives lanes turns, however much work each has", async () => {
  const { thread, order, steps } = sharedThread();

  const heavy = [1, 2, 3].map((index) => thread.run(of("a"), steps(`a${index}`, 4)));
  const light = thread.run(of("b"), steps("b", 2));

  expect(await light).toBe("b");
  expect(order.map((name) => name[0]).join("")).toMatch(/^a{1,2}baba?$/);
  await Promise.all(heavy);
});

it("gives the work of one lane turns", async () => {
  const { thread, order, steps } = sharedThread();

  const long = thread.run(of("a"), steps("long", 100));
  await thread.run(of("a"), steps("short", 1));

  expect(order.length).toBeLessThan(5);
  await long;
});

it("ends work at its next turn when its caller goes", async () => {
  const { thread, order, steps } = sharedThread();
  const caller = of("a");
  const work = thread.run(caller, steps("a", 1_000));

  await nextEvents();
  caller.abort(new Error("gone"));
  const before = order.length;

  await expect(work).rejects.toThrow("gone");
  expect(order).toHaveLength(before);
});

it("doesn't begin work whose caller has gone already", async () => {
  const { thread, order, steps } = sharedThread();

  await expect(thread.run(AbortSignal.abort(new Error("gone")), steps("a", 1))).rejects.toThrow("gone");

  expect(order).toEqual([]);
});

it("counts only the time that work has the thread, and ends it when that is used up", async () => {
  let nowMs = 0;
  const thread = new SharedThread({ nowMs: () => nowMs, sliceMs: 5 });
  const used: number[] = [];
  const busy = (slices: number, ms: number) => async (turn: Turn) => {
    for (let slice = 0; slice < slices; slice += 1) {
      nowMs += ms;
      await turn.pass();
    }
    used.push(turn.usedMs());
  };

  const other = thread.run(of("other"), busy(100, 5));
  await thread.run(of("a"), busy(10, 10), { maxMs: 100 });
  await expect(thread.run(of("b"), busy(11, 10), { maxMs: 100 })).rejects.toMatchObject({
    errorName: "LimitExceeded",
  });
  await other;

  expect(used).toEqual([100, 500]);
});

it("lets others have the thread while work waits for something else", async () => {
  const { thread, steps } = sharedThread();

  const result = await thread.run(of("a"), async (turn) => {
    const inner = await turn.outside(() => thread.run(of("a"), steps("inner", 3)));
    await turn.pass();
    return `outer of ${inner}`;
  });

  expect(result).toBe("outer of inner");
});

it("hands the thread on when work fails", async () => {
  const { thread, steps } = sharedThread();
  const failing = thread.run(of("a"), () => Promise.reject(new Error("broken")));
  const next = thread.run(of("b"), steps("b", 1));

  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("b");
});

it("lets events in between two slices", async () => {
  const { thread, order, steps } = sharedThread();
  const work = thread.run(of("a"), steps("a", 50));

  setImmediate(() => order.push("event"));
  await work;

  expect(order.indexOf("event")).toBeLessThan(5);
});
