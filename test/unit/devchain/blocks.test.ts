import { chains } from "../../../src/config/chains.js";
import { rulesAt } from "../../../src/rootstock/merged-mining/header-rules.js";
import { verifyBlock } from "../../../src/rootstock/merged-mining/verify.js";
import { kitchenCall, startDevchain } from "./devchain-in-process.js";

const receiver = `0x${"ab".repeat(20)}`;
const unknownHash = `0x${"ff".repeat(32)}`;

describe("a chain's blocks", () => {
  it("are what a merged-mining verifier accepts, past the height where fork detection begins", async () => {
    const { ask, time, untilBlock } = await startDevchain({ timing: { mode: "interval", intervalMs: 1_000 } });
    const lastHeight = 460;
    for (let height = 1; height <= lastHeight; height += 1) {
      time.advance(1_000);
      await untilBlock(height);
    }

    for (let height = 0; height <= lastHeight; height += 1) {
      const block = await ask("eth_getBlockByNumber", [`0x${height.toString(16)}`, false]);
      expect({ height, verdict: verifyBlock(block, rulesAt(chains.regtest.forks, height)) }).toEqual({
        height,
        verdict: { ok: true },
      });
    }
  });

  it("with transactions are accepted by it too, and follow each other", async () => {
    const { ask, deploy, send } = await startDevchain();
    const to = await deploy();
    await send({ to, data: kitchenCall("cook", 1, "soup") });
    await send({ to: receiver, value: 1n });

    const blocks = [];
    for (const height of ["0x0", "0x1", "0x2", "0x3"]) blocks.push(await ask("eth_getBlockByNumber", [height, true]));

    for (const [height, block] of blocks.entries()) {
      expect(verifyBlock(block, rulesAt(chains.regtest.forks, height))).toEqual({ ok: true });
      expect(block.cumulativeDifficulty).toBe(`0x${(16 * (height + 1)).toString(16)}`);
      expect(block.totalDifficulty).toBe(block.cumulativeDifficulty);
      expect(block.uncles).toEqual([]);
      const parent = blocks[height - 1];
      if (parent) {
        expect(block.parentHash).toBe(parent.hash);
        expect(Number(block.timestamp)).toBeGreaterThan(Number(parent.timestamp));
      }
    }
  });

  it("commit to their fees: gas used times gas price", async () => {
    const { ask, send } = await startDevchain();
    await send({ to: receiver, value: 1n, gasPrice: 70_000_000n });

    const block = await ask("eth_getBlockByNumber", ["latest", false]);

    expect(BigInt(block.paidFees)).toBe(21_000n * 70_000_000n);
    expect(block.minimumGasPrice).toBe("0x3938700");
    expect(BigInt(await ask("eth_getBalance", [block.miner, "latest"]))).toBe(21_000n * 70_000_000n);
  });

  it("are found by number, tag and hash, and null when there are none", async () => {
    const { ask, send } = await startDevchain();
    const hash = await send({ to: receiver });
    const latest = await ask("eth_getBlockByNumber", ["latest", false]);

    expect(latest).toMatchObject({ number: "0x1", transactions: [hash] });
    expect(await ask("eth_getBlockByNumber", ["0x1", false])).toEqual(latest);
    expect(await ask("eth_getBlockByHash", [latest.hash, false])).toEqual(latest);
    expect(await ask("eth_getBlockByNumber", ["earliest", false])).toMatchObject({ number: "0x0", transactions: [] });
    for (const number of ["0x2", `0x${"f".repeat(60)}`]) {
      expect(await ask("eth_getBlockByNumber", [number, true])).toBeNull();
      expect(await ask("eth_getBlockTransactionCountByNumber", [number])).toBeNull();
      expect(await ask("eth_getUncleCountByBlockNumber", [number])).toBeNull();
      expect(await ask("eth_getTransactionByBlockNumberAndIndex", [number, "0x0"])).toBeNull();
    }
    expect(await ask("eth_getBlockByHash", [unknownHash, false])).toBeNull();
    expect(await ask("eth_getBlockTransactionCountByHash", [unknownHash])).toBeNull();
  });

  it("count and show their transactions", async () => {
    const { ask, send } = await startDevchain();
    const hash = await send({ to: receiver });
    const block = await ask("eth_getBlockByNumber", ["latest", true]);

    expect(await ask("eth_getBlockTransactionCountByHash", [block.hash])).toBe("0x1");
    expect(await ask("eth_getBlockTransactionCountByNumber", ["earliest"])).toBe("0x0");
    expect(await ask("eth_getUncleCountByBlockHash", [block.hash])).toBe("0x0");
    const transaction = await ask("eth_getTransactionByBlockHashAndIndex", [block.hash, "0x0"]);
    expect(transaction).toMatchObject({ hash, blockHash: block.hash, blockNumber: "0x1", transactionIndex: "0x0" });
    expect(block.transactions).toEqual([transaction]);
    expect(await ask("eth_getTransactionByBlockNumberAndIndex", ["latest", "0x1"])).toBeNull();
    expect(await ask("eth_getTransactionByBlockNumberAndIndex", ["latest", "0xffffffffffffffff"])).toBeNull();
  });
});

it("says what it is", async () => {
  const { ask } = await startDevchain();

  expect(await ask("web3_clientVersion")).toMatch(/^HardhatNetwork-compatible\/rootgate-devchain\//);
  expect(await ask("eth_protocolVersion")).toBe("0x3e");
});
