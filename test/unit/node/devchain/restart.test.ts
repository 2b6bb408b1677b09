import { kitchenCall, startDevchain, type TestDevchain } from "./devchain-in-process.js";

const receiver = `0x${"ab".repeat(20)}`;

/** All that can be asked of a chain about its past. */
async function everythingOf({ ask }: TestDevchain) {
  const blocks = [];
  for (let height = 0; height <= Number(await ask("eth_blockNumber")); height += 1) {
    const block = await ask("eth_getBlockByNumber", [`0x${height.toString(16)}`, true]);
    const receipts = [];
    for (const { hash } of block.transactions) receipts.push(await ask("eth_getTransactionReceipt", [hash]));
    blocks.push({ block, receipts, balance: await ask("eth_getBalance", [receiver, block.number]) });
  }
  return blocks;
}

async function withHistory(): Promise<TestDevchain> {
  const devchain = await startDevchain();
  const to = await devchain.deploy();
  await devchain.send({ to, data: kitchenCall("cook", 1, "soup") });
  await devchain.send({ to, data: kitchenCall("fill", 5) });
  await devchain.send({ to, data: kitchenCall("failWithReason") });
  await devchain.send({ to, data: kitchenCall("hashOf", 2) });
  await devchain.send({ to: receiver, value: 3n });
  return devchain;
}

it("has its accounts, blocks, receipts and past states again after a restart", async () => {
  const before = await withHistory();

  const after = await startDevchain({ records: before.journal.appended });

  expect(after.engine.accounts).toEqual(before.engine.accounts);
  expect(await everythingOf(after)).toEqual(await everythingOf(before));
  expect(await after.ask("eth_gasPrice")).toBe(await before.ask("eth_gasPrice"));
  expect(after.journal.appended).toHaveLength(before.journal.appended.length);
});

it("goes on where it stopped", async () => {
  const before = await withHistory();
  const after = await startDevchain({ records: before.journal.appended });

  await after.send({ to: receiver, value: 4n });

  expect(await after.ask("eth_blockNumber")).toBe("0x7");
  expect(await after.ask("eth_getBalance", [receiver, "latest"])).toBe("0x7");
  const again = await startDevchain({ records: after.journal.appended });
  expect(await everythingOf(again)).toEqual(await everythingOf(after));
});

it("keeps what waited for a block, replacements and gaps too, and mines it", async () => {
  const timing = { mode: "delay", delayMs: 1_500 } as const;
  const before = await startDevchain({ timing });
  await before.send({ to: receiver, value: 1n, nonce: 0 });
  const replacement = await before.send({ to: receiver, value: 2n, nonce: 0, gasPrice: 100_000_000n });
  const queued = await before.send({ to: receiver, value: 4n, nonce: 2 });

  const after = await startDevchain({ timing, records: before.journal.appended });

  expect((await after.ask("eth_getBlockByNumber", ["pending", false])).transactions).toEqual([replacement]);
  expect(await after.ask("eth_getTransactionByHash", [queued])).toMatchObject({ hash: queued, blockHash: null });
  after.time.advance(1_500);
  await after.untilBlock(1);
  expect(await after.ask("eth_getBalance", [receiver, "latest"])).toBe("0x2");
});

it("loses nothing that was answered, wherever the journal ends", async () => {
  const { journal } = await withHistory();

  for (let length = 1; length <= journal.appended.length; length += 1) {
    const after = await startDevchain({
      records: journal.appended.slice(0, length),
      timing: { mode: "delay", delayMs: 1_000 },
    });
    // Genesis, then each block after its transaction.
    expect(await after.ask("eth_blockNumber")).toBe(`0x${Math.floor((length - 1) / 2)}`);
    expect(await after.ask("eth_getBlockTransactionCountByNumber", ["pending"])).toBe(length % 2 === 0 ? "0x1" : "0x0");
  }
});

it("makes new accounts for each chain", async () => {
  const [a, b] = [await startDevchain(), await startDevchain()];
  const keys = [...a.engine.accounts, ...b.engine.accounts].map(({ privateKey }) => privateKey);

  expect(new Set(keys).size).toBe(10);
});

it("refuses the journal of another chain", async () => {
  const { journal } = await startDevchain({ chainId: 31 });

  await expect(startDevchain({ chainId: 30, records: journal.appended })).rejects.toThrow(
    "the chain's journal is of chain 31, not 30",
  );
});

it("refuses a journal whose blocks it would execute differently", async () => {
  const { journal } = await withHistory();
  const { journal: other } = await startDevchain();
  const [, ...rest] = journal.appended;

  await expect(startDevchain({ records: [...other.appended, ...rest] })).rejects.toThrow(
    /block 1 of the chain's journal doesn't execute to its hash/,
  );
});

it("reports a journal that fails, and refuses what it couldn't write", async () => {
  const devchain = await startDevchain();
  const full = new Error("no space left on device");
  devchain.journal.append = () => {
    throw full;
  };

  await expect(devchain.send({ to: receiver })).rejects.toThrow(full);

  expect(devchain.failures).toEqual([full]);
  expect(await devchain.ask("eth_blockNumber")).toBe("0x0");
  expect(await devchain.ask("eth_getBlockTransactionCountByNumber", ["pending"])).toBe("0x0");
});
