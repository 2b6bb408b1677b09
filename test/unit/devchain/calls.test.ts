import { kitchen, kitchenCall, oven, startDevchain } from "./devchain-in-process.js";

const receiver = `0x${"ab".repeat(20)}`;
const word = (value: bigint | number) => `0x${value.toString(16).padStart(64, "0")}`;

describe("eth_call", () => {
  it("tells in which of four ways a contract reverted, and passes the bytes on", async () => {
    const { ask, deploy, wallets } = await startDevchain();
    const to = await deploy();
    const from = wallets[0]?.address.toLowerCase();
    const failing = (name: string) => ask("eth_call", [{ from, to, data: kitchenCall(name) }, "latest"]);

    await expect(failing("failWithReason")).rejects.toMatchObject({
      errorName: "ExecutionReverted",
      message: "execution reverted: the soup is cold",
      data: expect.stringMatching(/^0x08c379a0/),
    });
    await expect(failing("failWithCustomError")).rejects.toMatchObject({
      errorName: "ExecutionReverted",
      message: "execution reverted",
      data: kitchen.abi.encodeErrorResult("TooHot", [451, from]),
    });
    await expect(failing("failWithPanic")).rejects.toMatchObject({
      errorName: "ExecutionReverted",
      message: "execution reverted: panic 0x01: assertion failed",
      data: `0x4e487b71${word(1).slice(2)}`,
    });
    await expect(failing("failEmpty")).rejects.toMatchObject({
      errorName: "ExecutionReverted",
      message: "execution reverted",
      data: "0x",
    });
  });

  it.each([
    ["runs out of gas", "0x5b600056", /out of gas/],
    ["meets an invalid opcode", "0xfe", /invalid opcode/],
    ["takes from an empty stack", "0x01", /stack underflow/],
  ])("says so when code %s", async (_, data, message) => {
    const { ask } = await startDevchain();

    await expect(ask("eth_call", [{ data }, "latest"])).rejects.toMatchObject({
      errorName: "CallRejected",
      message: expect.stringMatching(message),
    });
  });

  it("runs with no more gas than it is given, nor than a block has", async () => {
    const { ask } = await startDevchain();
    const gasLeft = "0x5a60005260206000f3"; // GAS, then return it
    const intrinsic = 53_000 + 2 + 16 * 7 + 4 * 2;
    const read = (gas?: string) => ask("eth_call", [{ data: gasLeft, ...(gas && { gas }) }, "latest"]).then(Number);

    // GAS itself costs 2.
    expect(await read()).toBe(6_800_000 - intrinsic - 2);
    expect(await read("0xffffffffff")).toBe(6_800_000 - intrinsic - 2);
    expect(await read("0x186a0")).toBe(100_000 - intrinsic - 2);
    await expect(read("0x10")).rejects.toMatchObject({ errorName: "CallRejected", message: "out of gas" });
  });

  it("lends the sender the value it lacks", async () => {
    const { ask, deploy } = await startDevchain();
    const to = await deploy();

    expect(await ask("eth_call", [{ from: receiver, to, value: "0xde0b6b3a7640000" }, "latest"])).toBe("0x");
    expect(await ask("eth_getBalance", [to, "latest"])).toBe("0x0");
  });

  it("gives the code of a contract that a call without a receiver would make", async () => {
    const { ask, deploy } = await startDevchain();
    const code = await ask("eth_getCode", [await deploy(oven.bytecode), "latest"]);

    expect(await ask("eth_call", [{ data: oven.bytecode }, "latest"])).toBe(code);
    expect(await ask("eth_call", [{}, "latest"])).toBe("0x");
  });

  it("shows the code Rootstock's environment", async () => {
    const { ask, deploy, receipt } = await startDevchain();
    const to = await deploy();
    await receipt({ to, value: 9n });
    const block = await ask("eth_getBlockByNumber", ["latest", false]);

    const answer = await ask("eth_call", [{ to, data: kitchenCall("environment") }, "latest"]);

    expect(kitchen.abi.decodeFunctionResult("environment", answer).toObject()).toEqual({
      chainId: 31n,
      number: 2n,
      timestamp: BigInt(block.timestamp),
      difficulty: 16n,
      baseFee: BigInt(block.minimumGasPrice),
      balance: 9n,
    });
  });

  it("knows the chain's own block hashes", async () => {
    const { ask, deploy, send } = await startDevchain();
    const to = await deploy();
    await send({ to: receiver });
    const { hash } = await ask("eth_getBlockByNumber", ["0x1", false]);
    const hashOf = (number: number) => ask("eth_call", [{ to, data: kitchenCall("hashOf", number) }, "latest"]);

    expect(await hashOf(1)).toBe(hash);
    expect(await hashOf(2)).toBe(word(0));
  });

  it.each([
    ["PUSH0", "0x602a5f5260205ff3"],
    ["TSTORE and TLOAD", "0x602a60015d60015c60005260206000f3"],
    ["MCOPY", "0x602a6000526020600060205e60206020f3"],
  ])("knows %s", async (_, data) => {
    const { ask } = await startDevchain();

    expect(await ask("eth_call", [{ data }, "latest"])).toBe(word(42));
  });

  it("does not know blobs", async () => {
    const { ask } = await startDevchain();

    await expect(ask("eth_call", [{ data: "0x600049" }, "latest"])).rejects.toMatchObject({
      message: /invalid opcode/,
    });
  });

  it("runs beside others without mixing them up", async () => {
    const { ask, deploy } = await startDevchain();
    const to = await deploy();
    const calls = Array.from({ length: 12 }, (_, number) =>
      ask("eth_call", [{ to, data: kitchenCall("hashOf", number % 2) }, number % 3 === 0 ? "earliest" : "latest"]),
    );
    const { hash } = await ask("eth_getBlockByNumber", ["earliest", false]);

    const answers = await Promise.all(calls);

    expect(answers).toEqual(answers.map((_, number) => (number % 3 === 0 ? "0x" : number % 2 ? word(0) : hash)));
  });
});

describe("the state", () => {
  it("can be read at any past block, by number, hash, tag and EIP-1898 object", async () => {
    const { ask, deploy, send, wallets } = await startDevchain();
    const to = await deploy();
    await send({ to, data: kitchenCall("setCount", 100) });
    await send({ to, data: kitchenCall("setCount", 200), value: 0n });
    const blocks = [];
    for (const number of ["0x0", "0x1", "0x2", "0x3"]) blocks.push(await ask("eth_getBlockByNumber", [number, false]));

    for (const [height, count] of [7, 100, 200].entries()) {
      const { number, hash } = blocks[height + 1];
      for (const block of [number, hash, { blockNumber: number }, { blockHash: hash, requireCanonical: true }]) {
        expect(await ask("eth_getStorageAt", [to, "0x0", block])).toBe(word(count));
        expect(await ask("eth_call", [{ to, data: kitchenCall("count") }, block])).toBe(word(count));
      }
      expect(await ask("eth_getTransactionCount", [wallets[0]?.address.toLowerCase(), number])).toBe(`0x${height + 1}`);
    }
    expect(await ask("eth_getCode", [to, "0x0"])).toBe("0x");
    expect(await ask("eth_getCode", [to, "0x1"])).not.toBe("0x");
    expect(await ask("eth_getStorageAt", [to, "0x0", "earliest"])).toBe(word(0));
    expect(await ask("eth_getBalance", [wallets[0]?.address.toLowerCase(), "earliest"])).toBe("0xd3c21bcecceda1000000");
  });

  it("of nobody is empty", async () => {
    const { ask } = await startDevchain();

    expect(await ask("eth_getBalance", [receiver, "latest"])).toBe("0x0");
    expect(await ask("eth_getTransactionCount", [receiver, "pending"])).toBe("0x0");
    expect(await ask("eth_getCode", [receiver, "latest"])).toBe("0x");
    expect(await ask("eth_getStorageAt", [receiver, "0x5", "latest"])).toBe(word(0));
  });

  it("at a block that is not there is refused by the block's name", async () => {
    const { ask } = await startDevchain();
    const unknownHash = word(0xffn);
    const huge = `0x${"f".repeat(40)}`;
    const blocks = ["0x1", huge, unknownHash, { blockHash: unknownHash }, { blockNumber: "0x1" }];

    for (const block of blocks) {
      const name = typeof block === "string" ? block : Object.values(block)[0];
      const notFound = { errorName: "InvalidParams", message: `block ${name} not found`, data: { param: "block" } };
      await expect(ask("eth_getBalance", [receiver, block])).rejects.toMatchObject(notFound);
      await expect(ask("eth_getCode", [receiver, block])).rejects.toMatchObject(notFound);
      await expect(ask("eth_getTransactionCount", [receiver, block])).rejects.toMatchObject(notFound);
      await expect(ask("eth_getStorageAt", [receiver, "0x0", block])).rejects.toMatchObject(notFound);
      await expect(ask("eth_call", [{ to: receiver }, block])).rejects.toMatchObject(notFound);
      await expect(ask("eth_estimateGas", [{ to: receiver }, block])).rejects.toMatchObject(notFound);
    }
  });

  it("forgets a destroyed contract, and remembers it in the past", async () => {
    const { ask, deploy, receipt } = await startDevchain();
    const to = await deploy(oven.bytecode);
    await receipt({ to, data: oven.abi.encodeFunctionData("destroy", [receiver]) });

    expect(await ask("eth_getCode", [to, "latest"])).toBe("0x");
    expect(await ask("eth_getStorageAt", [to, "0x0", "latest"])).toBe(word(0));
    expect(await ask("eth_getStorageAt", [to, "0x0", "0x1"])).toBe(word(180));
  });
});
