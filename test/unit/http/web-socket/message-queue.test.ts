import { MessageQueue } from "../../../../src/http/web-socket/message-queue.js";

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A connection whose messages each take `ms` of the event loop. */
function connect(userId: string, ms: number, begun: string[], maxUnderWay = 100) {
  const webSocket = {
    isPaused: false,
    pause: () => void (webSocket.isPaused = true),
    resume: () => void (webSocket.isPaused = false),
  };
  const begin = (body: Buffer): void => {
    begun.push(`${userId}${body.toString()}`);
    for (const endMs = performance.now() + ms; performance.now() < endMs;) continue;
  };
  return { webSocket, queue: new MessageQueue({ webSocket, userId, maxUnderWay, begin }) };
}

let begun: string[];
beforeEach(async () => {
  begun = [];
  await nextTurn();
  await nextTurn();
});

it("a message begins at once, and the connection is read on", () => {
  const { queue, webSocket } = connect("a", 0, begun);
  queue.add(Buffer.from("1"));
  expect([begun, webSocket.isPaused, queue.isBusy]).toEqual([["a1"], false, true]);
  queue.onEnd();
  expect(queue.isBusy).toBe(false);
});

it("at the maximum under way the next one waits, the connection is not read, and one past it begins when one has ended", async () => {
  const { queue, webSocket } = connect("a", 0, begun, 2);
  for (const body of ["1", "2", "3"]) queue.add(Buffer.from(body));
  await nextTurn();
  expect([begun, webSocket.isPaused]).toEqual([["a1", "a2"], true]);
  queue.onEnd();
  await nextTurn();
  expect([begun, webSocket.isPaused]).toEqual([["a1", "a2", "a3"], true]);
  queue.onEnd();
  expect(webSocket.isPaused).toBe(false);
});

it("messages past a turn's time wait, their connections are not read, and users take turns", async () => {
  const flood = Array.from({ length: 20 }, () => connect("a", 2, begun));
  for (const { queue } of flood) queue.add(Buffer.from("1"));
  const other = connect("b", 2, begun);
  other.queue.add(Buffer.from("1"));
  expect(begun).toEqual(["a1"]);
  expect([flood[0], flood[1], other].map((connection) => connection?.webSocket.isPaused)).toEqual([false, true, true]);
  while (begun.length < 21) await nextTurn();
  expect(begun.slice(0, 4)).toContain("b1");
  await nextTurn();
  expect([...flood, other].some(({ webSocket }) => webSocket.isPaused)).toBe(false);
});

it("a closed connection begins no more", async () => {
  const { queue } = connect("a", 2, begun);
  for (const body of ["1", "2", "3"]) queue.add(Buffer.from(body));
  queue.clear();
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  expect(begun).toEqual(["a1"]);
});
