import { Wallet } from "ethers";
import { type RawJson, readJson } from "../../../src/json/raw-json.js";
import { eth_sendRawTransactionSync } from "../../../src/methods/eth_sendRawTransactionSync.js";
import { contextOf, nodeAnswering } from "../../fakes/node-answering.js";

const wallet = new Wallet(`0x${"1".repeat(64)}`);
const transaction = { type: 0, chainId: 31, to: wallet.address, nonce: 0, gasLimit: 21_000, gasPrice: 60_000_000 };
const hash = `0x${"ab".repeat(32)}`;

describe("eth_sendRawTransactionSync", () => {
  it("sends once, and gives the receipt of a failed transaction, too", async () => {
    const receipt = { transactionHash: hash, status: "0x0" };
    const node = nodeAnswering({ eth_sendRawTransaction: () => hash, eth_getTransactionReceipt: () => receipt });
    const data = (await wallet.signTransaction(transaction)) as `0x${string}`;

    const result = (await eth_sendRawTransactionSync([data], contextOf(node))) as RawJson;

    expect(await readJson(result)).toEqual(receipt);
    expect(node.calls.map(([method]) => method)).toEqual(["eth_sendRawTransaction", "eth_getTransactionReceipt"]);
  });

  it.each([1, "0x1"])("waits as long as it is told: %j ms", async (timeout) => {
    const node = nodeAnswering({ eth_sendRawTransaction: () => hash, eth_getTransactionReceipt: () => null });
    const data = (await wallet.signTransaction(transaction)) as `0x${string}`;
    const waiting = eth_sendRawTransactionSync([data, timeout as `0x${string}`], contextOf(node));
    await expect(waiting).rejects.toMatchObject({ errorName: "TransactionPending", data: hash });
  });
});
