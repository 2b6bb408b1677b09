import { PendingTransactions } from "../../../src/events/pending-transactions.js";
import { createVirtualTimers } from "../../fakes/virtual-timers.js";
import { settle } from "./moving-chain.js";

/** Pending transactions with nodes that tell of what `hear` is given, while they are listened to. */
function createSubject() {
  const timers = createVirtualTimers();
  const [told, sent, heard]: string[][] = [[], [], []];
  const state = { listens: 0, hear: undefined as ((hash: string) => void) | undefined };
  const pending = new PendingTransactions({
    timers,
    listen(onHash) {
      state.listens++;
      state.hear = onHash;
      return () => void (state.hear = undefined);
    },
    onSent: (hash) => sent?.push(hash),
    onHeard: (hash) => heard?.push(hash),
  });
  const subscribe = () =>
    pending.subscribe({ onEvent: (json) => told?.push(JSON.parse(json)), onLost: () => undefined });
  return { timers, told, sent, heard, state, pending, subscribe };
}

it("tells of each transaction once, whoever tells of it first", async () => {
  const { told, sent, heard, state, pending, subscribe } = createSubject();
  subscribe();
  for (const hash of ["0x1", "0x2", "0x1"]) state.hear?.(hash);
  for (const hash of ["0x2", "0x3", "0x3"]) pending.announce(hash);
  for (const hash of ["0x3", "0x1", "0x4", "0x4"]) pending.announceFromOther(hash);
  for (const hash of ["0x4", "0x3"]) state.hear?.(hash);
  await settle(4);
  expect(told).toEqual(["0x1", "0x2", "0x3", "0x4"]);
  expect({ sent, heard }).toEqual({ sent: ["0x2", "0x3"], heard: ["0x1", "0x2"] });
});

it("remembers so many hashes, and no more", async () => {
  const { told, state, subscribe } = createSubject();
  subscribe();
  state.hear?.("first");
  for (let count = 1; count < 8_192; count++) state.hear?.(String(count));
  state.hear?.("first");
  state.hear?.("one more");
  state.hear?.("first");
  await settle(2_000);
  expect(told?.filter((hash) => hash === "first")).toHaveLength(2);
  expect(told?.at(-1)).toBe("first");
});

it("listens to nodes once for all subscribers, and for a minute after the last", async () => {
  const { timers, state, subscribe } = createSubject();
  expect(state.listens).toBe(0);
  const ends = [subscribe(), subscribe()];
  ends[0]?.();
  await timers.run(100_000);
  expect([state.listens, state.hear === undefined]).toEqual([1, false]);
  ends[1]?.();
  ends[1]?.();
  await timers.run(159_999);
  const again = subscribe();
  await timers.run(300_000);
  expect([state.listens, state.hear === undefined]).toEqual([1, false]);
  again();
  await timers.run(359_999);
  expect(state.hear).toBeDefined();
  await timers.run(360_000);
  expect(state.hear).toBeUndefined();
  subscribe();
  expect([state.listens, state.hear === undefined]).toEqual([2, false]);
});

it("listens for a time that each poll of a filter extends", async () => {
  const { timers, state, pending } = createSubject();
  pending.listenFor(900_000);
  await timers.run(899_999);
  pending.listenFor(900_000);
  await timers.run(1_799_998);
  expect([state.listens, state.hear === undefined]).toEqual([1, false]);
  await timers.run(1_799_999);
  expect(state.hear).toBeUndefined();
});

it("stops at once when it is closed", () => {
  const { state, pending, subscribe } = createSubject();
  const end = subscribe();
  pending.close();
  end();
  expect(state.hear).toBeUndefined();
});
