import { FairSlots } from "../../../src/turns/fair-slots.js";
import { fc } from "../../seeded-fast-check.js";

/** Slots for which every call that gets one is noted, as the name of its lane. */
function slotsOf(size: number, queueLength = 10_000) {
  const slots = new FairSlots(size, queueLength);
  const begun: string[] = [];
  const call = (lane: string): (() => void) => {
    if (!slots.take(lane)) return slots.wait(lane, () => begun.push(lane));
    begun.push(lane);
    return () => undefined;
  };
  const callTimes = (times: number, lane: string) => Array.from({ length: times }, () => call(lane));
  return { slots, begun, call, callTimes };
}

const countOf = (begun: readonly string[], lane: string) => begun.filter((name) => name === lane).length;

describe("a lane", () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 3],
    [8, 6],
    [64, 48],
  ])("of %d slots gets at most %d while it is alone", (size, most) => {
    const { begun, callTimes } = slotsOf(size);
    callTimes(100, "heavy");
    expect(begun).toHaveLength(most);
  });

  it("begins at once however much another one has begun and waits for", () => {
    const { slots, begun, call, callTimes } = slotsOf(64);
    callTimes(500, "heavy");
    expect([slots.hasFree("heavy"), slots.hasFree("light")]).toEqual([false, true]);
    call("light");
    expect(begun.at(-1)).toBe("light");
  });

  it("is served in the order its calls came, one for each that ends", () => {
    const slots = new FairSlots(1, 10);
    const begun: number[] = [];
    slots.take("one");
    for (const number of [1, 2, 3]) slots.wait("one", () => begun.push(number));
    slots.free("one");
    expect(begun).toEqual([1]);
    slots.free("one");
    slots.free("one");
    expect(begun).toEqual([1, 2, 3]);
  });
});

describe("lanes that wait", () => {
  it("get the next slot first when they hold none", () => {
    const { slots, begun, call, callTimes } = slotsOf(4);
    callTimes(10, "heavy");
    call("b");
    callTimes(5, "c");
    begun.length = 0;
    slots.free("heavy");
    slots.free("heavy");
    expect(begun).toEqual(["c"]);
    // What the others might take would be the last one free.
    expect([slots.hasFree("heavy"), slots.hasFree("c"), slots.hasFree("d")]).toEqual([false, false, true]);
  });

  it("take turns, whatever each of them waits for", () => {
    const { slots, begun, callTimes } = slotsOf(1);
    callTimes(1, "first");
    callTimes(5, "a");
    callTimes(2, "b");
    callTimes(3, "c");
    begun.length = 0;
    slots.free("first");
    for (let turn = 0; turn < 9; turn++) slots.free(begun.at(-1) as string);
    expect(begun.join("")).toBe("abcabcacaa");
  });

  it("share the slots evenly once those begun before have ended", () => {
    const { slots, begun, callTimes } = slotsOf(64);
    for (const lane of ["a", "b", "c"]) callTimes(500, lane);
    const held = new Map(["a", "b", "c"].map((lane) => [lane, countOf(begun, lane)]));
    for (let turn = 0; turn < 300; turn++) {
      const lane = ["a", "b", "c"][turn % 3] as string;
      if (held.get(lane) === 0) continue;
      const before = begun.length;
      slots.free(lane);
      held.set(lane, (held.get(lane) as number) - 1);
      for (const other of begun.slice(before)) held.set(other, (held.get(other) as number) + 1);
    }
    const counts = [...held.values()];
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(54);
  });

  it("lose nothing when one of their calls leaves", () => {
    const { slots, begun, call } = slotsOf(1);
    call("first");
    const [leave] = [call("a"), call("b")];
    leave?.();
    expect([slots.isWaiting("a"), slots.isWaiting("b")]).toEqual([false, true]);
    slots.free("first");
    expect(begun).toEqual(["first", "b"]);
  });
});

describe("the queue", () => {
  it("refuses one more than it holds", () => {
    const { slots, call } = slotsOf(1, 1);
    call("a");
    expect(slots.isFull("a")).toBe(false);
    call("a");
    expect(slots.isFull("a")).toBe(true);
    expect(() => call("a")).toThrow("the queue is full");
  });

  it("has a place left for another lane when one has filled its part", () => {
    const { slots, begun, call } = slotsOf(1, 8);
    call("heavy");
    let waiting = 0;
    for (; !slots.isFull("heavy"); waiting++) call("heavy");
    expect(waiting).toBe(6);
    call("light");
    slots.free("heavy");
    slots.free("heavy");
    expect(begun).toEqual(["heavy", "heavy", "light"]);
  });
});

/** What happens at random: a call of a lane begins, or some call ends or leaves. */
const steps = fc.array(
  fc.record({ lane: fc.constantFrom("a", "b", "c", "d"), isEnding: fc.boolean(), pick: fc.nat() }),
  {
    maxLength: 300,
  },
);

it("never holds more than there are, wastes none, loses and forgets nobody", () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 9 }), (given, size) => {
      const slots = new FairSlots(size, 1_000);
      const held: string[] = [];
      let waiting: { lane: string; leave: () => void }[] = [];
      for (const { lane, isEnding, pick } of given) {
        if (isEnding && held.length > 0) slots.free(held.splice(pick % held.length, 1)[0] as string);
        else if (isEnding && waiting.length > 0) waiting.splice(pick % waiting.length, 1)[0]?.leave();
        else if (slots.take(lane)) held.push(lane);
        else {
          const one = { lane, leave: () => undefined as void };
          waiting.push(one);
          one.leave = slots.wait(lane, () => {
            waiting = waiting.filter((other) => other !== one);
            held.push(lane);
          });
        }
        expect(slots.outstanding()).toBe(held.length + waiting.length);
        expect(held.length).toBeLessThanOrEqual(size);
        // Who waits has a reason: no slot is free, or it has its share.
        for (const one of waiting) expect(slots.hasFree(one.lane)).toBe(false);
        if (held.length < size) expect(waiting.every((one) => held.includes(one.lane))).toBe(true);
      }
      while (held.length > 0) slots.free(held.pop() as string);
      expect([slots.outstanding(), waiting]).toEqual([0, []]);
    }),
  );
});
