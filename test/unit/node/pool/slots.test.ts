import { createSlots } from "../../../../src/node/pool/slots.js";

const signal = new AbortController().signal;

it("gives turns at once up to the bound, then in order", async () => {
  const slots = createSlots(2, 2);
  expect([slots.take(signal), slots.take(signal)]).toEqual([undefined, undefined]);
  const order: string[] = [];
  const third = slots.take(signal)?.then(() => order.push("third"));
  const fourth = slots.take(signal)?.then(() => order.push("fourth"));
  expect([slots.outstanding(), slots.hasFree(), slots.isFull()]).toEqual([4, false, true]);

  slots.free();
  slots.free();
  await Promise.all([third, fourth]);

  expect(order).toEqual(["third", "fourth"]);
  slots.free();
  slots.free();
  expect([slots.outstanding(), slots.hasFree()]).toEqual([0, true]);
});

it("refuses one more than the queue holds", () => {
  const slots = createSlots(1, 1);
  void slots.take(signal);
  void slots.take(signal);
  expect(() => slots.take(signal)).toThrow("the queue is full");
});

it("lets go who gives up, and gives the turn to the next", async () => {
  const slots = createSlots(1, 2);
  void slots.take(signal);
  const caller = new AbortController();
  const reason = new Error("gone");
  const leaving = slots.take(caller.signal);
  const staying = slots.take(signal);
  caller.abort(reason);
  await expect(leaving).rejects.toBe(reason);

  slots.free();
  await staying;
  expect(slots.outstanding()).toBe(1);
});
