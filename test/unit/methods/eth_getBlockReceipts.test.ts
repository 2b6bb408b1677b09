import { isRawJson, readJson } from "../../../src/json/raw-json.js";
import { eth_getBlockReceipts } from "../../../src/methods/eth_getBlockReceipts.js";
import { contextOf, type NodeAnswers, nodeAnswering } from "../../fakes/node-answering.js";

const hashOf = (kind: string, index: number): `0x${string}` => `0x${kind}${String(index).padStart(63, "0")}`;
const block = hashOf("b", 1);
const other = hashOf("b", 2);

/** A block with so many transactions, at a node. */
const blockWith = (count: number, hash: string | null = block) => ({
  hash,
  number: "0x7",
  transactions: Array.from({ length: count }, (_, index) => hashOf("c", index)),
});

const receiptIn = (blockHash: string) => (transactionHash: string) => ({ transactionHash, blockHash, logs: [] });

async function ask(answers: NodeAnswers, maxBytes = 1_000_000, param: never = "0x7" as never) {
  const node = nodeAnswering(answers);
  const held: number[] = [];
  const context = { ...contextOf(node), logBounds: { blocksPerCall: 1, maxBytes }, hold: (n: number) => held.push(n) };
  const reply = await eth_getBlockReceipts([param], context);
  return { node, held, result: (isRawJson(reply) ? await readJson(reply) : reply) as { transactionHash: string }[] };
}

it.each([0, 1, 31, 32, 33, 320])("has the receipts of %i transactions in the block's order", async (count) => {
  const { result } = await ask({
    eth_getBlockByNumber: () => blockWith(count),
    eth_getTransactionReceipt: receiptIn(block),
  });
  expect(result.map(({ transactionHash }) => transactionHash)).toEqual(blockWith(count).transactions);
});

it("asks for 32 receipts at once", async () => {
  let underWay = 0;
  let most = 0;
  const node = nodeAnswering({});
  const call = async (method: string, [hash]: readonly unknown[]) => {
    if (method === "eth_getBlockByNumber") return Buffer.from(JSON.stringify(blockWith(100)));
    most = Math.max(most, ++underWay);
    await new Promise(setImmediate);
    underWay--;
    return Buffer.from(JSON.stringify(receiptIn(block)(hash as string)));
  };
  await eth_getBlockReceipts(["0x7"], contextOf({ ...node, call }));
  expect(most).toBe(32);
});

it("reads the block by its hash where one is given", async () => {
  const byHash = { eth_getBlockByHash: () => blockWith(1), eth_getTransactionReceipt: receiptIn(block) };
  for (const param of [block, { blockHash: block }]) {
    const { node } = await ask(byHash, 1_000, param as never);
    expect(node.calls[0]).toEqual(["eth_getBlockByHash", [block, false]]);
  }
});

it("is null for no block and for the pending one, without asking for receipts", async () => {
  for (const found of [null, blockWith(2, null)]) {
    const { result, node } = await ask({ eth_getBlockByNumber: () => found });
    expect(result).toBeNull();
    expect(node.calls).toHaveLength(1);
  }
});

it("reads all of it again when the chain is reorganised between two reads", async () => {
  let reads = 0;
  const { result, node } = await ask({
    eth_getBlockByNumber: () => blockWith(3, reads++ === 0 ? other : block),
    eth_getTransactionReceipt: receiptIn(block),
  });
  expect(result).toHaveLength(3);
  expect(node.count("eth_getBlockByNumber")).toBe(2);
});

it("refuses a block off the main chain, which a hash may be of", async () => {
  const answers = {
    eth_getBlockByHash: () => blockWith(1, other),
    eth_getBlockByNumber: () => blockWith(1),
    eth_getTransactionReceipt: () => null,
  };
  await expect(ask(answers, 1_000, other as never)).rejects.toMatchObject({
    errorName: "InvalidParams",
    message: `block ${other} is not on the main chain: nodes have no receipts of it`,
  });
});

it.each([
  ["of another block", { ...receiptIn(other)("x"), transactionHash: hashOf("c", 0) }],
  ["of another transaction", receiptIn(block)(hashOf("c", 9))],
  ["null", null],
  ["no receipt", {}],
])("never returns a receipt that is %s: three attempts, then an error", async (_, receipt) => {
  const node = nodeAnswering({ eth_getBlockByNumber: () => blockWith(1), eth_getTransactionReceipt: () => receipt });
  await expect(eth_getBlockReceipts(["0x7"], contextOf(node))).rejects.toMatchObject({
    errorName: "InternalError",
    message: "the chain was reorganised while it was read; try again",
  });
  expect(node.count("eth_getTransactionReceipt")).toBe(3);
});

it("takes as many bytes as logs may have, and no more", async () => {
  const answers = { eth_getBlockByNumber: () => blockWith(2), eth_getTransactionReceipt: receiptIn(block) };
  const size = 2 * JSON.stringify(receiptIn(block)(hashOf("c", 0))).length;
  const { held } = await ask(answers, size);
  expect(held.reduce((sum, bytes) => sum + bytes)).toBe(size);
  await expect(ask(answers, size - 1)).rejects.toMatchObject({ errorName: "LimitExceeded" });
});
