import { LinkedQueue, type Place } from "../../../src/turns/linked-queue.js";
import { fc } from "../../seeded-fast-check.js";

describe("LinkedQueue", () => {
  it("holds what an array would, whoever leaves", () => {
    const steps = fc.array(fc.oneof(fc.constant("push"), fc.constant("shift"), fc.nat()), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (given) => {
        const queue = new LinkedQueue<number>();
        let places: Place<number>[] = [];
        given.forEach((step, index) => {
          if (step === "push") places.push(queue.push(index));
          else if (step === "shift") expect(queue.shift()).toBe(places.shift()?.value);
          else {
            const leaving = places[step % places.length];
            if (leaving) queue.remove(leaving);
            places = places.filter((place) => place !== leaving);
          }
          expect([queue.size, queue.first?.value]).toEqual([places.length, places[0]?.value]);
        });
        expect(places.map(() => queue.shift())).toEqual(places.map(({ value }) => value));
        expect(queue.shift()).toBeUndefined();
      }),
    );
  });
});
