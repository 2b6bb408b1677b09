import { setImmediate } from "node:timers/promises";
import { SharedThread } from "../../../src/devchain/shared-thread.js";
import { delayed, kitchen, kitchenCall, startDevchain, type TestDevchain } from "./devchain-in-process.js";

const account = `0x${"ab".repeat(20)}`;
const other = `0x${"cd".repeat(20)}`;
const coin = 10n ** 18n;
const hex = (value: bigint | number) => `0x${value.toString(16)}`;

const blockOf = async ({ ask }: TestDevchain, block = "latest") => {
  const { number, timestamp, hash } = await ask("eth_getBlockByNumber", [block, false]);
  return { height: Number(number), timestamp: Number(timestamp), hash: hash as string };
};

describe("snapshots", () => {
  it("bring back blocks, changed state and the clock, once", async () => {
    const devchain = await startDevchain();
    const { ask, send } = devchain;
    await ask("hardhat_setBalance", [account, "0x1"]);
    const before = await blockOf(devchain);
    expect(await ask("evm_snapshot")).toBe("0x1");
    await ask("hardhat_setBalance", [account, "0x2"]);
    await ask("evm_increaseTime", [1_000]);
    await send({ to: account, value: 5n });
    await ask("hardhat_setBalance", [account, "0x3"]);

    expect(await ask("evm_revert", ["0x1"])).toBe(true);

    expect(await ask("eth_getBalance", [account, "latest"])).toBe("0x1");
    expect(await blockOf(devchain)).toEqual(before);
    expect(await ask("evm_increaseTime", [0])).toBe("0x0");
    expect(await ask("evm_revert", ["0x1"])).toBe(false);
    expect(await ask("evm_snapshot")).toBe("0x2");
  });

  it("taken later end with one that is reverted to", async () => {
    const { ask } = await startDevchain();
    for (const _ of [1, 2, 3]) await ask("evm_snapshot");

    expect(await ask("evm_revert", ["0x2"])).toBe(true);
    expect(await ask("evm_revert", ["0x3"])).toBe(false);
    expect(await ask("evm_revert", ["0x1"])).toBe(true);
  });

  it("of the genesis forget what was changed there", async () => {
    const { ask } = await startDevchain();
    await ask("evm_snapshot");
    await ask("hardhat_setBalance", [account, "0x2"]);
    await ask("evm_revert", ["0x1"]);
    expect(await ask("eth_getBalance", [account, "latest"])).toBe("0x0");

    await ask("hardhat_setBalance", [account, "0x2"]);
    await ask("evm_mine");
    await ask("hardhat_reset", [{ forking: {} }]);
    expect(await ask("eth_getBalance", [account, "latest"])).toBe("0x0");
    expect(await ask("eth_blockNumber")).toBe("0x0");
  });
});

describe("time", () => {
  it("is set for one block, and goes on from there", async () => {
    const devchain = await startDevchain();
    const { ask, time } = devchain;
    const { timestamp } = await blockOf(devchain);

    expect(await ask("evm_setNextBlockTimestamp", [timestamp + 500])).toBe(true);
    time.advance(3_000);
    expect((await blockOf(devchain, "pending")).timestamp).toBe(timestamp + 500);
    expect(await ask("evm_mine")).toBe("0x0");
    expect((await blockOf(devchain)).timestamp).toBe(timestamp + 500);

    time.advance(10_000);
    await ask("evm_mine");
    expect((await blockOf(devchain)).timestamp).toBe(timestamp + 510);
  });

  it("may go back, but not behind the latest block", async () => {
    const devchain = await startDevchain();
    const { ask, time } = devchain;
    const { timestamp } = await blockOf(devchain);
    time.advance(100_000);

    await ask("evm_mine", [hex(timestamp + 1)]);
    expect((await blockOf(devchain)).timestamp).toBe(timestamp + 1);
    await expect(ask("evm_mine", [timestamp + 1])).rejects.toThrow(`later than the latest block's, ${timestamp + 1}`);
    await expect(ask("evm_setNextBlockTimestamp", [timestamp + 4_000_000_000])).rejects.toThrow("within 100 years");
    await expect(ask("evm_increaseTime", [hex(4_000_000_000)])).rejects.toThrow("seconds must be at most");
  });

  it("passes between blocks that are made together", async () => {
    const devchain = await startDevchain({ timing: delayed(1_000) });
    const { timestamp } = await blockOf(devchain);

    await devchain.ask("hardhat_mine", ["0x3", 60]);
    expect(await blockOf(devchain)).toMatchObject({ height: 3, timestamp: timestamp + 121 });
    await devchain.ask("hardhat_mine");
    expect(await blockOf(devchain)).toMatchObject({ height: 4 });
    await expect(devchain.ask("hardhat_mine", ["0x3e9"])).rejects.toThrow("blocks must be at most 1000");
  });
});

describe("accounts", () => {
  it("have what was set, also in the next block and after a restart", async () => {
    const { ask, send, file } = await startDevchain();
    await ask("hardhat_setBalance", [account, hex(coin)]);
    await ask("hardhat_setNonce", [account, "0x7"]);
    await ask("hardhat_setCode", [other, "0x60005460005260206000f3"]);
    await ask("hardhat_setStorageAt", [other, "0x0", `0x${"0".repeat(62)}2a`]);
    const [, firstHash] = [await ask("eth_blockNumber"), (await ask("eth_getBlockByNumber", ["0x0", false])).hash];
    await send({ to: account, value: 1n });

    const again = await startDevchain({ file });
    for (const { ask } of [again]) {
      expect(await ask("eth_getBalance", [account, "0x0"])).toBe(hex(coin));
      expect(await ask("eth_getBalance", [account, "latest"])).toBe(hex(coin + 1n));
      expect(await ask("eth_getTransactionCount", [account, "latest"])).toBe("0x7");
      expect(Number(await ask("eth_call", [{ to: other }, "latest"]))).toBe(0x2a);
      expect((await ask("eth_getBlockByNumber", ["0x0", false])).hash).toBe(firstHash);
    }
  });

  it("keep what a contract had when its code is set", async () => {
    const { ask, deploy, send } = await startDevchain();
    const address = await deploy();
    await send({ to: address, data: kitchenCall("fill", 5), gasLimit: 3_000_000 });
    const slots = [0, 1, 2].map(async (slot) => ask("eth_getStorageAt", [address, hex(slot), "latest"]));
    const before = await Promise.all(slots);

    await ask("hardhat_setCode", [address, "0x00"]);

    expect(await ask("eth_getCode", [address, "latest"])).toBe("0x00");
    const after = await Promise.all([0, 1, 2].map((slot) => ask("eth_getStorageAt", [address, hex(slot), "latest"])));
    expect(after).toEqual(before);
  });

  it("have any balance and nonce that fits, also where blocks add to it", async () => {
    const { ask, send, failures } = await startDevchain();
    const { miner } = await ask("eth_getBlockByNumber", ["latest", false]);
    const most = `0x${"f".repeat(64)}`;
    for (const address of [miner, account, other]) await ask("hardhat_setBalance", [address, most]);
    expect(await ask("hardhat_setNonce", [account, hex(2n ** 64n - 2n)])).toBe(true);
    await expect(ask("hardhat_setNonce", [other, hex(2n ** 64n - 1n)])).rejects.toThrow("64 bits");

    await ask("hardhat_impersonateAccount", [other]);
    await ask("eth_sendTransaction", [{ from: other, to: account, value: "0x1", gas: "0x5208" }]);
    await send({ to: account, value: 1n });

    expect(await ask("eth_getBalance", [miner, "latest"])).toBe(most);
    expect(await ask("eth_getBalance", [account, "latest"])).toBe(most);
    expect(await ask("eth_blockNumber")).toBe("0x2");
    expect(failures).toEqual([]);
  });

  it("have at most 24 KiB of code", async () => {
    const { ask } = await startDevchain();
    expect(await ask("hardhat_setCode", [account, `0x${"00".repeat(24_576)}`])).toBe(true);
    await expect(ask("hardhat_setCode", [account, `0x${"00".repeat(24_577)}`])).rejects.toThrow("24577 bytes");
  });

  it("have a nonce that only grows, and not under pending transactions", async () => {
    const { ask, send, wallets } = await startDevchain({ timing: delayed(1_000) });
    const from = wallets[0]?.address.toLowerCase();
    await ask("hardhat_setNonce", [account, "0x7"]);

    await expect(ask("hardhat_setNonce", [account, "0x6"])).rejects.toThrow("below the account's, 0x7");
    await send({ to: account });
    await expect(ask("hardhat_setNonce", [from, "0x9"])).rejects.toThrow("are pending");
  });

  it("are traced as they were when their block was made", async () => {
    const { ask } = await startDevchain();
    await ask("hardhat_setCode", [other, "0x60005460005260206000f3"]);
    await ask("hardhat_impersonateAccount", [account]);
    await ask("hardhat_setBalance", [account, hex(coin)]);
    const hash = await ask("eth_sendTransaction", [{ from: account, to: other, gas: "0x30000" }]);
    await ask("hardhat_setCode", [other, "0x00"]);

    expect(await ask("trace_transaction", [hash])).toMatchObject([{ result: { output: `0x${"0".repeat(64)}` } }]);
  });
});

describe("eth_sendTransaction", () => {
  it("signs for the funded accounts", async () => {
    const { ask, wallets } = await startDevchain();
    const from = wallets[1]?.address.toLowerCase() ?? "";

    const hash = await ask("eth_sendTransaction", [{ from, data: kitchen.bytecode }]);

    const { contractAddress, status } = await ask("eth_getTransactionReceipt", [hash]);
    expect(status).toBe("0x1");
    expect(await ask("eth_getCode", [contractAddress, "latest"])).not.toBe("0x");
    expect(await ask("eth_getTransactionByHash", [hash])).toMatchObject({ from, nonce: "0x0" });
  });

  it("sends from an impersonated account, a contract's too, until that ends", async () => {
    const { ask, file } = await startDevchain({ timing: delayed(1_000) });
    const request = { from: account, to: other, value: "0x1", gas: "0x5208" };
    await expect(ask("eth_sendTransaction", [request])).rejects.toThrow("hardhat_impersonateAccount");
    await ask("hardhat_setBalance", [account, hex(coin)]);
    await ask("hardhat_setCode", [account, "0x00"]);
    expect(await ask("hardhat_impersonateAccount", [account])).toBe(true);

    const hashes = [await ask("eth_sendTransaction", [request]), await ask("eth_sendTransaction", [request])];
    expect(new Set(hashes).size).toBe(2);
    expect(await ask("hardhat_stopImpersonatingAccount", [account])).toBe(true);
    expect(await ask("hardhat_stopImpersonatingAccount", [account])).toBe(false);
    await expect(ask("eth_sendTransaction", [request])).rejects.toThrow("hardhat_impersonateAccount");

    // Those that wait have their sender after a restart, too.
    const again = await startDevchain({ file });
    await again.ask("evm_mine");
    for (const hash of hashes)
      expect(await again.ask("eth_getTransactionReceipt", [hash])).toMatchObject({ from: account, status: "0x1" });
    expect(await again.ask("eth_getBalance", [other, "latest"])).toBe("0x2");
  });

  it("refuses what eth_sendRawTransaction does, in its words", async () => {
    const { ask } = await startDevchain();
    await ask("hardhat_impersonateAccount", [account]);

    await expect(ask("eth_sendTransaction", [{ from: account, to: other, gas: "0x5208" }])).rejects.toMatchObject({
      errorName: "TransactionRejected",
    });
  });

  it("is for 1,000 accounts without keys at most", async () => {
    const { ask } = await startDevchain();
    for (let count = 0; count < 1_000; count++)
      await ask("hardhat_impersonateAccount", [`0x${(count + 2 ** 40).toString(16).padStart(40, "0")}`]);

    await expect(ask("hardhat_impersonateAccount", [account])).rejects.toThrow("1000 accounts are impersonated");
    await ask("hardhat_reset");
    expect(await ask("hardhat_impersonateAccount", [account])).toBe(true);
  });
});

it("lets a call end before a reset, and says that the block is not found to those that come meanwhile", async () => {
  const { ask, deploy, control } = await startDevchain({ thread: new SharedThread({ sliceMs: 0 }) });
  const to = await deploy();
  const outcomes: unknown[] = [];
  const call = async (): Promise<void> => {
    const request = { to, data: kitchenCall("fill", 100), gas: "0x600000" };
    outcomes.push(await ask("eth_call", [request, "latest"]).catch((error: unknown) => error));
  };
  const first = call();
  for (let turns = 0; turns < 50; turns++) await setImmediate();

  const reset = control({ name: "reset" });
  await Promise.all([first, reset, call(), call(), call()]);

  const notFound = { errorName: "InvalidParams", message: expect.stringContaining("block not found") };
  expect(outcomes).toEqual(["0x", ...[1, 2, 3].map(() => expect.objectContaining(notFound))]);
  expect(await ask("eth_blockNumber")).toBe("0x0");
});

it("says what the chain is", async () => {
  const devchain = await startDevchain();
  const { hash } = await blockOf(devchain);

  expect(await devchain.ask("hardhat_metadata")).toEqual({
    clientVersion: expect.stringMatching(/./),
    chainId: 31,
    instanceId: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    latestBlockNumber: 0,
    latestBlockHash: hash,
  });
});
