import type { FeeHistory } from "../../../generated/types.js";
import { eth_feeHistory } from "../../../src/methods/eth_feeHistory.js";
import { contextOf, type NodeAnswers, nodeAnswering } from "../../fakes/node-answering.js";

const head = 200;
const quantity = (value: number): `0x${string}` => `0x${value.toString(16)}`;
const hashOf = (height: number): `0x${string}` => `0x${String(height).padStart(64, "0")}`;

/** Gas and price of transactions. */
type Priced = readonly (readonly [gas: number, price: number])[];

/** Block `height`, or the head; each later than block 100 uses half of its gas. */
function chainOf(priced: Priced = []): NodeAnswers {
  return {
    eth_getBlockByNumber: (block: string) => {
      const height = block === "latest" ? head : Number(block);
      if (height > head) return null;
      return {
        number: quantity(height),
        hash: hashOf(height),
        parentHash: hashOf(height - 1),
        gasLimit: "0x64",
        gasUsed: height > 100 ? "0x32" : "0x0",
        minimumGasPrice: "0x7",
        transactions: priced.map(([gas, gasPrice]) => ({ gas: quantity(gas), gasPrice: quantity(gasPrice) })),
      };
    },
  };
}

async function ask(answers: NodeAnswers, ...params: Parameters<typeof eth_feeHistory>[0]) {
  const node = nodeAnswering(answers);
  const result = (await eth_feeHistory(params, contextOf(node))) as FeeHistory;
  return { node, result };
}

it("has the blocks up to the newest, oldest first, and a base fee of zero for each and the next", async () => {
  const { result, node } = await ask(chainOf(), "0x3", quantity(102));
  expect(result).toEqual({
    oldestBlock: quantity(100),
    baseFeePerGas: ["0x0", "0x0", "0x0", "0x0"],
    gasUsedRatio: [0, 0.5, 0.5],
  });
  expect(node.calls.every(([, [, isFull]]) => isFull === false)).toBe(true);
});

it.each([
  [99, 99],
  [100, 100],
  [101, 100],
])("returns, asked for %i blocks, %i", async (asked, given) => {
  const { result, node } = await ask(chainOf(), quantity(asked), "latest");
  expect(result.gasUsedRatio).toHaveLength(given);
  expect(node.calls).toHaveLength(given);
});

it("reads again when an older block is gone meanwhile", async () => {
  const { eth_getBlockByNumber } = chainOf() as { eth_getBlockByNumber: (block: string) => object | null };
  let readings = 0;
  const answers = {
    eth_getBlockByNumber: (block: string) =>
      block !== "latest" && readings++ === 0 ? null : eth_getBlockByNumber(block),
  };
  expect((await ask(answers, "0x2", "latest")).result.gasUsedRatio).toEqual([0.5, 0.5]);
});

it("has no reward for an empty list of percentiles, and reads no transactions for it", async () => {
  const { result, node } = await ask(chainOf(), "0x1", "latest", []);
  expect(result).not.toHaveProperty("reward");
  expect(node.calls).toEqual([["eth_getBlockByNumber", ["latest", false]]]);
});

it("reads up to 32 blocks at once", async () => {
  const { eth_getBlockByNumber } = chainOf() as { eth_getBlockByNumber: (block: string) => object | null };
  let [underWay, most] = [0, 0];
  const call = async (_method: string, [block]: readonly unknown[]) => {
    most = Math.max(most, ++underWay);
    await new Promise(setImmediate);
    underWay--;
    return Buffer.from(JSON.stringify(eth_getBlockByNumber(block as string)));
  };
  const result = (await eth_feeHistory(["0x64", "latest"], contextOf({ ...nodeAnswering({}), call }))) as FeeHistory;
  expect([result.gasUsedRatio.length, most]).toEqual([100, 32]);
});

it("has the prices at percentiles of the gas limits, REMASC left out", async () => {
  const priced: Priced = [
    [30, 300],
    [10, 100],
    [60, 200],
    [0, 0],
  ];
  const { result } = await ask(chainOf(priced), "0x1", "latest", [0, 10, 10.1, 70, 71, 100]);
  expect(result.reward).toEqual([[100, 100, 200, 200, 300, 300].map(quantity)]);
});

it("has the minimum gas price for blocks without transactions", async () => {
  const { result } = await ask(chainOf([[0, 0]]), "0x2", "latest", [50]);
  expect(result.reward).toEqual([["0x7"], ["0x7"]]);
});

it("reads again when a block is of another branch, and gives up after three times", async () => {
  const { eth_getBlockByNumber } = chainOf() as { eth_getBlockByNumber: (block: string) => object | null };
  let readings = 0;
  const moving = (steadyFrom: number): NodeAnswers => ({
    eth_getBlockByNumber: (block: string) => {
      if (block === "latest") readings++;
      const isOther = block === quantity(head - 1) && readings < steadyFrom;
      return isOther ? { ...eth_getBlockByNumber(block), hash: hashOf(9_999) } : eth_getBlockByNumber(block);
    },
  });
  expect((await ask(moving(3), "0x2", "latest")).result.gasUsedRatio).toEqual([0.5, 0.5]);
  readings = 0;
  await expect(ask(moving(4), "0x2", "latest")).rejects.toMatchObject({ errorName: "InternalError" });
});
