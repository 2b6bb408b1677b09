import { Wallet } from "ethers";
import { networks } from "../../../src/config/networks.js";
import { eth_sendRawTransaction } from "../../../src/methods/eth_sendRawTransaction.js";
import { type RawJson, readJson } from "../../../src/rpc/raw-json.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { contextOf, nodeAnswering } from "../../fakes/node-answering.js";

type Hex = `0x${string}`;

const wallet = new Wallet(`0x${"1".repeat(64)}`);
const transaction = { type: 0, to: wallet.address, nonce: 0, gasLimit: 21_000, gasPrice: 60_000_000 };
const hash = `0x${"ab".repeat(32)}`;

async function sign(chainId: number): Promise<Hex> {
  return (await wallet.signTransaction({ ...transaction, chainId })) as Hex;
}

async function send(data: Hex, node: ReturnType<typeof nodeAnswering>, network = networks.testnet) {
  return readJson((await eth_sendRawTransaction([data], { ...contextOf(node), network })) as RawJson);
}

describe("eth_sendRawTransaction", () => {
  it.each([
    ["the network's chain id", 31],
    ["no chain id (before EIP-155)", 0],
  ])("hands on, once, what is signed for %s", async (_, chainId) => {
    const node = nodeAnswering({ eth_sendRawTransaction: () => hash });
    const data = await sign(chainId);

    await expect(send(data, node)).resolves.toBe(hash);
    expect(node.calls).toEqual([["eth_sendRawTransaction", [data]]]);
  });

  it("refuses another chain's before the node sees it, naming both chain ids", async () => {
    const node = nodeAnswering({});
    for (const chainId of [1, 30, 33]) {
      const data = { param: "signedTransaction", chainId: String(chainId), expected: 31 };
      await expect(send(await sign(chainId), node).catch((error: unknown) => error)).resolves.toMatchObject({
        code: -32602,
        message: `the transaction is signed for chain id ${chainId}; this network's chain id is 31`,
        data,
      });
    }
    expect(node.calls).toEqual([]);
  });

  it("takes on Mainnet what it refuses on Testnet", async () => {
    const node = nodeAnswering({ eth_sendRawTransaction: () => hash });
    await expect(send(await sign(30), node, networks.mainnet)).resolves.toBe(hash);
  });

  it("refuses typed and broken transactions before the node sees them", async () => {
    const node = nodeAnswering({});
    const typed = (await wallet.signTransaction({
      to: wallet.address,
      type: 2,
      chainId: 31,
      maxFeePerGas: 1,
      gasLimit: 21_000,
    })) as Hex;
    for (const data of [typed, "0x", "0xc0", "0x1234", (await sign(31)).slice(0, -2)] as Hex[])
      expect(() => eth_sendRawTransaction([data], contextOf(node))).toThrow(
        expect.objectContaining({ code: -32602, data: { param: "signedTransaction" } }),
      );
    expect(node.calls).toEqual([]);
  });

  it("passes the node's refusal on, and does not send again", async () => {
    const refusal = new RpcError("TransactionRejected", "transaction nonce too low");
    const node = nodeAnswering({
      eth_sendRawTransaction: () => {
        throw refusal;
      },
    });
    await expect(send(await sign(31), node)).rejects.toBe(refusal);
    expect(node.count("eth_sendRawTransaction")).toBe(1);
  });
});
