import { LaneQueue } from "../../../src/turns/lane-queue.js";

function drain(queue: LaneQueue<string>): string[] {
  const taken: string[] = [];
  for (let value = queue.shift(); value !== undefined; value = queue.shift()) taken.push(value);
  return taken;
}

it("takes one of each lane in turn, and within a lane the first that came", () => {
  const queue = new LaneQueue<string>();
  for (const value of ["a1", "a2", "a3", "b1", "c1", "b2"]) queue.push(value[0] as string, value);

  expect(drain(queue)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

it("is empty when all is taken, and takes more then", () => {
  const queue = new LaneQueue<string>();
  queue.push("a", "a1");
  drain(queue);

  expect(queue.shift()).toBeUndefined();
  queue.push("a", "a2");
  expect(drain(queue)).toEqual(["a2"]);
});

it("lets a lane that comes late have the turn after those that wait", () => {
  const queue = new LaneQueue<string>();
  queue.push("a", "a1");
  queue.push("a", "a2");
  queue.push("b", "b1");

  expect(queue.shift()).toBe("a1");
  queue.push("c", "c1");
  expect(drain(queue)).toEqual(["b1", "a2", "c1"]);
});
