import { bytesToHex, hexToBytes } from "../bytes.js";
import type { Hex } from "../hex.js";
import { bitcoinHash, bitcoinHeaderLength, meetsDifficulty, merkleRoot, merkleRootOf, reversed } from "./bitcoin.js";
import { type BlockJson, headerOf } from "./block-json.js";
import { coinbaseHash, commitmentProblem, readCoinbase } from "./coinbase.js";
import { heightIn } from "./fork-detection.js";
import type { HeaderRules } from "./header-rules.js";
import { blockHash, genesisProof, hashForMergedMining, hashPrefixLength, type RootstockHeader } from "./header.js";

/** Whether a block is what it says; if not, the first check that it fails and what was found. */
export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly check: CheckName; readonly problem: string };

/** What is checked; the first word of a rejection. */
export type CheckName = (typeof headerChecks | typeof proofChecks | typeof genesisProofChecks)[number]["name"];

interface Subject {
  readonly block: BlockJson;
  readonly header: RootstockHeader;
  readonly rules: HeaderRules;
}

interface NamedCheck {
  readonly name: string;
  /** Finds what is wrong, if anything. */
  readonly check: (subject: Subject) => string | undefined;
}

const hashLength = 32;
const maxProofHashes = 30;
const maxEdge = 0x7fff;
const noUncles = "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347";

const headerChecks = [
  { name: "extension", check: checkExtension },
  { name: "uncles", check: checkUncles },
  { name: "hashForMergedMining", check: checkHashForMergedMining },
  { name: "forkDetection", check: checkForkDetection },
  { name: "hash", check: checkHash },
] as const satisfies readonly NamedCheck[];

const proofChecks = [
  { name: "work", check: checkWork },
  { name: "coinbase", check: checkCoinbase },
  { name: "merkleProof", check: checkMerkleProof },
] as const satisfies readonly NamedCheck[];

// The genesis block is not mined.
const genesisProofChecks = [
  { name: "genesisProof", check: checkGenesisProof },
] as const satisfies readonly NamedCheck[];

/**
 * Recomputes what one block proves: its hashes, the work, the coinbase's commitment and the Merkle branch. Does not verify the state,
 * transactions or uncles behind the roots, nor data of other blocks: the total difficulty and the ancestors in fork detection data.
 */
export function verifyBlock(block: BlockJson, rules: HeaderRules): Verdict {
  const subject = { block, header: headerOf(block), rules };
  for (const { name, check } of [...headerChecks, ...(rules.genesis ? genesisProofChecks : proofChecks)]) {
    const problem = check(subject);
    if (problem !== undefined) return { ok: false, check: name, problem };
  }
  return { ok: true };
}

function checkExtension({ header, rules }: Subject): string | undefined {
  if (rules.version === 0 && header.edges) return "rskPteEdges in a block without RSKIP351";
  if (rules.version < 2 && header.baseEvent) return "a baseEvent in a block without RSKIP535";
  if (header.edges?.every(isEdge) === false) return "rskPteEdges are whole numbers of 15 bits";
  return undefined;
}

function isEdge(edge: number): boolean {
  return Number.isInteger(edge) && edge >= 0 && edge <= maxEdge;
}

function checkUncles({ header }: Subject): string | undefined {
  if ((header.uncleCount === 0) === (header.sha3Uncles === noUncles)) return undefined;
  return `sha3Uncles is not that of ${header.uncleCount} uncles`;
}

function checkHashForMergedMining({ block, header, rules }: Subject): string | undefined {
  const given = hexToBytes(block.hashForMergedMining);
  if (given.length !== hashLength) return `has ${given.length} bytes, not 32`;
  // One block can't tell what its fork detection data should be: it is taken as given.
  return difference(block.hashForMergedMining, hashForMergedMining(header, rules, given.subarray(hashPrefixLength)));
}

function checkForkDetection({ block, header, rules }: Subject): string | undefined {
  const height = heightIn(hexToBytes(block.hashForMergedMining));
  if (!rules.forkDetection || height === header.number) return undefined;
  return `fork detection data is of height ${height}, the block of ${header.number}`;
}

function checkHash({ block, header, rules }: Subject): string | undefined {
  return difference(block.hash, blockHash(header, block, rules));
}

function checkWork({ block, header }: Subject): string | undefined {
  const bitcoinHeader = hexToBytes(block.bitcoinMergedMiningHeader);
  if (bitcoinHeader.length !== bitcoinHeaderLength)
    return `a Bitcoin header has 80 bytes, this one ${bitcoinHeader.length}`;
  const hash = bitcoinHash(bitcoinHeader);
  if (meetsDifficulty(hash, header.difficulty)) return undefined;
  return `Bitcoin hash ${bytesToHex(reversed(hash))} is above the target of difficulty ${header.difficulty}`;
}

function checkCoinbase({ block }: Subject): string | undefined {
  const coinbase = readCoinbase(hexToBytes(block.bitcoinMergedMiningCoinbaseTransaction));
  if (coinbase === undefined) return "the compressed coinbase is too short";
  return commitmentProblem(coinbase, hexToBytes(block.hashForMergedMining));
}

function checkMerkleProof({ block, rules }: Subject): string | undefined {
  const proof = hexToBytes(block.bitcoinMergedMiningMerkleProof);
  const coinbase = readCoinbase(hexToBytes(block.bitcoinMergedMiningCoinbaseTransaction));
  if (!rules.shortProof) return "blocks before RSKIP92 have a Merkle proof of another form, which is not read here";
  if (proof.length % hashLength !== 0) return "the Merkle proof is not a list of hashes";
  if (rules.limitedProof && proof.length > maxProofHashes * hashLength)
    return "the Merkle proof has more than 30 hashes";
  if (coinbase === undefined) return "the compressed coinbase is too short";
  const branch = Array.from({ length: proof.length / hashLength }, (_, index) =>
    reversed(proof.subarray(index * hashLength, (index + 1) * hashLength)),
  );
  const expected = merkleRootOf(hexToBytes(block.bitcoinMergedMiningHeader));
  return difference(bytesToHex(expected), bytesToHex(merkleRoot(coinbaseHash(coinbase), branch)));
}

function checkGenesisProof({ block }: Subject): string | undefined {
  const isEmpty =
    block.bitcoinMergedMiningHeader === genesisProof.bitcoinMergedMiningHeader &&
    block.bitcoinMergedMiningCoinbaseTransaction === genesisProof.bitcoinMergedMiningCoinbaseTransaction &&
    block.bitcoinMergedMiningMerkleProof === genesisProof.bitcoinMergedMiningMerkleProof;
  return isEmpty ? undefined : "a genesis block has 0x00 in the place of a proof";
}

function difference(given: Hex, computed: Hex): string | undefined {
  return given === computed ? undefined : `is ${given}, computed ${computed}`;
}
