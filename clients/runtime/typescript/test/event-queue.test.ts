import { EventQueue } from "../src/socket/event-queue.js";

const watchedQueue = () => {
  const calls: string[] = [];
  const queue = new EventQueue(
    () => calls.push("read"),
    () => calls.push("end"),
  );
  return { queue, calls };
};

it("events come in order, whether they or their readers wait", async () => {
  const { queue, calls } = watchedQueue();
  const readers = [queue.next(), queue.next()];
  for (const event of [1, 2, 3, 4]) queue.push(event);
  expect((await Promise.all(readers)).map(({ value }) => value as unknown)).toEqual([1, 2]);
  expect(queue.length).toBe(2);
  expect([(await queue.next()).value, ...calls]).toEqual([3]);
  expect([(await queue.next()).value, ...calls]).toEqual([4, "read"]);
});

it("an error comes after the events that wait, and once", async () => {
  const { queue } = watchedQueue();
  queue.push(1);
  queue.end({ error: new Error("over") });
  queue.push(2);
  expect((await queue.next()).value).toBe(1);
  await expect(queue.next()).rejects.toThrow("over");
  expect(await queue.next()).toEqual({ value: undefined, done: true });
});

it("readers that wait learn of the end", async () => {
  const { queue } = watchedQueue();
  const readers = [queue.next(), queue.next()];
  queue.end();
  expect(await Promise.all(readers)).toEqual([1, 2].map(() => ({ value: undefined, done: true })));
});

it("`break` ends it once, and drops what waits", async () => {
  const { queue, calls } = watchedQueue();
  queue.push(1);
  queue.push(2);
  for await (const _ of queue) break;
  await queue.return();
  expect([queue.length, calls]).toEqual([0, ["end"]]);
});
