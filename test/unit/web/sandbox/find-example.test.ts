import { type CallMethod, findExample } from "../../../../src/web/sandbox/find-example.js";

const transaction = { hash: "0xaa", from: "0xf0", to: "0x70", value: "0x1", input: "0x", transactionIndex: "0x0" };

/** A chain with a transaction in some blocks. */
function chainOf(height: number, withTransaction: readonly number[]) {
  const calls: string[] = [];
  const call: CallMethod = async (method, [place]) => {
    calls.push(method);
    if (method === "eth_getLogs") return [{ address: "0x10", topics: ["0x01", "0x02"] }];
    const number = place === "latest" ? height : Number(place);
    const transactions = withTransaction.includes(number) ? [transaction] : [];
    return { number: `0x${number.toString(16)}`, hash: `0xb${number}`, transactions };
  };
  return { call, calls };
}

describe("an example that exists", () => {
  it("is of the latest block with a transaction", async () => {
    const { call, calls } = chainOf(20, [3, 18]);
    const names = ["block", "blockHash", "transactionHash", "index", "address", "position"];
    const { params } = await findExample({ names, example: [0, 0, 0, 0, 0, "0x5"] }, call);
    expect(params).toEqual(["0x12", "0xb18", "0xaa", "0x0", "0x70", "0x5"]);
    expect(calls).toHaveLength(3);
  });

  it("is a call that was made, or logs that were emitted", async () => {
    const { call } = chainOf(1, [1]);
    expect((await findExample({ names: ["call"], example: [] }, call)).params).toEqual([
      { from: "0xf0", to: "0x70", value: "0x1" },
    ]);
    expect((await findExample({ names: ["filter"], example: [] }, call)).params).toEqual([
      { fromBlock: "0x1", toBlock: "0x1", address: "0x10", topics: ["0x01"] },
    ]);
  });

  it("has the document's values where the latest blocks have no transaction, after sixteen calls", async () => {
    const { call, calls } = chainOf(40, [3]);
    const found = await findExample({ names: ["block", "transactionHash"], example: ["0x1", "0xdd"] }, call);
    expect(found).toEqual({ params: ["0x28", "0xdd"], hasTransaction: false });
    expect(calls).toHaveLength(16);
  });

  it("does not look before the first block", async () => {
    const { call, calls } = chainOf(2, []);
    await findExample({ names: [], example: [] }, call);
    expect(calls).toHaveLength(3);
  });
});
