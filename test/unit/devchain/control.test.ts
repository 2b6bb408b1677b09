import type { ChainFile } from "../../../src/devchain/chain-file.js";
import { delayed, instant, kitchenCall, startDevchain, type TestDevchain } from "./devchain-in-process.js";

const receiver = `0x${"ab".repeat(20)}` as const;
const coin = "0xde0b6b3a7640000";

const timestampOf = async ({ ask }: TestDevchain, block: string) =>
  Number((await ask("eth_getBlockByNumber", [block, false])).timestamp);

/** How many rows a table of the chain's file has. */
const rowsOf = (file: ChainFile, table: string) =>
  (file.prepare(`SELECT count(*) AS count FROM ${table}`).get() as { count: number }).count;

it("makes so many blocks at once, whatever the timing", async () => {
  for (const timing of [instant, delayed(1_500), { mode: "interval", intervalMs: 1_000 } as const]) {
    const { ask, control } = await startDevchain({ timing });

    expect(await control({ name: "mine", count: 3 })).toMatchObject({ chainId: 31, height: 3 });
    expect(await ask("eth_blockNumber")).toBe("0x3");
  }
});

it("mines what waits", async () => {
  const { ask, control, send, time } = await startDevchain({ timing: delayed(1_500) });
  const hash = await send({ to: receiver });

  await control({ name: "mine", count: 1 });

  expect(await ask("eth_getTransactionReceipt", [hash])).toMatchObject({ blockNumber: "0x1" });
  expect(time.waiting()).toBeLessThanOrEqual(1);
});

it("moves the time of the pending block and of those to come, and keeps it over a restart", async () => {
  const devchain = await startDevchain();
  const before = await timestampOf(devchain, "earliest");

  expect(await devchain.control({ name: "time", seconds: 3_600 })).toMatchObject({
    height: 0,
    clockOffsetSeconds: 3_600,
  });

  expect((await timestampOf(devchain, "pending")) - before).toBe(3_600);
  await devchain.control({ name: "mine", count: 1 });
  expect((await timestampOf(devchain, "latest")) - before).toBe(3_600);
  const again = await startDevchain({ file: devchain.file });
  expect(await again.control({ name: "time", seconds: 400 })).toMatchObject({ clockOffsetSeconds: 4_000 });
});

describe("fund", () => {
  it("has sent the coins when it is done", async () => {
    const { ask, control, wallets } = await startDevchain({ timing: delayed(1_500) });

    const { transactionHash, height } = await control({ name: "fund", address: receiver, amount: coin });

    expect(height).toBe(1);
    expect(await ask("eth_getBalance", [receiver, "latest"])).toBe(coin);
    expect(await ask("eth_getTransactionReceipt", [transactionHash])).toMatchObject({
      status: "0x1",
      from: wallets.at(-1)?.address.toLowerCase(),
    });
  });

  it("sends several at once", async () => {
    const { ask, control } = await startDevchain();

    await Promise.all([1, 2, 3].map(() => control({ name: "fund", address: receiver, amount: coin })));

    expect(BigInt(await ask("eth_getBalance", [receiver, "latest"]))).toBe(3n * BigInt(coin));
  });

  it("sends no more than there is", async () => {
    const { control } = await startDevchain();
    const tooMuch = `0x${(10n ** 24n).toString(16)}` as const;

    await expect(control({ name: "fund", address: receiver, amount: tooMuch })).rejects.toMatchObject({
      errorName: "TransactionRejected",
      message: /insufficient funds/,
    });
  });
});

describe("a snapshot", () => {
  it("is what a reset goes back to, as often as one likes", async () => {
    const devchain = await startDevchain();
    const { ask, control, deploy, send } = devchain;
    const to = await deploy();
    await send({ to, data: kitchenCall("cook", 1, "soup") });
    const { snapshots } = await control({ name: "snapshot" });
    const before = await ask("eth_getBlockByNumber", ["latest", true]);
    const nonce = await ask("eth_getTransactionCount", [devchain.wallets[0]?.address.toLowerCase(), "latest"]);

    for (const round of [1, 2]) {
      const hash = await send({ to, data: kitchenCall("fill", round) });
      const { blockHash } = await ask("eth_getTransactionReceipt", [hash]);
      expect(await control({ name: "reset", snapshot: 1 })).toMatchObject({ height: 2, snapshots });

      expect(await ask("eth_getBlockByNumber", ["latest", true])).toEqual(before);
      for (const method of ["eth_getTransactionReceipt", "eth_getTransactionByHash"]) {
        expect(await ask(method, [hash])).toBeNull();
      }
      expect(await ask("eth_getBlockByHash", [blockHash, false])).toBeNull();
      expect(await ask("eth_getBlockByNumber", ["0x3", false])).toBeNull();
      expect(await ask("eth_getTransactionCount", [devchain.wallets[0]?.address.toLowerCase(), "pending"])).toBe(nonce);
    }
    await send({ to: receiver, value: 1n });
    expect(await ask("eth_blockNumber")).toBe("0x3");
  });

  it("brings back the clock, and drops what waits and later snapshots", async () => {
    const { ask, control, send } = await startDevchain({ timing: delayed(1_500) });
    await control({ name: "time", seconds: 10 });
    await control({ name: "snapshot" });
    await control({ name: "time", seconds: 10 });
    await control({ name: "snapshot" });
    const hash = await send({ to: receiver });

    const state = await control({ name: "reset", snapshot: 1 });

    expect(state).toMatchObject({ clockOffsetSeconds: 10, snapshots: [{ id: 1 }] });
    expect(await ask("eth_getTransactionByHash", [hash])).toBeNull();
    await expect(control({ name: "reset", snapshot: 2 })).rejects.toThrow("there is no snapshot 2");
    expect(await control({ name: "snapshot" })).toMatchObject({ snapshots: [{ id: 1 }, { id: 3 }] });
  });

  it("is there after a restart", async () => {
    const before = await startDevchain();
    await before.send({ to: receiver, value: 1n });
    await before.control({ name: "snapshot" });
    await before.send({ to: receiver, value: 1n });

    const after = await startDevchain({ file: before.file });
    await after.control({ name: "reset", snapshot: 1 });

    expect(await after.ask("eth_getBalance", [receiver, "latest"])).toBe("0x1");
    const again = await startDevchain({ file: before.file });
    expect(await again.ask("eth_blockNumber")).toBe("0x1");
  });

  it("is one of 1,000 at most", async () => {
    const { control } = await startDevchain();
    for (let taken = 0; taken < 1_000; taken += 1) await control({ name: "snapshot" });

    await expect(control({ name: "snapshot" })).rejects.toThrow("there are 1000 snapshots already");

    await control({ name: "reset", snapshot: 999 });
    expect((await control({ name: "snapshot" })).snapshots).toHaveLength(1_000);
  });
});

describe("a reset without a snapshot", () => {
  it("goes back to the genesis, with the same accounts and contracts", async () => {
    const { ask, control, deploy, engine } = await startDevchain();
    const genesis = await ask("eth_getBlockByNumber", ["0x0", false]);
    await deploy();

    expect(await control({ name: "reset" })).toMatchObject({ height: 0, clockOffsetSeconds: 0, snapshots: [] });

    expect(await ask("eth_getBlockByNumber", ["latest", false])).toEqual(genesis);
    expect(await ask("eth_getBalance", [engine.accounts[0]?.address, "latest"])).toBe("0xd3c21bcecceda1000000");
    expect(await deploy()).toMatch(/^0x/);
  });

  it("leaves nothing behind in the file", async () => {
    const { control, deploy, send, file } = await startDevchain();
    const tables = ["block", "mined_transaction", "waiting_transaction", "state_node"];
    const before = tables.map((table) => rowsOf(file, table));
    const to = await deploy();
    await send({ to, data: kitchenCall("fill", 5) });
    await send({ to: receiver, nonce: 5 });
    expect(tables.map((table) => rowsOf(file, table))).not.toEqual(before);

    await control({ name: "reset" });

    expect(tables.map((table) => rowsOf(file, table))).toEqual(before);
  });
});

it("goes on confirming from where a reset leads", async () => {
  const devchain = await startDevchain({ timing: { mode: "on-demand", delayMs: 1_500, confirmations: 2 } });
  await devchain.send({ to: receiver });
  devchain.time.advance(1_500);
  await devchain.untilBlock(1);
  await devchain.control({ name: "snapshot" });
  await devchain.control({ name: "mine", count: 5 });

  await devchain.control({ name: "reset", snapshot: 1 });
  for (const height of [2, 3]) {
    devchain.time.advance(1_500);
    await devchain.untilBlock(height);
  }

  expect(await devchain.ask("eth_blockNumber")).toBe("0x3");
});

describe("reorg", () => {
  it("replaces the newest blocks by one more, with their transactions and those that wait", async () => {
    const devchain = await startDevchain({ timing: delayed(1_500) });
    const { ask, control, send, file } = devchain;
    const hashOf = async (height: number) =>
      (await ask("eth_getBlockByNumber", [`0x${height.toString(16)}`, false])).hash;
    await control({ name: "mine", count: 1 });
    const hashes: string[] = [];
    for (let count = 0; count < 2; count++) {
      hashes.push(await send({ to: receiver, value: 1n }));
      await control({ name: "mine", count: 1 });
    }
    const waiting = await send({ to: receiver, value: 1n });
    const old = [await hashOf(1), await hashOf(2), await hashOf(3)];

    expect(await control({ name: "reorg", depth: 2 })).toMatchObject({ height: 4 });

    expect([await hashOf(1), await hashOf(2), await hashOf(3)]).toEqual([
      old[0],
      expect.not.stringContaining(old[1]),
      expect.not.stringContaining(old[2]),
    ]);
    for (const hash of [...hashes, waiting])
      expect(await ask("eth_getTransactionReceipt", [hash])).toMatchObject({ status: "0x1", blockNumber: "0x2" });
    expect(await ask("eth_getBalance", [receiver, "latest"])).toBe("0x3");
    expect(rowsOf(file, "waiting_transaction")).toBe(0);
  });

  it("replaces empty blocks within the same second", async () => {
    const { ask, control } = await startDevchain();
    await control({ name: "mine", count: 2 });
    const { hash } = await ask("eth_getBlockByNumber", ["latest", false]);
    await control({ name: "reorg", depth: 1 });
    expect((await ask("eth_getBlockByNumber", ["0x2", false])).hash).not.toBe(hash);
  });

  it("leaves the removed blocks and their logs readable by hash, as a node does", async () => {
    const { ask, control, deploy, send } = await startDevchain();
    const to = await deploy();
    await send({ to, data: kitchenCall("cook", 5, "soup") });
    const block = await ask("eth_getBlockByNumber", ["latest", true]);
    const logs = await ask("eth_getLogs", [{ blockHash: block.hash }]);
    expect(logs.length).toBeGreaterThan(0);

    await control({ name: "reorg", depth: 1 });

    expect(await ask("eth_getBlockByHash", [block.hash, true])).toEqual(block);
    expect(await ask("eth_getLogs", [{ blockHash: block.hash }])).toEqual(logs);
    expect(await ask("eth_getLogs", [{ blockHash: block.hash, address: receiver }])).toEqual([]);
    const again = await ask("eth_getLogs", [{ fromBlock: "0x0", toBlock: "latest" }]);
    expect(again.map(({ blockHash }: { blockHash: string }) => blockHash)).not.toContain(block.hash);
    expect(again).toHaveLength(logs.length);
  });

  it("drops snapshots of the removed blocks, and is there after a restart", async () => {
    const { ask, control, file, send } = await startDevchain();
    await control({ name: "snapshot" });
    const hash = await send({ to: receiver, value: 1n });
    await control({ name: "snapshot" });
    expect(await control({ name: "reorg", depth: 1 })).toMatchObject({ height: 2, snapshots: [{ id: 1, height: 0 }] });
    const { hash: head } = await ask("eth_getBlockByNumber", ["latest", false]);

    const again = await startDevchain({ file });

    expect((await again.ask("eth_getBlockByNumber", ["latest", false])).hash).toBe(head);
    expect(await again.ask("eth_getTransactionReceipt", [hash])).toMatchObject({ blockNumber: "0x1" });
  });

  it("is bounded by the setting and by block 0", async () => {
    const { control } = await startDevchain();
    await control({ name: "mine", count: 30 });
    await expect(control({ name: "reorg", depth: 31 })).rejects.toThrow("at most 30 blocks deep");
    expect(await control({ name: "reorg", depth: 30 })).toMatchObject({ height: 31 });
    await control({ name: "reset" });
    await control({ name: "mine", count: 1 });
    await expect(control({ name: "reorg", depth: 2 })).rejects.toThrow("1 blocks above block 0, fewer than 2");
  });
});
