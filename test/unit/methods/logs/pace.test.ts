import { createPace } from "../../../../src/methods/logs/pace.js";

let nowMs: number;
const pace = (timeoutMs: number) => createPace({ startedAt: 0, endsAt: timeoutMs, now: () => nowMs });

beforeEach(() => {
  nowMs = 0;
});

it("begins with eight reads, and stays with them where that is quick enough", () => {
  const quick = pace(30_000);
  expect(quick.readsAtOnce(1_480)).toBe(8);
  for (let count = 0; count < 20; count++) quick.record(20);
  expect(quick.readsAtOnce(1_480)).toBe(8);
});

it("takes as many as a quarter of the deadline needs, thirty-two at most", () => {
  const slow = pace(30_000);
  for (let count = 0; count < 20; count++) slow.record(100);
  expect(slow.readsAtOnce(1_480)).toBe(20);
  expect(slow.readsAtOnce(2_400)).toBe(32);
  expect(slow.readsAtOnce(2_401)).toBe(32);
  nowMs = 8_000;
  expect(slow.readsAtOnce(1_480)).toBe(32);
  expect(slow.readsAtOnce(300)).toBe(16);
});

it("says that it takes too long only when it knows, and when no number of reads would help", () => {
  const hopeless = pace(30_000);
  for (let count = 0; count < 7; count++) hopeless.record(1_000);
  expect(hopeless.isTooSlow(961)).toBe(false);
  hopeless.record(1_000);
  expect(hopeless.isTooSlow(960)).toBe(false);
  expect(hopeless.isTooSlow(961)).toBe(true);
});

it("has all the time there is without a deadline", () => {
  const patient = pace(Infinity);
  for (let count = 0; count < 8; count++) patient.record(1_000_000);
  expect(patient.isTooSlow(1_000_000)).toBe(false);
  expect(patient.readsAtOnce(1_000_000)).toBe(8);
});

it("follows a node that becomes slower", () => {
  const tiring = pace(30_000);
  for (let count = 0; count < 100; count++) tiring.record(10);
  for (let count = 0; count < 20; count++) tiring.record(2_000);
  expect(tiring.isTooSlow(600)).toBe(true);
});

it("promises half of what was done in the time so far", () => {
  const steady = pace(30_000);
  for (let count = 0; count < 8; count++) steady.record(2_000);
  nowMs = 2_000;
  expect(steady.piecesInTime()).toBe(60);
});
