import { copyFileSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ChainFile, openChainFile } from "../../../src/devchain/chain-file.js";
import { delayed, kitchenCall, startDevchain, type TestDevchain } from "./devchain-in-process.js";

const receiver = `0x${"ab".repeat(20)}`;

/** All that can be asked of a chain about its past. */
async function everythingOf({ ask }: TestDevchain) {
  const blocks = [];
  for (let height = 0; height <= Number(await ask("eth_blockNumber")); height += 1) {
    const block = await ask("eth_getBlockByNumber", [`0x${height.toString(16)}`, true]);
    expect(await ask("eth_getBlockByHash", [block.hash, true])).toEqual(block);
    const receipts = [];
    for (const transaction of block.transactions) {
      expect(await ask("eth_getTransactionByHash", [transaction.hash])).toEqual(transaction);
      receipts.push(await ask("eth_getTransactionReceipt", [transaction.hash]));
    }
    blocks.push({ block, receipts, balance: await ask("eth_getBalance", [receiver, block.number]) });
  }
  return { blocks, logs: await ask("eth_getLogs", [{ fromBlock: "earliest", toBlock: "latest" }]) };
}

/** Has a block with each of these. */
const history = [
  (to: string) => ({ to, data: kitchenCall("cook", 1, "soup") }),
  (to: string) => ({ to, data: kitchenCall("fill", 5) }),
  (to: string) => ({ to, data: kitchenCall("failWithReason") }),
  (to: string) => ({ to, data: kitchenCall("hashOf", 2) }),
  () => ({ to: receiver, value: 3n }),
];

async function withHistory(): Promise<TestDevchain> {
  const devchain = await startDevchain();
  const to = await devchain.deploy();
  for (const sendingTo of history) await devchain.send(sendingTo(to));
  return devchain;
}

it("has its accounts, blocks, receipts, logs and past states again after a restart", async () => {
  const before = await withHistory();

  const after = await startDevchain({ file: before.file });

  expect(after.engine.accounts).toEqual(before.engine.accounts);
  expect(await everythingOf(after)).toEqual(await everythingOf(before));
  expect(await after.ask("eth_gasPrice")).toBe(await before.ask("eth_gasPrice"));
});

it("goes on where it stopped", async () => {
  const before = await withHistory();
  const after = await startDevchain({ file: before.file });

  await after.send({ to: receiver, value: 4n });

  expect(await after.ask("eth_blockNumber")).toBe("0x7");
  expect(await after.ask("eth_getBalance", [receiver, "latest"])).toBe("0x7");
  const again = await startDevchain({ file: after.file });
  expect(await everythingOf(again)).toEqual(await everythingOf(after));
});

it("keeps what waited for a block, replacements and gaps too, and mines it", async () => {
  const timing = delayed(1_500);
  const before = await startDevchain({ timing });
  await before.send({ to: receiver, value: 1n, nonce: 0 });
  const replacement = await before.send({ to: receiver, value: 2n, nonce: 0, gasPrice: 100_000_000n });
  const queued = await before.send({ to: receiver, value: 4n, nonce: 2 });
  await before.engine.close();

  const after = await startDevchain({ timing, file: before.file });

  expect((await after.ask("eth_getBlockByNumber", ["pending", false])).transactions).toEqual([replacement]);
  expect(await after.ask("eth_getTransactionByHash", [queued])).toMatchObject({ hash: queued, blockHash: null });
  after.time.advance(1_500);
  await after.untilBlock(1);
  expect(await after.ask("eth_getBalance", [receiver, "latest"])).toBe("0x2");
  const again = await startDevchain({ timing, file: after.file });
  expect(await again.ask("eth_getTransactionByHash", [replacement])).toMatchObject({ blockNumber: "0x1" });
  expect(await again.ask("eth_getTransactionByHash", [queued])).toMatchObject({ blockHash: null });
});

it("makes new accounts for each chain", async () => {
  const [a, b] = [await startDevchain(), await startDevchain()];
  const keys = [...a.engine.accounts, ...b.engine.accounts].map(({ privateKey }) => privateKey);

  expect(new Set(keys).size).toBe(10);
});

it("refuses the file of another chain", async () => {
  const { file } = await startDevchain({ chainId: 31 });

  await expect(startDevchain({ chainId: 30, file })).rejects.toThrow("the devchain is of chain 31, not 30");
});

it("reports a file that can't be written, and refuses what it couldn't write", async () => {
  const devchain = await withHistory();
  const full = new Error("database or disk is full");
  const broken = await startDevchain({ file: { ...devchain.file, inTransaction: () => throwing(full) } });

  await expect(broken.send({ to: receiver })).rejects.toThrow(full);

  expect(broken.failures).toEqual([full]);
  expect(await broken.ask("eth_blockNumber")).toBe("0x6");
  expect(await broken.ask("eth_getBlockTransactionCountByNumber", ["pending"])).toBe("0x0");
});

function throwing(error: Error): never {
  throw error;
}

describe("the file on disk", () => {
  let folder: string;
  let path: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "devchain-file-"));
    path = join(folder, "testnet.chain");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What was acknowledged, and how long the write-ahead log was then. */
  interface Acknowledged {
    readonly logBytes: number;
    readonly height: number;
    readonly waiting: number;
  }

  async function writeHistory(file: ChainFile): Promise<Acknowledged[]> {
    const { deploy, send } = await startDevchain({ file });
    const logBytes = () => statSync(`${path}-wal`).size;
    const to = await deploy();
    const acknowledged = [{ logBytes: logBytes(), height: 1, waiting: 0 }];
    for (const [index, sendingTo] of history.entries()) {
      await send(sendingTo(to));
      acknowledged.push({ logBytes: logBytes(), height: index + 2, waiting: 0 });
    }
    const later = await startDevchain({ file, timing: delayed(1_000) });
    await later.send({ to: receiver });
    return [...acknowledged, { logBytes: logBytes(), height: history.length + 1, waiting: 1 }];
  }

  it("loses nothing that was acknowledged, wherever a power cut ends it", async () => {
    const file = openChainFile(path);
    const acknowledged = await writeHistory(file);
    const frameBytes = 24 + 4_096;

    for (
      let length = acknowledged[0]?.logBytes ?? 0;
      length <= statSync(`${path}-wal`).size;
      length += frameBytes * 2.5
    ) {
      const copy = join(folder, `cut-at-${length}.chain`);
      for (const suffix of ["", "-wal"]) copyFileSync(path + suffix, copy + suffix);
      truncateSync(`${copy}-wal`, Math.floor(length));
      const found = openChainFile(copy);
      const { ask } = await startDevchain({ file: found, timing: delayed(1_000) });
      const least = acknowledged.findLast(({ logBytes }) => logBytes <= length);
      const height = Number(await ask("eth_blockNumber"));
      const waiting = Number(await ask("eth_getBlockTransactionCountByNumber", ["pending"]));
      expect(height + waiting).toBeGreaterThanOrEqual((least?.height ?? 0) + (least?.waiting ?? 0));
      expect(await ask("eth_getBlockByNumber", ["latest", true])).toMatchObject({ number: `0x${height.toString(16)}` });
      found.close();
    }
    file.close();
  });

  it("is readable for its owner alone", () => {
    openChainFile(path).close();

    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("is refused when an earlier version made it, with a way out", () => {
    writeFileSync(path, "rootgate\0\0\0\u0001");

    expect(() => openChainFile(path)).toThrow(/earlier version. Start once with --reset/);

    openChainFile(path, { reset: true }).close();
    openChainFile(path).close();
  });

  it("is refused when it is something else, or damaged", () => {
    writeFileSync(path, "something else");
    expect(() => openChainFile(path)).toThrow(/no devchain/);

    writeFileSync(path, "SQLite format 3\0".padEnd(8_192, "damaged"));
    expect(() => openChainFile(path)).toThrow(/can't be opened: .*(malformed|not a database)/);
  });

  it("is refused when its format is another version's", () => {
    const file = openChainFile(path);
    file.prepare("PRAGMA user_version = 4").run();
    file.close();

    expect(() => openChainFile(path)).toThrow(/version 4, not 3. Start once with --reset/);
  });

  it("of version 2 is continued", async () => {
    const file = openChainFile(path);
    file.prepare("DROP TABLE changed_state").run();
    file.prepare("ALTER TABLE snapshot DROP COLUMN changed_root").run();
    file.prepare("PRAGMA user_version = 2").run();
    file.close();

    const { ask, control, file: again } = await startDevchain({ file: openChainFile(path) });
    await ask("hardhat_setBalance", [receiver, "0x5"]);
    await control({ name: "snapshot" });
    expect(await ask("eth_getBalance", [receiver, "latest"])).toBe("0x5");
    again.close();
  });

  it("is refused while another has it open, be it to reset it", () => {
    const file = openChainFile(path);

    expect(() => openChainFile(path)).toThrow(/locked/);
    expect(() => openChainFile(path, { reset: true })).toThrow(/locked/);
    file.close();
    openChainFile(path).close();
  });
});
