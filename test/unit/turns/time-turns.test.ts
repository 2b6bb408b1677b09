import { createTimeTurns } from "../../../src/turns/time-turns.js";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const busyFor = (ms: number): void => {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs);
};

describe("createTimeTurns", () => {
  it("runs what the time of a turn allows, and the rest in later turns, in order", async () => {
    const onTurn = createTimeTurns(2);
    const seen: string[] = [];
    for (const name of ["a", "b", "c"])
      onTurn(() => {
        seen.push(name);
        busyFor(3);
      });
    expect(seen).toEqual([]);
    for (let turn = 1; turn <= 3; turn++) {
      await nextTurn();
      seen.push("another");
    }
    expect(seen.slice(0, 5)).toEqual(["a", "another", "b", "another", "c"]);
  });

  it("runs many short actions in one turn", async () => {
    const onTurn = createTimeTurns(50);
    let count = 0;
    for (let action = 0; action < 100; action++) onTurn(() => count++);
    await nextTurn();
    expect(count).toBe(100);
  });

  it("leaves what an action adds to a later turn, behind those that wait", async () => {
    const onTurn = createTimeTurns(2);
    const seen: string[] = [];
    onTurn(() => {
      seen.push("first");
      onTurn(() => seen.push("added"));
      busyFor(3);
    });
    onTurn(() => seen.push("second"));
    await nextTurn();
    expect(seen).toEqual(["first"]);
    await nextTurn();
    await nextTurn();
    expect(seen).toEqual(["first", "second", "added"]);
  });
});
