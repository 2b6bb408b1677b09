import { verifyMerkleProof } from "@ethereumjs/mpt";
import { RLP } from "@ethereumjs/rlp";
import { bytesToHex, hexToBytes } from "@ethereumjs/util";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { hashRawHeader } from "../../../src/rootstock/merged-mining/hash-raw-header.js";
import { delayed, kitchenCall, startDevchain } from "./devchain-in-process.js";

const receiver = `0x${"ab".repeat(20)}`;
const unknownHash = `0x${"ff".repeat(32)}`;

describe("a raw header of the devchain", () => {
  it("hashes to its block's hash, past the height where fork detection begins too", async () => {
    const { ask, deploy, send } = await startDevchain();
    await send({ to: await deploy(), data: kitchenCall("cook", 1, "soup") });

    for (const height of ["0x0", "0x1", "latest"]) {
      const { hash } = await ask("eth_getBlockByNumber", [height, false]);
      const raw = await ask("rsk_getRawBlockHeaderByNumber", [height]);
      expect(hashRawHeader(hexToBytes(raw))).toBe(hash);
      expect(await ask("rsk_getRawBlockHeaderByHash", [hash])).toBe(raw);
    }
  });

  it("has no proof of work while its block is pending, and is null where there is no block", async () => {
    const { ask, send } = await startDevchain();
    await send({ to: receiver, value: 1n });
    const itemsOf = async (block: string) =>
      RLP.decode(hexToBytes(await ask("rsk_getRawBlockHeaderByNumber", [block]))) as Uint8Array[];
    const [mined, pending] = [await itemsOf("latest"), await itemsOf("pending")];

    expect(pending).toHaveLength(mined.length - 1);
    expect(bytesToHex(pending[0] as Uint8Array)).toBe((await ask("eth_getBlockByNumber", ["latest", false])).hash);
    expect(await ask("rsk_getRawBlockHeaderByNumber", ["0x63"])).toBeNull();
    expect(await ask("rsk_getRawBlockHeaderByHash", [unknownHash])).toBeNull();
  });
});

describe("a receipt's nodes", () => {
  it("prove each receipt of a block", async () => {
    const chain = await startDevchain({ timing: delayed(1_000) });
    const [alice, bob] = chain.wallets;
    const hashes: string[] = [];
    for (const from of [alice, bob])
      for (let nonce = 0; nonce < 10; nonce++)
        if (from) hashes.push(await chain.send({ from, to: receiver, value: 1n, nonce }));
    chain.time.advance(1_000);
    await chain.untilBlock(1);
    const block = await chain.ask("eth_getBlockByNumber", ["0x1", false]);
    expect(block.transactions.toSorted()).toEqual(hashes.toSorted());
    for (const [index, hash] of block.transactions.entries()) {
      const nodes: string[] = await chain.ask("rsk_getTransactionReceiptNodesByHash", [block.hash, hash]);
      const bytes = nodes.map((node) => hexToBytes(node as `0x${string}`));
      const receipt = await chain.ask("rsk_getRawTransactionReceiptByHash", [hash]);
      expect(bytesToHex(keccak_256(bytes.at(-1) as Uint8Array))).toBe(block.receiptsRoot);
      const proven = await verifyMerkleProof(RLP.encode(index), bytes.toReversed());
      expect(bytesToHex(proven as Uint8Array)).toBe(receipt);
    }
  });

  it("are null for an unknown block, and for a transaction of another one", async () => {
    const { ask, receipt } = await startDevchain();
    const { transactionHash: hash, blockHash } = await receipt({ to: receiver, value: 1n });
    const { hash: genesis } = await ask("eth_getBlockByNumber", ["0x0", false]);

    expect(await ask("rsk_getTransactionReceiptNodesByHash", [blockHash, hash])).toHaveLength(1);
    for (const params of [
      [unknownHash, hash],
      [genesis, hash],
      [blockHash, unknownHash],
    ])
      expect(await ask("rsk_getTransactionReceiptNodesByHash", params)).toBeNull();
    expect(await ask("rsk_getRawTransactionReceiptByHash", [unknownHash])).toBeNull();
  });
});
