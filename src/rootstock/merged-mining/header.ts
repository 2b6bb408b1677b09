import { RLP } from "@ethereumjs/rlp";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { bytesToHex, hexToBytes, toBigEndian } from "../bytes.js";
import type { Hex } from "../hex.js";
import type { HeaderRules } from "./header-rules.js";

/** What a Rootstock block's hash commits to, besides its proof of work. */
export interface RootstockHeader {
  readonly parentHash: Hex;
  readonly sha3Uncles: Hex;
  readonly miner: Hex;
  readonly stateRoot: Hex;
  readonly transactionsRoot: Hex;
  readonly receiptsRoot: Hex;
  readonly logsBloom: Hex;
  readonly difficulty: bigint;
  readonly number: number;
  readonly gasLimit: bigint;
  readonly gasUsed: bigint;
  readonly timestamp: number;
  readonly extraData: Hex;
  readonly paidFees: bigint;
  readonly minimumGasPrice: bigint;
  readonly uncleCount: number;
  /** `rskPteEdges`: where the sublists of transactions that could run in parallel end (RSKIP144). */
  readonly edges?: readonly number[];
  readonly baseEvent?: Hex;
}

/** The Bitcoin block that proves the work: its header, its first transaction (compressed) and the branch between them. */
export interface MergedMiningProof {
  readonly bitcoinMergedMiningHeader: Hex;
  readonly bitcoinMergedMiningCoinbaseTransaction: Hex;
  readonly bitcoinMergedMiningMerkleProof: Hex;
}

/** A genesis block has no proof; RSKj fills its members so. */
export const genesisProof: MergedMiningProof = {
  bitcoinMergedMiningHeader: "0x00",
  bitcoinMergedMiningCoinbaseTransaction: "0x00",
  bitcoinMergedMiningMerkleProof: "0x00",
};

/** How many bytes of `hashForMergedMining` remain the header's hash when fork detection data replaces the rest. */
export const hashPrefixLength = 20;
const hashLength = 32;
const nothing = new Uint8Array();

/** What the coinbase of the Bitcoin block has to commit to. `forkDetectionData`: twelve bytes, where the rules ask for them. */
export function hashForMergedMining(header: RootstockHeader, rules: HeaderRules, forkDetectionData?: Uint8Array): Hex {
  const hash = keccak_256(RLP.encode(hashedItems(header, rules)));
  if (rules.forkDetection) {
    if (forkDetectionData?.length !== hashLength - hashPrefixLength) {
      throw new RangeError(`block ${header.number} needs 12 bytes of fork detection data`);
    }
    hash.set(forkDetectionData, hashPrefixLength);
  }
  return bytesToHex(hash);
}

/** The block's own hash. */
export function blockHash(header: RootstockHeader, proof: MergedMiningProof, rules: HeaderRules): Hex {
  const [bitcoinHeader, ...rest] = proofItems(proof);
  const items = [...hashedItems(header, rules), bitcoinHeader, ...(rules.shortProof ? [] : rest)];
  return bytesToHex(keccak_256(RLP.encode(items)));
}

/** The header in a block's RLP list `[header, transactions, uncles]`, whose length is the block's `size`. */
export function headerItems(header: RootstockHeader, proof: MergedMiningProof, rules: HeaderRules): Uint8Array[] {
  return [...ownItems(header, rules), ...proofItems(proof)];
}

/** The header as nodes send it to each other; a pending block has no proof yet. */
export function rawHeader(header: RootstockHeader, rules: HeaderRules, proof?: MergedMiningProof): Uint8Array {
  const items = proof ? proofItems(proof) : [];
  return RLP.encode([...ownItems(header, rules), ...(rules.shortProof ? items.slice(0, 1) : items)]);
}

/** All of a header but its proof. */
function ownItems(header: RootstockHeader, rules: HeaderRules): Uint8Array[] {
  return [
    ...commonItems(header, rules, hexToBytes(header.logsBloom)),
    ...(rules.version > 0 ? [Uint8Array.of(rules.version)] : []),
    ...edgesItem(header),
    ...baseEventItem(header, rules),
  ];
}

function hashedItems(header: RootstockHeader, rules: HeaderRules): Uint8Array[] {
  const bloom = hexToBytes(header.logsBloom);
  return commonItems(header, rules, rules.version === 0 ? bloom : compressedExtension(header, rules));
}

function commonItems(header: RootstockHeader, rules: HeaderRules, bloom: Uint8Array): Uint8Array[] {
  return [
    hexToBytes(header.parentHash),
    hexToBytes(header.sha3Uncles),
    hexToBytes(header.miner),
    hexToBytes(header.stateRoot),
    hexToBytes(header.transactionsRoot),
    hexToBytes(header.receiptsRoot),
    bloom,
    rules.genesis ? genesisDifficulty(header.difficulty) : signed(header.difficulty),
    unsigned(header.number),
    rules.genesis ? unsigned(header.gasLimit) : signed(header.gasLimit),
    unsigned(header.gasUsed),
    unsigned(header.timestamp),
    hexToBytes(header.extraData),
    unsigned(header.paidFees),
    signed(header.minimumGasPrice),
    unsigned(header.uncleCount),
    ...(rules.umm ? [nothing] : []),
  ];
}

/** RSKIP-351: replaces the logs bloom in the hashed header. */
function compressedExtension(header: RootstockHeader, rules: HeaderRules): Uint8Array {
  const extension = [keccak_256(hexToBytes(header.logsBloom)), ...baseEventItem(header, rules), ...edgesItem(header)];
  return RLP.encode([Uint8Array.of(rules.version), keccak_256(RLP.encode(extension))]);
}

function edgesItem({ edges }: RootstockHeader): Uint8Array[] {
  return edges === undefined ? [] : [new Uint8Array(edges.flatMap((edge) => [edge & 0xff, edge >> 8]))];
}

function baseEventItem({ baseEvent = "0x" }: RootstockHeader, rules: HeaderRules): Uint8Array[] {
  return rules.version === 2 ? [hexToBytes(baseEvent)] : [];
}

function proofItems(proof: MergedMiningProof): [Uint8Array, Uint8Array, Uint8Array] {
  return [
    hexToBytes(proof.bitcoinMergedMiningHeader),
    hexToBytes(proof.bitcoinMergedMiningMerkleProof),
    hexToBytes(proof.bitcoinMergedMiningCoinbaseTransaction),
  ];
}

/** Zero is no byte at all. */
function unsigned(value: bigint | number): Uint8Array {
  return toBigEndian(BigInt(value));
}

/** Big-endian with room for a sign: a zero byte in front when the top bit is set, and zero is one zero byte. */
function signed(value: bigint): Uint8Array {
  const bytes = unsigned(value);
  return bytes.length === 0 || (bytes[0] ?? 0) >= 0x80 ? concatBytes(Uint8Array.of(0), bytes) : bytes;
}

/** Every genesis file of Rootstock writes the difficulty in five bytes, and they are hashed as written. */
function genesisDifficulty(difficulty: bigint): Uint8Array {
  return hexToBytes(`0x${difficulty.toString(16).padStart(10, "0")}`);
}
