import { readFileSync } from "node:fs";
import { getCreateAddress, Transaction, Wallet } from "ethers";
import { withPhrase } from "../../../src/rootstock/refusal-phrases.js";
import { delayed, kitchen, kitchenCall, startDevchain } from "./devchain-in-process.js";

type Json = ReturnType<typeof JSON.parse>;

const receiver = `0x${"ab".repeat(20)}`;
const later = delayed(1_500);

const zeros = (bytes: number) => `0x${"00".repeat(bytes)}`;
const rejected = (message: string) => expect.objectContaining({ errorName: "TransactionRejected", message });

describe("a sent transaction", () => {
  it("waits without a place, then is mined with a receipt", async () => {
    const { ask, send, time, untilBlock, wallets } = await startDevchain({ timing: later });
    const hash = await send({ to: receiver, value: 5n });
    const nowhere = { blockHash: null, blockNumber: null, transactionIndex: null };

    expect(await ask("eth_getTransactionByHash", [hash])).toMatchObject({ hash, ...nowhere });
    expect(await ask("eth_getTransactionReceipt", [hash])).toBeNull();
    const pending = await ask("eth_getBlockByNumber", ["pending", true]);
    expect(pending).toMatchObject({ number: null, hash: null, logsBloom: null, transactions: [{ hash, ...nowhere }] });
    expect(await ask("eth_getBlockByNumber", ["pending", false])).toMatchObject({ transactions: [hash] });
    expect(await ask("eth_getBlockTransactionCountByNumber", ["pending"])).toBe("0x1");
    expect(await ask("eth_getUncleCountByBlockNumber", ["pending"])).toBe("0x0");
    expect(await ask("eth_getTransactionByBlockNumberAndIndex", ["pending", "0x0"])).toMatchObject({
      hash,
      ...nowhere,
    });
    expect(await ask("eth_getTransactionByBlockNumberAndIndex", ["pending", "0x1"])).toBeNull();

    time.advance(1_500);
    await untilBlock(1);

    const block = await ask("eth_getBlockByNumber", ["0x1", false]);
    const place = { blockHash: block.hash, blockNumber: "0x1", transactionIndex: "0x0" };
    expect(await ask("eth_getTransactionByHash", [hash])).toMatchObject({ hash, type: "0x0", ...place });
    expect(await ask("eth_getTransactionReceipt", [hash])).toMatchObject({
      ...place,
      transactionHash: hash,
      status: "0x1",
      gasUsed: "0x5208",
      cumulativeGasUsed: "0x5208",
      effectiveGasPrice: "0x3ef1480",
      contractAddress: null,
      from: wallets[0]?.address.toLowerCase(),
      to: receiver,
      logs: [],
    });
  });

  it("counts in the pending nonce, balance and state, not in the latest", async () => {
    const { ask, send, wallets } = await startDevchain({ timing: later });
    await send({ to: receiver, value: 5n });
    const sender = wallets[0]?.address.toLowerCase();

    expect(await ask("eth_getTransactionCount", [sender, "pending"])).toBe("0x1");
    expect(await ask("eth_getTransactionCount", [sender, "latest"])).toBe("0x0");
    expect(await ask("eth_getBalance", [receiver, "pending"])).toBe("0x5");
    expect(await ask("eth_getBalance", [receiver, "latest"])).toBe("0x0");
  });

  it("makes a contract whose code and storage can be read while it is pending", async () => {
    const { ask, send, wallets } = await startDevchain({ timing: later });
    await send({ data: kitchen.bytecode, gasLimit: 3_000_000 });
    const to = getCreateAddress({ from: wallets[0]?.address ?? "", nonce: 0 }).toLowerCase();

    expect(await ask("eth_getCode", [to, "pending"])).toMatch(/^0x60/);
    expect(await ask("eth_getCode", [to, "latest"])).toBe("0x");
    expect(await ask("eth_getStorageAt", [to, "0x0", "pending"])).toBe(`0x${"7".padStart(64, "0")}`);
    expect(await ask("eth_call", [{ to, data: kitchenCall("count") }, "pending"])).toBe(`0x${"7".padStart(64, "0")}`);
  });

  it("waits in a queue until the nonces before it are there", async () => {
    const { ask, send, wallets } = await startDevchain({ timing: later });
    const sender = wallets[0]?.address.toLowerCase();
    const third = await send({ to: receiver, nonce: 2 });

    expect(await ask("eth_getTransactionCount", [sender, "pending"])).toBe("0x0");
    expect(await ask("eth_getBlockTransactionCountByNumber", ["pending"])).toBe("0x0");
    const first = await send({ to: receiver, nonce: 0 });
    expect(await ask("eth_getTransactionCount", [sender, "pending"])).toBe("0x1");
    const second = await send({ to: receiver, nonce: 1 });
    expect(await ask("eth_getTransactionCount", [sender, "pending"])).toBe("0x3");
    expect(await ask("eth_getBlockByNumber", ["pending", false])).toMatchObject({
      transactions: [first, second, third],
    });
  });

  it("goes before those that offer less, but never before its sender's own", async () => {
    const { ask, send, wallets } = await startDevchain({ timing: later });
    const [a, b] = wallets as [Wallet, Wallet];
    const low = await send({ from: a, to: receiver, gasPrice: 60_000_000n, nonce: 0 });
    const high = await send({ from: a, to: receiver, gasPrice: 90_000_000n, nonce: 1 });
    const middle = await send({ from: b, to: receiver, gasPrice: 70_000_000n, nonce: 0 });

    expect((await ask("eth_getBlockByNumber", ["pending", false])).transactions).toEqual([middle, low, high]);
  });

  it("sent twice is fine", async () => {
    const { ask, sign } = await startDevchain({ timing: later });
    const raw = await sign({ to: receiver });

    expect(await ask("eth_sendRawTransaction", [raw])).toBe(await ask("eth_sendRawTransaction", [raw]));
    expect(await ask("eth_getBlockTransactionCountByNumber", ["pending"])).toBe("0x1");
  });

  it("takes another's place for 40 % more", async () => {
    const { ask, send } = await startDevchain({ timing: later });
    const replaced = await send({ to: receiver, nonce: 0, gasPrice: 100_000_000n });

    await expect(send({ to: receiver, nonce: 0, gasPrice: 139_999_999n })).rejects.toThrow(
      rejected("replacement transaction underpriced: gas price not enough to bump transaction"),
    );
    const better = await send({ to: receiver, nonce: 0, gasPrice: 140_000_000n });

    expect(await ask("eth_getTransactionByHash", [replaced])).toBeNull();
    expect((await ask("eth_getBlockByNumber", ["pending", false])).transactions).toEqual([better]);
  });

  it("may be signed without a chain id", async () => {
    const { ask, wallets } = await startDevchain();
    const [wallet] = wallets as [Wallet];
    const unsigned = Transaction.from({ type: 0, nonce: 0, gasLimit: 21_000, gasPrice: 66_000_000n, to: receiver });
    unsigned.signature = wallet.signingKey.sign(unsigned.unsignedHash);

    const hash = await ask("eth_sendRawTransaction", [unsigned.serialized]);

    expect(await ask("eth_getTransactionByHash", [hash])).toMatchObject({ from: wallet.address.toLowerCase() });
    expect(["0x1b", "0x1c"]).toContain((await ask("eth_getTransactionByHash", [hash])).v);
  });
});

describe("a contract's creation that fails", () => {
  it("has a receipt with status 0 and the address", async () => {
    const { receipt } = await startDevchain();

    const failed: Json = await receipt({ data: "0x60006000fd", gasLimit: 100_000 });

    expect(failed).toMatchObject({
      status: "0x0",
      logs: [],
      contractAddress: expect.stringMatching(/^0x[0-9a-f]{40}$/),
    });
  });
});

describe("a transaction that uses up its gas", () => {
  it("pays for all of it and changes nothing", async () => {
    const { deploy, receipt, ask } = await startDevchain();
    const to = await deploy();

    expect(await receipt({ to, data: kitchenCall("loop"), gasLimit: 200_000 })).toMatchObject({
      status: "0x0",
      gasUsed: "0x30d40",
    });
    expect(await ask("eth_call", [{ to, data: kitchenCall("count") }, "latest"])).toBe(`0x${"7".padStart(64, "0")}`);
  });
});

describe("refunds", () => {
  it("give back at most half of the gas", async () => {
    const { deploy, receipt } = await startDevchain();
    const to = await deploy();
    await receipt({ to, data: kitchenCall("fill", 20), gasLimit: 2_000_000 });

    const { gasUsed } = await receipt({ to, data: kitchenCall("empty"), gasLimit: 2_000_000 });

    // 21 slots of 5,000 gas each, and what leads to them, halved.
    expect(Number(gasUsed)).toBeGreaterThan((21_000 + 21 * 5_000) / 2);
    expect(Number(gasUsed)).toBeLessThan((21_000 + 21 * 5_000 + 15_000) / 2);
  });
});

describe("the pool", () => {
  it("answers what RSKj refuses with RSKj's text, after the phrase that libraries look for", async () => {
    const recorded: Json = JSON.parse(readFileSync("test/fixtures/rskj-regtest-transactions.json", "utf8"));
    const expected = Object.fromEntries(
      recorded.rawTransactions
        .filter(({ response }: Json) => response.code)
        .map(({ name, response }: Json) => [name, withPhrase(response.message)]),
    );
    const { send, wallets, ask } = await startDevchain({ timing: later });
    const poor = Wallet.createRandom() as unknown as Wallet;
    await send({ to: receiver, nonce: 0, gasPrice: 100_000_000n });
    const attempts = Object.entries({
      "replace with bump < 40%": send({ to: receiver, nonce: 0, gasPrice: 110_000_000n }),
      "nonce too high (+40)": send({ to: receiver, nonce: 40 }),
      "sender account does not exist": send({ from: poor, to: receiver, nonce: 0 }),
      "gas price lower than minimum": send({ to: receiver, gasPrice: 59_999_999n }),
      "gas price above cap (100x min)": send({ to: receiver, gasPrice: 80n * 60_000_000n + 1n }),
      "gas limit above block": send({ to: receiver, gasLimit: 20_000_000 }),
      "intrinsic gas too low": send({ to: receiver, gasLimit: 20_999 }),
      "insufficient funds": send({ to: receiver, value: 10n ** 24n }),
      "wrong chain id (1)": ask("eth_sendRawTransaction", [
        await (wallets[0] as Wallet).signTransaction({ type: 0, chainId: 1, nonce: 1, gasLimit: 21_000, to: receiver }),
      ]),
    }).map(async ([name, attempt]) => ({ name, message: await attempt.then(String, (error: Error) => error.message) }));

    for (const { name, message } of await Promise.all(attempts)) {
      // RSKj names the limit of a sublist; the devchain's block has one list.
      expect({ name, message }).toEqual({ name, message: expected[name]?.replace("6800001", "6800000") });
    }
  });

  it("takes prices up to the cap, limits up to the block's, and nonces 15 ahead", async () => {
    const { send } = await startDevchain({ timing: later });

    await expect(send({ to: receiver, nonce: 15 })).resolves.toBeDefined();
    await expect(send({ to: receiver, nonce: 16 })).rejects.toThrow(rejected("transaction nonce too high"));
    await expect(send({ to: receiver, nonce: 1, gasPrice: 4_800_000_000n })).resolves.toBeDefined();
    await expect(send({ to: receiver, nonce: 2, gasLimit: 6_800_000 })).resolves.toBeDefined();
    await expect(send({ to: receiver, nonce: 3, gasLimit: 6_800_001 })).rejects.toThrow(/gas limit of 6800001/);
  });

  it("refuses a nonce that is used", async () => {
    const { send, sign, ask } = await startDevchain();
    const raw = await sign({ to: receiver });
    await ask("eth_sendRawTransaction", [raw]);

    await expect(ask("eth_sendRawTransaction", [raw])).rejects.toThrow(rejected("transaction nonce too low"));
    await expect(send({ to: receiver, nonce: 0 })).rejects.toThrow(rejected("transaction nonce too low"));
  });

  it("refuses what is too large", async () => {
    const { send } = await startDevchain();

    await expect(send({ to: receiver, data: zeros(140_000), gasLimit: 6_000_000 })).rejects.toThrow(
      /^transaction's size is higher than defined maximum: \d+ > 131072$/,
    );
    await expect(send({ data: zeros(49_153), gasLimit: 6_000_000 })).rejects.toThrow(
      rejected("transaction's init code size is invalid"),
    );
  });

  it("refuses what a sender can't pay, all waiting transactions taken together", async () => {
    const { send, wallets } = await startDevchain({ timing: later });
    const [rich] = wallets as [Wallet];
    const half = 6n * 10n ** 23n;

    await send({ from: rich, to: receiver, value: half, nonce: 0 });
    await expect(send({ from: rich, to: receiver, value: half, nonce: 1 })).rejects.toThrow(
      rejected("insufficient funds to pay for pending and new transactions"),
    );
    await expect(
      send({ from: rich, to: receiver, value: half, nonce: 0, gasPrice: 140_000_000n }),
    ).resolves.toBeDefined();
  });

  it("refuses a sender without enough for the gas alone", async () => {
    const { send } = await startDevchain();
    const poor = Wallet.createRandom() as unknown as Wallet;
    await send({ to: poor.address, value: 1_000n });

    await expect(send({ from: poor, to: receiver, nonce: 0 })).rejects.toThrow(rejected("insufficient funds"));
  });

  it("refuses what is no legacy transaction", async () => {
    const { ask, wallets } = await startDevchain();
    const typed = await (wallets[0] as Wallet).signTransaction({ type: 2, chainId: 31, nonce: 0, gasLimit: 21_000 });

    await expect(ask("eth_sendRawTransaction", [typed])).rejects.toMatchObject({ errorName: "InvalidParams" });
  });
});

it("suggests a gas price above the minimum, and near what was paid", async () => {
  const { ask, send } = await startDevchain();
  expect(await ask("eth_gasPrice")).toBe("0x3ef1480");

  for (let index = 0; index < 4; index += 1) await send({ to: receiver, gasPrice: 100_000_000n });

  expect(await ask("eth_gasPrice")).toBe("0x5f5e100");
});
