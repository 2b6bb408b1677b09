import { JsonStream } from "../../../../src/json/raw-json.js";
import { createCollector } from "../../../../src/methods/logs/collect-logs.js";

const isNext = () => true;
const isAhead = () => false;
const log = '{"logIndex":"0x0"}';
const logs = (count: number) => Buffer.from(`[${Array<string>(count).fill(log).join(",")}]`);

/** A stream of one log a chunk, that tells how much of it was taken. */
function streamOf(count: number) {
  const state = { taken: 0, isEnded: false };
  async function* chunks() {
    try {
      for (; state.taken < count; state.taken++) yield Buffer.from(`${state.taken === 0 ? "[" : ","}${log}`);
      yield Buffer.from("]");
    } finally {
      state.isEnded = true;
    }
  }
  return { state, stream: new JsonStream(chunks()) };
}

const hold = (): void => undefined;

it("has every byte counted as held, and stops where there is no memory for one", async () => {
  const held: number[] = [];
  const collect = createCollector({
    maxBytes: 1_000_000,
    hold(bytes) {
      if (held.length === 2) throw new Error("no memory");
      held.push(bytes);
    },
  });
  const { state, stream } = streamOf(3);
  await collect(logs(3), isNext);
  await expect(collect(stream, isNext)).rejects.toThrow("no memory");
  expect(held[0]).toBe(logs(3).length);
  expect(state.isEnded).toBe(true);
});

it("collects and counts what comes at once, and what streams", async () => {
  const collect = createCollector({ maxBytes: 1_000_000, hold });
  expect(await collect(logs(3), isNext)).toEqual({ bytes: logs(3), count: 3 });
  expect(await collect(streamOf(3).stream, isAhead)).toEqual({ bytes: logs(3), count: 3 });
});

it("gives up ahead of its turn once all pieces hold more than 10,000 logs, and frees the stream", async () => {
  const collect = createCollector({ maxBytes: 100_000_000, hold });
  await collect(logs(6_000), isAhead);
  const { state, stream } = streamOf(6_000);

  expect(await collect(stream, isAhead)).toBeUndefined();
  expect(state).toEqual({ taken: 4_000, isEnded: true });
});

it("gives up ahead of its turn once all pieces hold more bytes than an answer may have", async () => {
  const collect = createCollector({ maxBytes: 2 * logs(10).length, hold });
  await collect(logs(10), isAhead);

  expect(await collect(logs(10), isAhead)).toBeDefined();
  expect(await collect(logs(1), isAhead)).toBeUndefined();
});

it("has room again for what was given up, or failed", async () => {
  const collect = createCollector({ maxBytes: 100_000_000, hold });
  expect(await collect(logs(10_001), isAhead)).toBeUndefined();
  const failing = (async function* () {
    yield logs(9_000);
    throw new Error("the node broke off");
  })();
  await expect(collect(new JsonStream(failing), isAhead)).rejects.toThrow("broke off");

  expect(await collect(logs(10_000), isAhead)).toMatchObject({ count: 10_000 });
});

it("reads the piece whose turn it is until it alone is too much", async () => {
  const collect = createCollector({ maxBytes: 100_000_000, hold });
  await collect(logs(9_000), isNext);
  expect(await collect(logs(9_000), isNext)).toMatchObject({ count: 9_000 });
  const { state, stream } = streamOf(20_000);

  expect(await collect(stream, isNext)).toMatchObject({ count: 10_002 });
  expect(state.isEnded).toBe(true);
});

it("goes on where it becomes the next one while it is read", async () => {
  const collect = createCollector({ maxBytes: 100_000_000, hold });
  await collect(logs(9_000), isAhead);
  let turn = 0;

  expect(await collect(streamOf(2_000).stream, () => ++turn > 500)).toMatchObject({ count: 2_000 });
});
