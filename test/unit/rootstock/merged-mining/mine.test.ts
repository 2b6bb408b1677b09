import { createHash } from "node:crypto";
import { mineMergedMiningProof } from "../../../../src/rootstock/merged-mining/mine.js";

const hash = `0x${"5a".repeat(32)}` as const;
const work = { difficulty: 1n, timestamp: 1_700_000_000 };

const bytesOf = (hex: string) => Buffer.from(hex.slice(2), "hex");
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

it("makes the same proof each time and another for another block", () => {
  const proof = mineMergedMiningProof(hash, work);

  expect(mineMergedMiningProof(hash, work)).toEqual(proof);
  expect(mineMergedMiningProof(`0x${"5b".repeat(32)}`, work)).not.toEqual(proof);
  expect(mineMergedMiningProof(hash, { ...work, timestamp: 1 })).not.toEqual(proof);
});

it.each([0n, 1n, 2n, 3n, 1_000n])("does the work for difficulty %i, counted from 3", (difficulty) => {
  const header = bytesOf(mineMergedMiningProof(hash, { ...work, difficulty }).bitcoinMergedMiningHeader);
  const printed = Buffer.from(sha256(sha256(header)).toReversed()).toString("hex");

  expect(header).toHaveLength(80);
  expect(BigInt(`0x${printed}`) <= 2n ** 256n / (difficulty < 3n ? 3n : difficulty)).toBe(true);
});

it("dates the Bitcoin block as the Rootstock block", () => {
  const header = bytesOf(mineMergedMiningProof(hash, work).bitcoinMergedMiningHeader);

  expect(header.readUInt32LE(68)).toBe(work.timestamp);
});

it("keeps the coinbase as a midstate and a tail with the commitment, and a branch with one sibling", () => {
  const proof = mineMergedMiningProof(hash, work);
  const coinbase = bytesOf(proof.bitcoinMergedMiningCoinbaseTransaction);

  expect(coinbase.readBigUInt64BE(0)).toBe(64n);
  expect(coinbase.subarray(40).indexOf(`RSKBLOCK:${bytesOf(hash).toString("latin1")}`, 0, "latin1")).toBeLessThan(64);
  expect(bytesOf(proof.bitcoinMergedMiningMerkleProof)).toHaveLength(32);
});
