import { maxPerSecond, PendingSubscription, pauseMs } from "../../../src/upstream/pending-subscription.js";

const hashOf = (count: number): string => `0x${count.toString(16).padStart(64, "0")}`;

/** A subscription at a node that gives the IDs 1, 2, 3…, and the time that a test sets. */
function createSubject() {
  const state = { nowMs: 0, isWanted: true, refuses: false, floods: 0 };
  const asked: unknown[] = [];
  const told: string[] = [];
  let lastId = 0;
  const subscription = new PendingSubscription({
    now: () => state.nowMs,
    async request(method, param) {
      asked.push([method, param]);
      if (state.refuses) throw new Error("method not found");
      return method === "eth_subscribe" ? ++lastId : true;
    },
    isWanted: () => state.isWanted,
    onHash: (hash) => told.push(hash),
    onFlood: () => state.floods++,
  });
  return { state, asked, told, subscription };
}

const subscribe = ["eth_subscribe", "newPendingTransactions"];

it("subscribes once while it is wanted, and ends that", async () => {
  const { state, asked, subscription } = createSubject();
  await Promise.all([subscription.update(), subscription.update()]);
  await subscription.update();
  expect(asked).toEqual([subscribe]);
  state.isWanted = false;
  await subscription.update();
  expect(asked).toEqual([subscribe, ["eth_unsubscribe", 1]]);
});

it("ends a subscription that is not wanted any more when its ID comes", async () => {
  const { state, asked, subscription } = createSubject();
  const opening = subscription.update();
  state.isWanted = false;
  await opening;
  expect(asked).toEqual([subscribe, ["eth_unsubscribe", 1]]);
});

it("tells of hashes, in lower case, and of nothing else", async () => {
  const { told, subscription } = createSubject();
  await subscription.update();
  for (const value of [hashOf(10).toUpperCase().replace("0X", "0x"), "0x1", 7, null, { hash: hashOf(2) }])
    subscription.take(1, value);
  subscription.take(2, hashOf(3));
  expect(told).toEqual([hashOf(10)]);
});

it("takes those that arrive together with the subscription's ID, up to a bound", async () => {
  const { told, subscription } = createSubject();
  const opening = subscription.update();
  for (let count = 0; count <= maxPerSecond; count++) subscription.take(1, hashOf(count));
  await opening;
  expect([told.length, told.at(-1)]).toEqual([maxPerSecond, hashOf(maxPerSecond - 1)]);
});

it("asks a node that refuses again after a while", async () => {
  const { state, asked, subscription } = createSubject();
  state.refuses = true;
  await subscription.update();
  state.nowMs = pauseMs - 1;
  await subscription.update();
  expect(asked).toHaveLength(1);
  state.nowMs = pauseMs;
  state.refuses = false;
  await subscription.update();
  expect(asked).toHaveLength(2);
});

it("ends the subscription past so many transactions in a second, for a while", async () => {
  const { state, asked, told, subscription } = createSubject();
  await subscription.update();
  for (let count = 0; count < maxPerSecond; count++) subscription.take(1, hashOf(count));
  state.nowMs = 1_000;
  for (let count = 0; count < maxPerSecond; count++) subscription.take(1, hashOf(count));
  expect([told.length, state.floods]).toEqual([2 * maxPerSecond, 0]);
  subscription.take(1, hashOf(7));
  subscription.take(1, hashOf(8));
  await subscription.update();
  expect([told.length, state.floods]).toEqual([2 * maxPerSecond, 1]);
  expect(asked).toEqual([subscribe, ["eth_unsubscribe", 1]]);
  state.nowMs += pauseMs;
  await subscription.update();
  subscription.take(2, hashOf(9));
  expect([asked.length, told.at(-1)]).toEqual([3, hashOf(9)]);
});
