import { chains } from "../../../../src/config/chains.js";
import type { BlockJson } from "../../../../src/rootstock/merged-mining/block-json.js";
import { headerOf } from "../../../../src/rootstock/merged-mining/block-json.js";
import { forkDetectionData } from "../../../../src/rootstock/merged-mining/fork-detection.js";
import { type HeaderRules, rulesAt } from "../../../../src/rootstock/merged-mining/header-rules.js";
import { blockHash, hashForMergedMining } from "../../../../src/rootstock/merged-mining/header.js";
import { mineMergedMiningProof } from "../../../../src/rootstock/merged-mining/mine.js";
import { recordedBlock } from "./recorded-block.js";

/** A block of the devchain at `height`, with its work done for `workedDifficulty`; of other rules where `otherRules` says so. */
export function minedBlock(
  height: number,
  changes: Partial<BlockJson> = {},
  workedDifficulty = BigInt(changes.difficulty ?? 1),
  otherRules: Partial<HeaderRules> = {},
): BlockJson {
  const parent = recordedBlock("regtest-9");
  const rules = { ...rulesAt(chains.regtest.forks, height), ...otherRules };
  const draft = { ...parent, number: `0x${height.toString(16)}` as const, rskPteEdges: [1, 3], ...changes };
  const header = headerOf(draft);
  const ancestor = { bitcoinMergedMiningHeader: parent.bitcoinMergedMiningHeader, uncleCount: 1 };
  const hash = hashForMergedMining(
    header,
    rules,
    rules.forkDetection ? forkDetectionData(height, () => ancestor) : undefined,
  );
  const proof = mineMergedMiningProof(hash, { difficulty: workedDifficulty, timestamp: header.timestamp });
  return { ...draft, ...proof, hashForMergedMining: hash, hash: blockHash(header, proof, rules) };
}
