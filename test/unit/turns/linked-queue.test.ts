import { LinkedQueue, type QueueNode } from "../../../src/turns/linked-queue.js";
import { fc } from "../../seeded-fast-check.js";

describe("LinkedQueue", () => {
  it("holds what an array would, whoever leaves", () => {
    const steps = fc.array(fc.oneof(fc.constant("push"), fc.constant("shift"), fc.nat()), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (given) => {
        const queue = new LinkedQueue<number>();
        let places: QueueNode<number>[] = [];
        given.forEach((step, index) => {
          if (step === "push") places.push(queue.push(index));
          else if (step === "shift") expect(queue.shift()).toBe(places.shift()?.value);
          else {
            const leaving = places[step % places.length];
            if (leaving) queue.remove(leaving);
            places = places.filter((place) => place !== leaving);
          }
          expect([queue.size, ...queue]).toEqual([places.length, ...places.map(({ value }) => value)]);
        });
        expect(places.map(() => queue.shift())).toEqual(places.map(({ value }) => value));
        expect(queue.shift()).toBeUndefined();
      }),
    );
  });

  it("gives all values once, though each leaves when it has been given", () => {
    const queue = new LinkedQueue<number>();
    const places = [0, 1, 2].map((value) => queue.push(value));
    const given: number[] = [];
    for (const value of queue) {
      given.push(value);
      queue.remove(places[value] as QueueNode<number>);
    }
    expect([given, queue.size]).toEqual([[0, 1, 2], 0]);
  });

  it("leaves what has left it no way to those who came after", () => {
    const queue = new LinkedQueue<number>();
    const [first, second, third] = [1, 2, 3].map((value) => queue.push(value));
    queue.remove(second as QueueNode<number>);
    queue.shift();

    expect([first, second]).toEqual([1, 2].map((value) => ({ value, previous: undefined, next: undefined })));
    expect(queue.first).toBe(third);
  });
});
