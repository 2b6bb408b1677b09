import { openChainInMemory } from "../../../src/devchain/chain-file.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { kitchenCall, oven, startDevchain, type TestDevchain } from "./devchain-in-process.js";
import { coin, remoteTo, rich, startFork } from "./fork-of.js";

const hex = (value: bigint | number) => `0x${value.toString(16)}`;
const word = (value: bigint | number) => `0x${value.toString(16).padStart(64, "0")}`;

async function mine({ ask }: TestDevchain): Promise<string> {
  await ask("evm_mine");
  return ask("eth_blockNumber");
}

const countIn = async ({ ask }: TestDevchain, to: string, block = "latest") =>
  BigInt(await ask("eth_call", [{ to, data: kitchenCall("count") }, block]));

describe("a fork", () => {
  it("continues the remote chain at its block, with its accounts, code and storage", async () => {
    const { origin, fork, contract } = await startFork();
    const head = await origin.ask("eth_getBlockByNumber", ["latest", true]);

    expect(await fork.ask("eth_blockNumber")).toBe("0x2");
    expect(await fork.ask("eth_getBlockByNumber", ["latest", true])).toEqual(head);
    expect(await fork.ask("eth_getBlockByHash", [head.hash, true])).toEqual(head);
    expect(await fork.ask("eth_getBalance", [rich, "latest"])).toBe(hex(5n * coin));
    expect(await fork.ask("eth_getCode", [contract, "latest"])).toBe(
      await origin.ask("eth_getCode", [contract, "latest"]),
    );
    expect(await fork.ask("eth_getStorageAt", [contract, "0x0", "latest"])).toBe(word(7));
    expect(await countIn(fork, contract)).toBe(7n);
    const { parentHash, number } = await fork.ask("eth_getBlockByNumber", [await mine(fork), false]);
    expect([parentHash, number]).toEqual([head.hash, "0x3"]);
  });

  it("keeps what is written to itself, and the remote chain as it is", async () => {
    const { origin, fork, contract } = await startFork();

    await fork.send({ to: contract, data: kitchenCall("cook", 3, "soup") });
    expect(await countIn(fork, contract)).toBe(8n);
    await fork.send({ to: contract, data: kitchenCall("setCount", 0) });
    expect(await countIn(fork, contract)).toBe(0n);
    expect(await fork.ask("eth_getStorageAt", [contract, "0x0", "latest"])).toBe(word(0));
    expect(await countIn(origin, contract)).toBe(7n);
    // The blocks before keep their states.
    expect(await countIn(fork, contract, "0x3")).toBe(8n);
    expect(await countIn(fork, contract, "0x2")).toBe(7n);
    // A refund for storage that the remote chain has.
    await origin.send({ to: contract, data: kitchenCall("fill", 3) });
    expect(await fork.ask("eth_getStorageAt", [contract, "0x2", "latest"])).toBe(word(0));
  });

  it("gives the gas that the remote chain gives", async () => {
    const { origin, fork, contract } = await startFork();
    for (const data of [kitchenCall("cook", 3, "soup"), kitchenCall("setCount", 0), kitchenCall("build")]) {
      const there = await origin.receipt({ to: contract, data });
      const here = await fork.receipt({ to: contract, data });
      expect([here.status, here.gasUsed]).toEqual([there.status, there.gasUsed]);
    }
  });

  it("begins below the latest block by the depth, or at the block that it is given", async () => {
    const { fork: below } = await startFork({ depth: 1 });
    expect(await below.ask("eth_blockNumber")).toBe("0x1");
    expect(await below.ask("eth_getBalance", [rich, "latest"])).toBe("0x0");

    const { fork: at } = await startFork({ block: 1 });
    expect(await at.ask("eth_blockNumber")).toBe("0x1");

    await expect(startFork({ block: 3 })).rejects.toThrow("--fork: the node has no block 3");
  });

  it("has accounts of its own, with coins", async () => {
    const { origin, fork } = await startFork();
    const [account] = fork.engine.accounts;
    expect(await fork.ask("eth_getBalance", [account?.address, "latest"])).toBe(hex(1_000_000n * coin));
    expect(await origin.ask("eth_getBalance", [account?.address, "latest"])).toBe("0x0");
  });

  it("lets remote accounts be changed and impersonated", async () => {
    const { fork, contract } = await startFork();
    const to = `0x${"77".repeat(20)}`;
    await fork.ask("hardhat_impersonateAccount", [rich]);
    const hash = await fork.ask("eth_sendTransaction", [{ from: rich, to, value: hex(coin), gas: "0x5208" }]);
    expect((await fork.ask("eth_getTransactionReceipt", [hash])).status).toBe("0x1");
    expect(await fork.ask("eth_getBalance", [to, "latest"])).toBe(hex(coin));

    await fork.ask("hardhat_setStorageAt", [contract, "0x0", word(41)]);
    expect(await countIn(fork, contract)).toBe(41n);
    await fork.ask("hardhat_setBalance", [rich, "0x1"]);
    expect(await fork.ask("eth_getBalance", [rich, "latest"])).toBe("0x1");
    await fork.ask("hardhat_setCode", [contract, "0x"]);
    expect(await fork.ask("eth_getCode", [contract, "latest"])).toBe("0x");
  });

  it("forgets a remote contract that destroys itself, with its storage", async () => {
    const origin = await startDevchain();
    const { contractAddress: to } = await origin.receipt({ data: oven.bytecode, gasLimit: 3_000_000 });
    const fork = await startDevchain({ fork: { remote: remoteTo(origin).remote, depth: 0 } });
    expect(await fork.ask("eth_getStorageAt", [to, "0x0", "latest"])).toBe(word(180));

    await fork.send({ to, data: oven.abi.encodeFunctionData("destroy", [rich]) });

    expect(await fork.ask("eth_getCode", [to, "latest"])).toBe("0x");
    expect(await fork.ask("eth_getStorageAt", [to, "0x0", "latest"])).toBe(word(0));
    expect(await fork.ask("eth_getTransactionCount", [to, "latest"])).toBe("0x0");
    expect(await fork.ask("eth_getCode", [to, "0x1"])).not.toBe("0x");
  });

  it("goes back to its first block", async () => {
    const { fork, contract } = await startFork();
    await fork.send({ to: contract, data: kitchenCall("setCount", 9) });
    await fork.ask("hardhat_setBalance", [rich, "0x1"]);

    await fork.ask("hardhat_reset");

    expect(await fork.ask("eth_blockNumber")).toBe("0x2");
    expect(await countIn(fork, contract)).toBe(7n);
    expect(await fork.ask("eth_getBalance", [rich, "latest"])).toBe(hex(5n * coin));
    await expect(fork.control({ name: "reorg", depth: 1 })).rejects.toThrow("has 0 blocks above block 2, fewer than 1");
  });

  it("keeps remote code that was made here, too, when it goes back", async () => {
    const origin = await startDevchain();
    const { contractAddress: remote } = await origin.receipt({ data: oven.bytecode, gasLimit: 3_000_000 });
    const fork = await startDevchain({ fork: { remote: remoteTo(origin).remote, depth: 0 } });
    await fork.send({ data: oven.bytecode, gasLimit: 3_000_000 });
    const code = await fork.ask("eth_getCode", [remote, "latest"]);

    await fork.ask("hardhat_reset");

    expect(await fork.ask("eth_getCode", [remote, "latest"])).toBe(code);
    expect(code).toHaveLength((await origin.ask("eth_getCode", [remote, "latest"])).length);
  });

  it("makes blocks above the height from which headers commit to their ancestors", async () => {
    const origin = await startDevchain();
    await origin.ask("hardhat_mine", ["0x1c8"]);
    const fork = await startDevchain({ fork: { remote: remoteTo(origin).remote, depth: 0 } });

    expect(await mine(fork)).toBe("0x1c9");
    expect(await fork.ask("eth_getBlockByNumber", ["pending", false])).toMatchObject({ number: null });
  });
});

describe("of earlier blocks a fork", () => {
  it("tells what the remote chain tells", async () => {
    const { origin, fork, contract, kitchenHash } = await startFork();
    await mine(fork);
    const { hash } = await origin.ask("eth_getBlockByNumber", ["0x1", false]);
    const same = async (method: string, params: readonly unknown[]): Promise<unknown> => {
      const result = await fork.ask(method, params);
      expect([method, result]).toEqual([method, await origin.ask(method, params)]);
      return result;
    };

    for (const block of ["0x1", "earliest", hash, { blockHash: hash }, { blockNumber: "0x1" }]) {
      expect(await same("eth_getBalance", [rich, block])).toBe("0x0");
      await same("eth_call", [{ to: contract, data: kitchenCall("count") }, block]);
    }
    for (const [method, params] of [
      ["eth_getBlockByNumber", ["earliest", false]],
      ["eth_getBlockByHash", [hash, true]],
      ["eth_getTransactionByHash", [kitchenHash]],
      ["eth_getTransactionReceipt", [kitchenHash]],
      ["eth_getTransactionByBlockHashAndIndex", [hash, "0x0"]],
      ["eth_getTransactionByBlockNumberAndIndex", ["0x2", "0x0"]],
      ["eth_getBlockTransactionCountByNumber", ["0x2"]],
      ["trace_transaction", [kitchenHash]],
      ["trace_block", ["0x1"]],
      ["debug_traceTransaction", [kitchenHash, { tracer: "callTracer" }]],
      ["rsk_getRawBlockHeaderByHash", [hash]],
      ["rsk_getRawTransactionReceiptByHash", [kitchenHash]],
      ["rsk_getTransactionReceiptNodesByHash", [hash, kitchenHash]],
    ] as const)
      expect(await same(method, params)).not.toBeNull();
  });

  it("has their hashes in contracts, too", async () => {
    const { origin, fork, contract } = await startFork();
    await mine(fork);
    const { hash } = await origin.ask("eth_getBlockByNumber", ["0x1", false]);
    expect(await fork.ask("eth_call", [{ to: contract, data: kitchenCall("hashOf", 1) }, "latest"])).toBe(hash);
  });

  it("joins their logs and its own", async () => {
    const origin = await startDevchain();
    const to = await origin.deploy();
    await origin.send({ to, data: kitchenCall("shout", 2) });
    const fork = await startDevchain({ fork: { remote: remoteTo(origin).remote, depth: 0 } });
    await fork.send({ to, data: kitchenCall("shout", 1) });
    const placesOf = async (filter: object) =>
      (await fork.ask("eth_getLogs", [filter])).map((log: { blockNumber: string }) => log.blockNumber);

    expect(await placesOf({ fromBlock: "earliest", toBlock: "latest" })).toEqual(["0x2", "0x2", "0x3"]);
    expect(await placesOf({ fromBlock: "0x2", toBlock: "pending" })).toEqual(["0x2", "0x2", "0x3"]);
    expect(await placesOf({ fromBlock: "0x1", toBlock: "0x2" })).toEqual(["0x2", "0x2"]);
    expect(await placesOf({ fromBlock: "0x3" })).toEqual(["0x3"]);
    expect(await placesOf({})).toEqual(["0x3"]);
    const { hash } = await origin.ask("eth_getBlockByNumber", ["0x2", false]);
    expect(await placesOf({ blockHash: hash })).toEqual(["0x2", "0x2"]);
    await expect(placesOf({ fromBlock: "latest", toBlock: "0x1" })).rejects.toThrow("fromBlock is after toBlock");
  });

  it("knows none of the remote chain's later blocks and transactions", async () => {
    const { origin, fork } = await startFork();
    const later = await origin.send({ to: rich, value: 1n });
    const { hash } = await origin.ask("eth_getBlockByNumber", ["latest", false]);

    expect(await fork.ask("eth_getTransactionByHash", [later])).toBeNull();
    expect(await fork.ask("eth_getTransactionReceipt", [later])).toBeNull();
    expect(await fork.ask("eth_getBlockByHash", [hash, false])).toBeNull();
    expect(await fork.ask("eth_getBlockByNumber", ["0x3", false])).toBeNull();
    await expect(fork.ask("eth_getBalance", [rich, hash])).rejects.toThrow("not found");
    expect(await fork.ask("eth_getBalance", [rich, "latest"])).toBe(hex(5n * coin));
  });
});

describe("what a fork has read", () => {
  it("isn't asked again, not after a restart either", async () => {
    const { fork, contract, test, file } = await startFork();
    const read = async (devchain: TestDevchain) => {
      await countIn(devchain, contract);
      await devchain.ask("eth_getBalance", [rich, "latest"]);
      await devchain.ask("eth_getBalance", [`0x${"11".repeat(20)}`, "latest"]);
    };
    await read(fork);
    const first = test.asked.length;
    await read(fork);
    expect(test.asked.slice(first)).toEqual([]);
    await fork.send({ to: contract, data: kitchenCall("setCount", 5) });

    const again = await startDevchain({ file, fork: { remote: test.remote, depth: 0 } });
    test.asked.length = 0;
    await read(again);
    expect(test.asked).toEqual([]);
    expect(await countIn(again, contract)).toBe(5n);
    expect(await again.ask("eth_blockNumber")).toBe("0x3");
  });

  it("is asked once by calls that come together", async () => {
    const { fork, contract, test } = await startFork();
    test.asked.length = 0;
    await Promise.all(Array.from({ length: 5 }, () => countIn(fork, contract)));
    expect(test.asked.filter((call) => call.startsWith(`eth_getCode ${contract}`))).toHaveLength(1);
  });
});

describe("a fork whose remote node", () => {
  it("doesn't respond repeats the call twice, then fails; the next one tries again", async () => {
    const { fork, test } = await startFork();
    const unavailable = new RpcError("InternalError", "no node responds");
    let failures = 0;
    test.onCall = () => {
      failures += 1;
      throw unavailable;
    };
    await expect(fork.ask("eth_getBlockByNumber", ["0x1", false])).rejects.toThrow(unavailable);
    expect(failures).toBe(3);
    await expect(fork.ask("eth_getBalance", [rich, "latest"])).rejects.toThrow(unavailable);
    await expect(fork.ask("eth_call", [{ to: rich, data: "0x" }, "latest"])).rejects.toThrow(unavailable);

    test.onCall = () => undefined;
    expect(await fork.ask("eth_getBalance", [rich, "latest"])).toBe(hex(5n * coin));
    expect(await mine(fork)).toBe("0x3");
  });

  it("refuses a call has its refusal passed on, at once", async () => {
    const { fork, test } = await startFork();
    test.asked.length = 0;
    test.onCall = () => {
      throw new RpcError("CallRejected", "missing trie node");
    };
    await expect(fork.ask("eth_getBalance", [rich, "0x1"])).rejects.toThrow("missing trie node");
    expect(test.asked).toHaveLength(1);
  });

  it("is slow holds up none but those who ask it", async () => {
    const { fork, contract, test } = await startFork();
    await fork.send({ to: contract, data: kitchenCall("setCount", 2) });
    await countIn(fork, contract);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    test.onCall = () => held;
    const slow = fork.ask("eth_getBalance", [rich, "latest"]);

    expect(await countIn(fork, contract)).toBe(2n);
    await fork.send({ to: contract, data: kitchenCall("setCount", 3) });
    expect(await countIn(fork, contract)).toBe(3n);
    release();
    expect(await slow).toBe(hex(5n * coin));
  });
});

describe("the file of a fork", () => {
  it("is opened as what it is only", async () => {
    const { origin, test, file } = await startFork();
    await expect(startDevchain({ file })).rejects.toThrow("it is a fork of block 2: start it with --fork");
    await expect(startDevchain({ file, fork: { remote: test.remote, block: 1, depth: 0 } })).rejects.toThrow(
      "--fork: the file has a fork of block 2, not 1",
    );
    const plain = openChainInMemory();
    await startDevchain({ file: plain });
    await expect(startDevchain({ file: plain, fork: { remote: test.remote, depth: 0 } })).rejects.toThrow(
      "--fork: the file has a chain that is no fork",
    );
    await origin.control({ name: "reorg", depth: 1 });
    await expect(startDevchain({ file, fork: { remote: test.remote, depth: 0 } })).rejects.toThrow(
      "the node's block 2 is another one than this fork's",
    );
  });
});

describe("tools are told", () => {
  it("of what the chain is a fork", async () => {
    const { origin, fork } = await startFork();
    const { hash } = await origin.ask("eth_getBlockByNumber", ["0x2", false]);
    await mine(fork);
    expect(await fork.ask("hardhat_metadata")).toMatchObject({
      latestBlockNumber: 3,
      forkedNetwork: { chainId: 31, forkBlockNumber: 2, forkBlockHash: hash },
    });
    expect(await origin.ask("hardhat_metadata")).not.toHaveProperty("forkedNetwork");
  });
});
