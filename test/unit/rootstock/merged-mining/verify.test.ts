import { chains, type KnownChain } from "../../../../src/config/chains.js";
import type { Hex } from "../../../../src/rootstock/hex.js";
import { type BlockJson, headerOf } from "../../../../src/rootstock/merged-mining/block-json.js";
import { rulesAt } from "../../../../src/rootstock/merged-mining/header-rules.js";
import { blockHash } from "../../../../src/rootstock/merged-mining/header.js";
import { type CheckName, verifyBlock } from "../../../../src/rootstock/merged-mining/verify.js";
import { runs } from "../../../runs.js";
import { fc } from "../../../seeded-fast-check.js";
import { minedBlock } from "./mined-block.js";
import { recordedBlock } from "./recorded-block.js";

const anUncle: Hex = `0x${"00".repeat(32)}`;

const verdictOn = (block: BlockJson, chain: KnownChain) =>
  verifyBlock(block, rulesAt(chains[chain].forks, Number(block.number)));

it.each<[string, KnownChain]>([
  ["mainnet-0", "mainnet"],
  ["testnet-0", "testnet"],
  ["regtest-0", "regtest"],
  ["regtest-5", "regtest"],
  ["regtest-9", "regtest"],
  ["regtest-10", "regtest"],
])("accepts the recorded block %s", (name, chain) => {
  expect(verdictOn(recordedBlock(name), chain)).toEqual({ ok: true });
});

it.each([1, 448, 449, 100_000])("accepts a block mined here at height %i", (height) => {
  expect(verdictOn(minedBlock(height), "regtest")).toEqual({ ok: true });
});

const asMined = new Map<keyof BlockJson, readonly CheckName[]>([
  ["number", ["hashForMergedMining"]],
  ["parentHash", ["hashForMergedMining"]],
  ["sha3Uncles", ["uncles", "hashForMergedMining"]],
  ["logsBloom", ["hashForMergedMining"]],
  ["transactionsRoot", ["hashForMergedMining"]],
  ["stateRoot", ["hashForMergedMining"]],
  ["receiptsRoot", ["hashForMergedMining"]],
  ["miner", ["hashForMergedMining"]],
  ["difficulty", ["hashForMergedMining"]],
  ["extraData", ["hashForMergedMining"]],
  ["gasLimit", ["hashForMergedMining"]],
  ["gasUsed", ["hashForMergedMining"]],
  ["timestamp", ["hashForMergedMining"]],
  ["minimumGasPrice", ["hashForMergedMining"]],
  ["paidFees", ["hashForMergedMining"]],
  ["rskPteEdges", ["extension", "hashForMergedMining"]],
  ["baseEvent", ["extension", "hashForMergedMining"]],
  ["uncles", ["uncles", "hashForMergedMining"]],
  ["hash", ["hash"]],
  ["hashForMergedMining", ["hashForMergedMining", "forkDetection", "coinbase"]],
  ["bitcoinMergedMiningHeader", ["hash"]],
  ["bitcoinMergedMiningCoinbaseTransaction", ["coinbase", "merkleProof"]],
  ["bitcoinMergedMiningMerkleProof", ["merkleProof"]],
]);
const asGenesis = new Map<keyof BlockJson, readonly CheckName[]>([
  ...asMined,
  ["hashForMergedMining", ["hashForMergedMining"]],
  ["bitcoinMergedMiningCoinbaseTransaction", ["hash", "genesisProof"]],
  ["bitcoinMergedMiningMerkleProof", ["hash", "genesisProof"]],
]);

describe.each<[string, KnownChain, () => BlockJson, ReadonlyMap<keyof BlockJson, readonly CheckName[]>]>([
  ["recorded block 5", "regtest", () => recordedBlock("regtest-5"), asMined],
  ["recorded block with an uncle", "regtest", () => recordedBlock("regtest-10"), asMined],
  ["block with fork detection data", "regtest", () => minedBlock(1_000), asMined],
  ["mainnet genesis block", "mainnet", () => recordedBlock("mainnet-0"), asGenesis],
  ["regtest genesis block", "regtest", () => recordedBlock("regtest-0"), asGenesis],
])("of a %s", (_, chain, make, expectations) => {
  const block = make();
  const rules = rulesAt(chains[chain].forks, Number(block.number));

  it.each([...expectations])("rejects another %s", (member, checks) => {
    fc.assert(
      fc.property(tampered(block, member), (changed) => {
        const verdict = verifyBlock(changed, rules);
        expect(verdict).toMatchObject({ ok: false, problem: expect.any(String) });
        expect(checks).toContain(verdict.ok || verdict.check);
      }),
      { numRuns: runs(50) },
    );
  });
});

describe("fork detection data", () => {
  const block = minedBlock(1_000);
  const changedAt = (index: number) =>
    verdictOn({ ...block, hashForMergedMining: flipBit(block.hashForMergedMining, 8 * index) }, "regtest");

  it("is not part of the header's hash but of the coinbase's commitment", () => {
    expect(changedAt(19)).toMatchObject({ check: "hashForMergedMining" });
    expect(changedAt(20)).toMatchObject({ check: "coinbase" });
    expect(changedAt(27)).toMatchObject({ check: "coinbase" });
  });

  it("ends in the block's height", () => {
    expect(changedAt(31)).toMatchObject({ check: "forkDetection", problem: expect.stringContaining("block of 1000") });
  });
});

it("rejects a block with less work than its difficulty asks for", () => {
  const block = minedBlock(7, { difficulty: "0xffffffffffff" }, 1n);

  expect(verdictOn(block, "regtest")).toMatchObject({ check: "work" });
});

it.each<[string, Partial<BlockJson>, CheckName]>([
  ["uncles but the hash of none", { uncles: [anUncle] }, "uncles"],
  ["no uncles but the hash of some", { sha3Uncles: anUncle }, "uncles"],
  ["sublist edges of more than 15 bits", { rskPteEdges: [0x8000] }, "extension"],
])("rejects a block that was mined with %s", (_, changes, check) => {
  expect(verdictOn(minedBlock(7, changes), "regtest")).toMatchObject({ check });
});

it("does not read the Merkle proofs of before RSKIP92", () => {
  const rules = { ...rulesAt(chains.regtest.forks, 7), shortProof: false };
  const block = minedBlock(7);
  const hash = blockHash(headerOf(block), block, rules);

  const verdict = verifyBlock({ ...block, hash }, rules);

  expect(verdict).toMatchObject({ check: "merkleProof", problem: expect.stringContaining("not read here") });
});

it.each([
  [30, /computed/],
  [31, /more than 30 hashes/],
])("judges a Merkle proof of %i hashes", (count, problem) => {
  const proof: Hex = `0x${"11".repeat(32 * count)}`;
  const verdict = verdictOn({ ...minedBlock(7), bitcoinMergedMiningMerkleProof: proof }, "regtest");

  expect(verdict).toMatchObject({ check: "merkleProof", problem: expect.stringMatching(problem) });
});

/** The block with one member changed to another value of its kind. */
function tampered(block: BlockJson, member: keyof BlockJson): fc.Arbitrary<BlockJson> {
  return valueUnlike(block[member], member).map((value) => ({ ...block, [member]: value }));
}

function valueUnlike(value: BlockJson[keyof BlockJson], member: keyof BlockJson): fc.Arbitrary<unknown> {
  if (member === "rskPteEdges") return fc.array(fc.nat(70_000)).filter((edges) => String(edges) !== String(value));
  if (member === "uncles")
    return fc
      .nat(10)
      .filter((n) => n !== value?.length)
      .map((n) => Array.from({ length: n }, () => anUncle));
  if (typeof value !== "string" || value === "0x") return fc.uint8Array({ minLength: 1 }).map(hexOf);
  if (isQuantity(value))
    return fc
      .nat()
      .filter((n) => BigInt(n) !== BigInt(value))
      .map((n) => `0x${n.toString(16)}`);
  const otherLength = fc
    .uint8Array()
    .filter((bytes) => 2 + 2 * bytes.length !== value.length)
    .map(hexOf);
  return fc.oneof(
    fc.nat(4 * (value.length - 2) - 1).map((bit) => flipBit(value, bit)),
    otherLength,
  );
}

function isQuantity(value: string): boolean {
  return value.length < 32 && !value.startsWith("0x00");
}

function hexOf(bytes: Uint8Array): Hex {
  return `0x${Buffer.from(bytes).toString("hex")}`;
}

function flipBit(value: Hex, bit: number): Hex {
  const bytes = Buffer.from(value.slice(2), "hex");
  const index = bit >> 3;
  bytes[index] = (bytes[index] ?? 0) ^ (1 << (bit & 7));
  return hexOf(bytes);
}
