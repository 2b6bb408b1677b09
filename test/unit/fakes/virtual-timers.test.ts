import { createVirtualTimers } from "../../fakes/virtual-timers.js";

describe("virtual time", () => {
  it("runs what falls due in order, with the promises that follow from it", async () => {
    const timers = createVirtualTimers();
    const seen: string[] = [];
    const note = (what: string) => seen.push(`${timers.now()} ${what}`);
    timers.after(30, () => note("third"));
    timers.after(10, () => {
      note("first");
      void Promise.resolve()
        .then(() => undefined)
        .then(() => timers.after(5, () => note("second")));
    });
    timers.after(20, () => note("cancelled"))();
    timers.after(41, () => note("later"));

    await timers.run(40);

    expect(seen).toEqual(["10 first", "15 second", "30 third"]);
    expect(timers.now()).toBe(40);
  });

  it("keeps the order of what falls due at the same moment", async () => {
    const timers = createVirtualTimers();
    const seen: number[] = [];
    for (let count = 0; count < 50; count++)
      timers.after((count * 7) % 5, () => seen.push(((count * 7) % 5) * 100 + count));

    await timers.run(10);

    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen).toHaveLength(50);
  });

  it("rejects with what the work throws", async () => {
    const timers = createVirtualTimers();
    timers.after(1, () => {
      throw new Error("broken");
    });

    await expect(timers.run(10)).rejects.toThrow("broken");
  });
});
