import { RLP } from "@ethereumjs/rlp";
import type { Hex } from "../rootstock/hex.js";
import { forkDetectionData } from "../rootstock/merged-mining/fork-detection.js";
import {
  blockHash,
  hashForMergedMining,
  headerItems,
  type MergedMiningProof,
} from "../rootstock/merged-mining/header.js";
import { mineMergedMiningProof } from "../rootstock/merged-mining/mine.js";
import type { Block, BlockDraft } from "./block.js";
import { headerRulesAt } from "./chain-rules.js";

/** What stands for the proof of work of a block that isn't mined yet. */
export const noProof: MergedMiningProof = {
  bitcoinMergedMiningHeader: "0x",
  bitcoinMergedMiningCoinbaseTransaction: "0x",
  bitcoinMergedMiningMerkleProof: "0x",
};

type BlockAt = (height: number) => Block;

/** Makes a block of a draft: finds its proof of work. */
export function sealBlock(draft: BlockDraft, blockAt: BlockAt): Block {
  const rules = headerRulesAt(draft.header.number);
  const committed = commitmentOf(draft, blockAt);
  const proof = mineMergedMiningProof(committed, draft.header);
  return {
    ...draft,
    hash: blockHash(draft.header, proof, rules),
    hashForMergedMining: committed,
    proof,
    size: sizeOf(draft, proof),
  };
}

/** The draft's `hashForMergedMining`. */
export function commitmentOf({ header }: BlockDraft, blockAt: BlockAt): Hex {
  const rules = headerRulesAt(header.number);
  const ancestorAt = (height: number) => {
    const { proof, header } = blockAt(height);
    return { bitcoinMergedMiningHeader: proof.bitcoinMergedMiningHeader, uncleCount: header.uncleCount };
  };
  const forkData = rules.forkDetection ? forkDetectionData(header.number, ancestorAt) : undefined;
  return hashForMergedMining(header, rules, forkData);
}

/** The length of `[header, transactions, uncles]` in RLP. */
export function sizeOf({ header, transactions }: BlockDraft, proof: MergedMiningProof): number {
  const items = headerItems(header, proof, headerRulesAt(header.number));
  return RLP.encode([items, transactions.map(({ raw }) => RLP.decode(raw)), []]).length;
}
