import { SharedThread } from "../../../src/devchain/shared-thread.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";
import { kitchen, kitchenCall, startDevchain } from "./devchain-in-process.js";

type Json = ReturnType<typeof JSON.parse>;

const word = (value: bigint | number | string) => `0x${BigInt(value).toString(16).padStart(64, "0")}`;
const cooked = kitchen.abi.getEvent("Cooked")?.topicHash ?? "";
const counted = kitchen.abi.getEvent("Counted")?.topicHash ?? "";
const receiver = `0x${"ab".repeat(20)}`;
const all = { fromBlock: "earliest", toBlock: "latest" };

/** Two kitchens; block 3: a dish in the first, 4: one in the second, 5: three shouts in the first, 6: nothing. */
async function twoKitchens() {
  const devchain = await startDevchain();
  const [first, second] = [await devchain.deploy(), await devchain.deploy()];
  await devchain.send({ to: first, data: kitchenCall("cook", 5, "soup") });
  await devchain.send({ to: second, data: kitchenCall("cook", 6, "stew") });
  await devchain.send({ to: first, data: kitchenCall("shout", 3) });
  await devchain.send({ to: `0x${"ab".repeat(20)}` });
  const find = async (filter: Json): Promise<string[]> => {
    const logs: Json[] = await devchain.ask("eth_getLogs", [filter]);
    return logs.map(({ blockNumber, logIndex }) => `${Number(blockNumber)}.${Number(logIndex)}`);
  };
  const cook = word(devchain.wallets[0]?.address ?? "");
  return { ...devchain, find, first, second, cook };
}

it("gives each log its place", async () => {
  const { ask, first, cook } = await twoKitchens();

  const [log] = await ask("eth_getLogs", [{ ...all, address: first, topics: [cooked] }]);

  const block = await ask("eth_getBlockByNumber", ["0x3", false]);
  expect(log).toEqual({
    logIndex: "0x0",
    blockNumber: "0x3",
    blockHash: block.hash,
    transactionHash: block.transactions[0],
    transactionIndex: "0x0",
    address: first,
    data: kitchen.abi.encodeEventLog("Cooked", [log.topics[1].slice(0, 2) + log.topics[1].slice(26), 5, "soup"]).data,
    topics: [cooked, cook, word(5)],
    removed: false,
  });
  expect((await ask("eth_getTransactionReceipt", [block.transactions[0]])).logs[0]).toEqual(log);
});

it("finds by address, any of several, or any at all", async () => {
  const { find, first, second } = await twoKitchens();

  expect(await find({ ...all, address: first })).toEqual(["3.0", "3.1", "5.0", "5.1", "5.2"]);
  expect(await find({ ...all, address: [second] })).toEqual(["4.0", "4.1"]);
  const everything = ["3.0", "3.1", "4.0", "4.1", "5.0", "5.1", "5.2"];
  for (const address of [[first, second], []]) expect(await find({ ...all, address })).toEqual(everything);
  expect(await find(all)).toEqual(everything);
  expect(await find({ ...all, address: `0x${"cd".repeat(20)}` })).toEqual([]);
});

it("finds by topics: at each position one, any of several, or anything", async () => {
  const { find, cook } = await twoKitchens();

  expect(await find({ ...all, topics: [cooked] })).toEqual(["3.0", "4.0"]);
  expect(await find({ ...all, topics: [cooked, null, word(6)] })).toEqual(["4.0"]);
  expect(await find({ ...all, topics: [null, cook] })).toEqual(["3.0", "4.0"]);
  expect(await find({ ...all, topics: [[cooked, counted], cook, [word(5), word(7)]] })).toEqual(["3.0"]);
  expect(await find({ ...all, topics: [[]] })).toHaveLength(7);
  expect(await find({ ...all, topics: [cook] })).toEqual([]);
  expect(await find({ ...all, topics: [cooked, cook, word(5), word(5)] })).toEqual([]);
  expect(await find({ ...all, topics: [counted, null, null, null] })).toHaveLength(5);
});

it("keeps to the range of blocks", async () => {
  const { find, ask } = await twoKitchens();
  const { hash } = await ask("eth_getBlockByNumber", ["0x4", false]);

  expect(await find({})).toEqual([]);
  expect(await find({ fromBlock: "0x5" })).toEqual(["5.0", "5.1", "5.2"]);
  expect(await find({ fromBlock: "0x3", toBlock: "0x4" })).toEqual(["3.0", "3.1", "4.0", "4.1"]);
  expect(await find({ fromBlock: "0x5", toBlock: "0xffffffffffffffffffff" })).toHaveLength(3);
  expect(await find({ fromBlock: "0x4", toBlock: "pending" })).toHaveLength(5);
  expect(await find({ fromBlock: "0x7", toBlock: "0x9" })).toEqual([]);
  expect(await find({ fromBlock: "pending" })).toEqual([]);
  expect(await find({ blockHash: hash })).toEqual(["4.0", "4.1"]);
  expect(await find({ blockHash: word(1) })).toEqual([]);
  for (const filter of [{ fromBlock: "0x5", toBlock: "0x4" }, { toBlock: "0x4" }]) {
    await expect(find(filter)).rejects.toMatchObject({ errorName: "InvalidParams" });
  }
});

it("counts a log's place through the block, not through its transaction", async () => {
  const { ask, send, time, untilBlock } = await startDevchain({ timing: { mode: "interval", intervalMs: 1_000 } });
  await send({ data: kitchen.bytecode, gasLimit: 3_000_000 });
  time.advance(1_000);
  await untilBlock(1);
  const { transactions } = await ask("eth_getBlockByNumber", ["0x1", false]);
  const { contractAddress: to } = await ask("eth_getTransactionReceipt", [transactions[0]]);
  await send({ to, data: kitchenCall("shout", 2) });
  await send({ to, data: kitchenCall("shout", 2) });
  time.advance(1_000);
  await untilBlock(2);

  const logs: Json[] = await ask("eth_getLogs", [{ fromBlock: "0x2", toBlock: "0x2" }]);

  expect(logs.map(({ transactionIndex, logIndex }) => [transactionIndex, logIndex])).toEqual([
    ["0x0", "0x0"],
    ["0x0", "0x1"],
    ["0x1", "0x2"],
    ["0x1", "0x3"],
  ]);
});

it("stops when nobody waits for it any more", async () => {
  const { ask, send } = await startDevchain({ thread: new SharedThread({ sliceMs: 0 }) });
  for (let count = 0; count < 3; count += 1) await send({ to: receiver });
  const caller = new CallAbortController("one");

  const logs = ask("eth_getLogs", [all], caller);
  caller.abort(new Error("gone"));

  await expect(logs).rejects.toThrow("gone");
});

it("refuses more logs than RSKj would return", async () => {
  const { ask, deploy, send } = await startDevchain();
  const to = await deploy();
  for (let count = 0; count < 8; count += 1) await send({ to, data: kitchenCall("shout", 2_500), gasLimit: 6_800_000 });

  expect(await ask("eth_getLogs", [{ ...all, toBlock: "0x9" }])).toHaveLength(20_000);
  await send({ to, data: kitchenCall("shout", 1) });
  await expect(ask("eth_getLogs", [all])).rejects.toMatchObject({ errorName: "LimitExceeded" });
});
