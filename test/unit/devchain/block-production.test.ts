import { setImmediate as nextEvents } from "node:timers/promises";
import type { BlockTiming } from "../../../src/devchain/block-production.js";
import { delayed, instant, startDevchain, type TestDevchain } from "./devchain-in-process.js";

const receiver = `0x${"ab".repeat(20)}`;

/** Lets what is due happen, without a clock. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await nextEvents();
}

/** Moves the clock so far, and waits for the block that is due then. */
async function untilDue({ time, untilBlock }: TestDevchain, ms: number, height: number): Promise<void> {
  time.advance(ms);
  await untilBlock(height);
  await settle();
}

const countOf = async ({ ask }: TestDevchain, height: number): Promise<number> =>
  Number(await ask("eth_getBlockTransactionCountByNumber", [`0x${height.toString(16)}`]));

describe("on demand", () => {
  it("waits a while after the first transaction, and puts those that came in between into one block", async () => {
    const devchain = await startDevchain({ timing: delayed(1_500) });
    const { ask, send, time } = devchain;
    expect(time.waiting()).toBe(0);
    await send({ to: receiver });
    time.advance(1_000);
    await send({ to: receiver });
    expect(time.waiting()).toBe(1);
    expect(await ask("eth_blockNumber")).toBe("0x0");

    await untilDue(devchain, 500, 1);

    expect(await countOf(devchain, 1)).toBe(2);
    expect(time.waiting()).toBe(0);
  });

  it("makes another block for what the first had no room for", async () => {
    const devchain = await startDevchain({ timing: delayed(1_500) });
    for (let nonce = 0; nonce < 3; nonce += 1) await devchain.send({ to: receiver, nonce, gasLimit: 6_790_000 });

    for (const height of [1, 2, 3]) {
      await untilDue(devchain, 1_500, height);
      expect(await countOf(devchain, height)).toBe(1);
    }
    expect(devchain.time.waiting()).toBe(0);
  });

  it("makes none for a transaction behind a gap of nonces, until the gap is filled", async () => {
    const devchain = await startDevchain({ timing: delayed(1_500) });
    await devchain.send({ to: receiver, nonce: 1 });
    expect(devchain.time.waiting()).toBe(0);

    await devchain.send({ to: receiver, nonce: 0 });
    await untilDue(devchain, 1_500, 1);

    expect(await countOf(devchain, 1)).toBe(2);
  });

  it("makes none for a gap where there is no delay either", async () => {
    const { ask, send } = await startDevchain({ timing: instant });

    await send({ to: receiver, nonce: 1 });
    expect(await ask("eth_blockNumber")).toBe("0x0");
    await send({ to: receiver, nonce: 0 });
    expect(await ask("eth_blockNumber")).toBe("0x1");
  });

  it("makes no empty ones for transactions that come at once", async () => {
    const { ask, send } = await startDevchain({ timing: instant });

    await Promise.all([0, 1, 2].map((nonce) => send({ to: receiver, nonce })));

    const counts = [];
    for (let height = 1; height <= Number(await ask("eth_blockNumber")); height += 1) {
      counts.push(Number(await ask("eth_getBlockTransactionCountByNumber", [`0x${height.toString(16)}`])));
    }
    expect(counts).not.toContain(0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it("makes none after it was closed", async () => {
    const { ask, engine, send, time } = await startDevchain({ timing: delayed(1_500) });
    await send({ to: receiver });

    await engine.close();
    time.advance(10_000);

    expect(time.waiting()).toBe(0);
    expect(await ask("eth_blockNumber")).toBe("0x0");
  });
});

describe("confirmations", () => {
  const timing: BlockTiming = { mode: "on-demand", delayMs: 1_500, confirmations: 3 };

  it("follow each block with transactions, and then it rests", async () => {
    const devchain = await startDevchain({ timing });
    await devchain.send({ to: receiver });
    for (const height of [1, 2, 3, 4]) await untilDue(devchain, 1_500, height);
    expect(devchain.time.waiting()).toBe(0);

    await devchain.send({ to: receiver });
    await untilDue(devchain, 1_500, 5);

    expect(await Promise.all([1, 2, 3, 4, 5].map((height) => countOf(devchain, height)))).toEqual([1, 0, 0, 0, 1]);
    expect(devchain.time.waiting()).toBe(1);
  });

  it("are counted from the last transaction, which doesn't wait for them", async () => {
    const devchain = await startDevchain({ timing });
    await devchain.send({ to: receiver });
    await untilDue(devchain, 1_500, 1);
    await untilDue(devchain, 1_500, 2);
    await devchain.send({ to: receiver });

    for (const height of [3, 4, 5, 6]) await untilDue(devchain, 1_500, height);

    expect(await countOf(devchain, 3)).toBe(1);
    expect(devchain.time.waiting()).toBe(0);
  });

  it("give way to a transaction, which waits as long as any other", async () => {
    const devchain = await startDevchain({ timing });
    await devchain.send({ to: receiver });
    await untilDue(devchain, 1_500, 1);
    devchain.time.advance(1_000);
    await devchain.send({ to: receiver });
    devchain.time.advance(1_000);
    await devchain.send({ to: receiver });
    await settle();
    expect(await devchain.ask("eth_blockNumber")).toBe("0x1");

    await untilDue(devchain, 500, 2);

    expect(await countOf(devchain, 2)).toBe(2);
    expect(devchain.time.waiting()).toBe(1);
  });

  it("are as many when some of them are asked for", async () => {
    const devchain = await startDevchain({ timing });
    await devchain.send({ to: receiver });
    await untilDue(devchain, 1_500, 1);
    await devchain.control({ name: "mine", count: 2 });
    await untilDue(devchain, 1_500, 4);
    expect(devchain.time.waiting()).toBe(0);

    await devchain.send({ to: receiver });
    await untilDue(devchain, 1_500, 5);
    await devchain.control({ name: "mine", count: 3 });
    expect(devchain.time.waiting()).toBe(0);
  });

  it("go on after a restart", async () => {
    const before = await startDevchain({ timing });
    await before.send({ to: receiver });
    await untilDue(before, 1_500, 1);
    await untilDue(before, 1_500, 2);
    await before.engine.close();

    const after = await startDevchain({ timing, file: before.file });
    for (const height of [3, 4]) await untilDue(after, 1_500, height);

    expect(after.time.waiting()).toBe(0);
  });

  it("come at once where there is no delay", async () => {
    const devchain = await startDevchain({ timing: { mode: "on-demand", delayMs: 0, confirmations: 3 } });
    await devchain.send({ to: receiver });
    expect(await devchain.ask("eth_blockNumber")).toBe("0x1");

    for (const height of [2, 3, 4]) await untilDue(devchain, 0, height);

    expect(devchain.time.waiting()).toBe(0);
  });

  it("aren't made for a chain without transactions", async () => {
    const { time } = await startDevchain({ timing });

    expect(time.waiting()).toBe(0);
  });
});

describe("at an interval", () => {
  const timing: BlockTiming = { mode: "interval", intervalMs: 2_000 };

  it("makes empty blocks", async () => {
    const devchain = await startDevchain({ timing });
    for (const height of [1, 2]) {
      devchain.time.advance(1_999);
      expect(devchain.time.waiting()).toBe(1);
      await untilDue(devchain, 1, height);
    }
    expect(await countOf(devchain, 2)).toBe(0);
  });

  it("makes them when they are due, whatever was asked for in between", async () => {
    const devchain = await startDevchain({ timing });
    devchain.time.advance(1_999);
    await devchain.control({ name: "mine", count: 2 });
    await untilDue(devchain, 1, 3);
    expect(devchain.time.waiting()).toBe(1);
  });

  it("puts a transaction into the next one", async () => {
    const devchain = await startDevchain({ timing });
    await devchain.send({ to: receiver });
    expect(await devchain.ask("eth_blockNumber")).toBe("0x0");

    await untilDue(devchain, 2_000, 1);

    expect(await countOf(devchain, 1)).toBe(1);
  });
});

it("keeps time stamps rising when blocks come faster than seconds", async () => {
  const { ask, send } = await startDevchain();
  for (let index = 0; index < 3; index += 1) await send({ to: receiver });

  const times = [];
  for (const height of ["0x1", "0x2", "0x3"]) {
    times.push(Number((await ask("eth_getBlockByNumber", [height, false])).timestamp));
  }
  expect(times).toEqual([times[0], (times[0] ?? 0) + 1, (times[0] ?? 0) + 2]);
});
