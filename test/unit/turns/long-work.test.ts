import { LongWork } from "../../../src/turns/long-work.js";
import { settle } from "../../fakes/manual-clock.js";

/** Long work whose time and turns a test moves; each step takes as long as it says, and is noted. */
function setUp() {
  let nowMs = 0;
  let actions: (() => void)[] = [];
  const done: string[] = [];
  const thrown: unknown[] = [];
  const work = new LongWork({
    turnMs: 2,
    laneMs: 1,
    now: () => nowMs,
    onNextTurn: (action) => actions.push(action),
    onThrown: (error) => thrown.push(error),
  });
  const run = (lane: string, steps: number, stepMs: number, name = lane) =>
    work.run(
      lane,
      "body",
      (function* () {
        for (let step = 1; step <= steps; step++) {
          nowMs += stepMs;
          done.push(name);
          if (step < steps) yield;
        }
        return `${name} is done`;
      })(),
    );
  /** Ends this turn of the event loop, and lets the next one's work be done; what was done in it. */
  const nextTurn = async (): Promise<string> => {
    const begun = actions;
    actions = [];
    done.length = 0;
    nowMs += 100;
    for (const action of begun) action();
    await settle();
    await settle();
    return done.join("");
  };
  return { work, run, done, thrown, nextTurn, later: (ms: number) => (nowMs += ms) };
}

describe("long work", () => {
  it("begins at once, and ends in the turn of the event loop that it began in when it is short", async () => {
    const { run, done } = setUp();
    const result = run("a", 3, 0.5);
    expect(done).toEqual(["a"]);
    await expect(result).resolves.toBe("a is done");
    expect(done).toEqual(["a", "a", "a"]);
  });

  it("waits for a promise that a step yields, while others' work goes on", async () => {
    const { work, run, done } = setUp();
    let goOn: (() => void) | undefined;
    const steps = (function* () {
      yield new Promise<void>((resolve) => (goOn = resolve));
      done.push("after");
      yield Promise.resolve();
      return "done";
    })();
    const result = work.run("a", "body", steps);
    await run("a", 2, 0.1, "b");
    expect(done).toEqual(["b", "b"]);
    goOn?.();
    await expect(result).resolves.toBe("done");
    expect(done).toEqual(["b", "b", "after"]);
  });

  it("takes so much of each turn, and not more", async () => {
    const { run, done, nextTurn } = setUp();
    void run("a", 6, 1);
    await settle();
    expect(done.join("")).toBe("aa");
    expect(await nextTurn()).toBe("aa");
    expect(await nextTurn()).toBe("aa");
    expect(await nextTurn()).toBe("");
  });

  it("waits for the next turn when this one has been given enough, and then begins at once again", async () => {
    const { run, done, nextTurn } = setUp();
    await run("a", 1, 2);
    void run("b", 1, 1);
    expect(done).toEqual(["a"]);
    expect(await nextTurn()).toBe("b");
    await nextTurn();
    done.length = 0;
    void run("c", 1, 1);
    expect(done).toEqual(["c"]);
  });

  it("counts what comes between its steps, too", async () => {
    const { work, done, later } = setUp();
    void work.run(
      "a",
      "body",
      (function* () {
        for (;;) {
          done.push("a");
          void Promise.resolve().then(() => later(1));
          yield;
        }
      })(),
    );
    await settle();
    expect(done).toEqual(["a", "a"]);
  });

  it("is done lane by lane in turn, and in the order it came within each", async () => {
    const { run, nextTurn } = setUp();
    await run("first", 1, 2);
    for (const job of ["1", "2"]) void run("a", 2, 1, job);
    void run("b", 3, 1);
    expect([await nextTurn(), await nextTurn(), await nextTurn(), await nextTurn()]).toEqual(["1b", "1b", "2b", "2"]);
  });

  it("makes lanes equal in time, however long their steps are", async () => {
    const { run, done, nextTurn } = setUp();
    void run("a", 1_000, 10);
    await settle();
    void run("b", 1_000, 0.5);
    let all = "";
    for (let turn = 0; turn < 40; turn++) all += await nextTurn();
    const [ofA, ofB] = ["a", "b"].map((name) => all.split(name).length - 1) as [number, number];
    expect(done.length).toBeGreaterThan(0);
    expect(Math.abs(ofA * 10 - ofB * 0.5)).toBeLessThanOrEqual(11);
  });

  it("tells of steps of more than five milliseconds, and what they were of, as long as somebody listens", async () => {
    const { work, run, nextTurn } = setUp();
    const told: string[] = [];
    const stop = work.onLongStep((name, elapsedMs) => told.push(`${name} ${elapsedMs}`));
    const runAlone = async (stepMs: number): Promise<void> => {
      void run("a", 1, stepMs);
      await settle();
      await nextTurn();
    };
    await runAlone(5);
    expect(told).toEqual([]);
    await runAlone(5.5);
    expect(told).toEqual(["body 5.5"]);
    stop();
    await runAlone(6);
    expect(told).toHaveLength(1);
  });

  it("keeps no lane waiting for one that has a great many jobs", async () => {
    const { run, nextTurn } = setUp();
    for (let job = 0; job < 5_000; job++) void run("a", 1, 1);
    const light = run("b", 1, 1);
    expect(await nextTurn()).toContain("b");
    await expect(light).resolves.toBe("b is done");
  });

  it("goes on when an action throws in its turn", async () => {
    const { work, run, done, thrown } = setUp();
    const failure = new Error("a defect");
    work.queueAction("a", "page", () => {
      throw failure;
    });
    await run("a", 1, 0.5);
    expect([thrown, done]).toEqual([[failure], ["a"]]);
  });

  it("runs short actions at once while the turn has time left, and then in their lanes' turns", async () => {
    const { work, done, nextTurn, later } = setUp();
    const act = (lane: string): void =>
      work.runAction(lane, "WebSocket", () => {
        later(1);
        done.push(lane);
      });
    act("a");
    expect(done).toEqual(["a"]);
    for (let count = 0; count < 4; count++) act("a");
    act("b");
    await settle();
    expect(done.join("")).toBe("aa");
    expect(await nextTurn()).toBe("ab");
    expect(await nextTurn()).toBe("aa");
  });

  it("fails alone", async () => {
    const { work, run } = setUp();
    const problem = new Error("no");
    const failing = work.run(
      "a",
      "body",
      // oxlint-disable-next-line require-yield
      (function* (): Generator<undefined, never> {
        throw problem;
      })(),
    );
    const other = run("a", 2, 1);
    await expect(failing).rejects.toBe(problem);
    await expect(other).resolves.toBe("a is done");
  });
});
