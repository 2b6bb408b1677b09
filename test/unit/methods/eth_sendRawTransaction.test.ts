import { RLP } from "@ethereumjs/rlp";
import { hexlify, keccak256, Transaction, Wallet } from "ethers";
import { networks } from "../../../src/config/networks.js";
import { type RawJson, readJson } from "../../../src/json/raw-json.js";
import { eth_sendRawTransaction } from "../../../src/methods/eth_sendRawTransaction.js";
import type { Node } from "../../../src/node/node.js";
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
    const signed = Transaction.from(await sign(31));
    const fields = (RLP.decode(signed.unsignedSerialized) as Uint8Array[]).slice(0, 6);
    const byNobody = RLP.encode([...fields, 97n, 5n, 1n]);
    const broken = ["0x", "0xc0", "0x1234", signed.serialized.slice(0, -2), hexlify(byNobody)];
    for (const data of [typed, ...broken] as Hex[])
      expect(() => eth_sendRawTransaction([data], contextOf(node))).toThrow(
        expect.objectContaining({ code: -32602, data: { param: "signedTransaction" } }),
      );
    expect(node.calls).toEqual([]);
  });

  describe("when the node refuses", () => {
    const refuseBy = (refusal: unknown) => () => {
      throw refusal;
    };
    const nonceTooLow = new RpcError("TransactionRejected", "transaction nonce too low");

    it.each([
      "transaction nonce too low",
      "nonce too low: next nonce 5, tx nonce 4",
      "insufficient funds",
      "gas price not enough to bump transaction",
    ])("what it knows by its hash, that is a success: %s", async (text) => {
      const refusal = new RpcError("TransactionRejected", text);
      const node = nodeAnswering({
        eth_sendRawTransaction: refuseBy(refusal),
        eth_getTransactionByHash: (wanted: string) => ({ hash: wanted }),
      });
      const data = await sign(31);

      await expect(send(data, node)).resolves.toBe(keccak256(data));
      expect(node.calls).toEqual([
        ["eth_sendRawTransaction", [data]],
        ["eth_getTransactionByHash", [keccak256(data)]],
      ]);
    });

    it("what it doesn't know, the refusal is passed on, and nothing sent again", async () => {
      const node = nodeAnswering({
        eth_sendRawTransaction: refuseBy(nonceTooLow),
        eth_getTransactionByHash: () => null,
      });

      await expect(send(await sign(31), node)).rejects.toBe(nonceTooLow);
      expect(node.calls.map(([method]) => method)).toEqual(["eth_sendRawTransaction", "eth_getTransactionByHash"]);
    });

    it("and then can't be asked, the refusal is passed on", async () => {
      const node = nodeAnswering({
        eth_sendRawTransaction: refuseBy(nonceTooLow),
        eth_getTransactionByHash: refuseBy(new RpcError("InternalError", "the blockchain node gave no response")),
      });

      await expect(send(await sign(31), node)).rejects.toBe(nonceTooLow);
      expect(node.count("eth_getTransactionByHash")).toBe(1);
    });

    it("and the caller leaves during the look-up, the look-up ends and the refusal is passed on", async () => {
      const caller = new AbortController();
      const node: Node = {
        ...nodeAnswering({}),
        call: (method, _, signal) => {
          if (method === "eth_sendRawTransaction") return Promise.reject(nonceTooLow);
          return new Promise((_resolve, reject) => {
            signal.addEventListener("abort", () => reject(signal.reason));
            caller.abort(new Error("the client has disconnected"));
          });
        },
      };

      const answer = eth_sendRawTransaction([await sign(31)], contextOf(node, caller.signal));
      await expect(answer).rejects.toBe(nonceTooLow);
      expect(caller.signal.aborted).toBe(true);
    });

    it.each<[string, Error]>([
      ["its form", new RpcError("InvalidParams", "Invalid input")],
      ["its time", new RpcError("LimitExceeded", "the node ran out of time")],
      ["no response", new RpcError("InternalError", "the blockchain node gave no response")],
      ["the client has disconnected", new Error("the client has disconnected")],
    ])("for another reason (%s), the transaction is not looked up", async (_, error) => {
      const node = nodeAnswering({
        eth_sendRawTransaction: refuseBy(error),
        eth_getTransactionByHash: (wanted: string) => ({ hash: wanted }),
      });

      await expect(send(await sign(31), node)).rejects.toBe(error);
      expect(node.count("eth_getTransactionByHash")).toBe(0);
    });
  });
});
