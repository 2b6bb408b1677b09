import { setImmediate as nextTurn } from "node:timers/promises";
import type { Block } from "../../../generated/types.js";
import { workShownBy } from "../../rootstock/merged-mining/bitcoin.js";
import type { BlockJson } from "../../rootstock/merged-mining/block-json.js";
import { rulesAt } from "../../rootstock/merged-mining/header-rules.js";
import { verifyBlock } from "../../rootstock/merged-mining/verify.js";
import type { HeaderKnowledge, WorkedBlock } from "./header-knowledge.js";
import type { Finding } from "./verification-failure.js";
import { findTransactionProblem } from "./verify-transaction.js";

/** The block's node, and the header rules of its chain. */
export interface BlockParts {
  readonly node: string;
  readonly chainId: number;
  readonly headers: HeaderKnowledge;
}

/**
 * Recomputes what a mined block proves, and its transactions if they are complete. Does not verify the roots, or the difficulty against
 * the chain's.
 */
export async function verifyWholeBlock(block: Block, parts: BlockParts): Promise<Finding | undefined> {
  const finding = verifyHeader(block as unknown as BlockJson, parts);
  if (finding && finding.kind !== "not checked") return finding;
  for (const [index, transaction] of block.transactions.entries()) {
    if (typeof transaction === "string") continue;
    const isHere = transaction.blockHash === block.hash && Number(transaction.transactionIndex) === index;
    if (!isHere || transaction.blockNumber !== block.number)
      return { kind: "transaction", problem: `transaction ${index} says that it is elsewhere` };
    const wrong = findTransactionProblem(transaction, parts.chainId);
    if (wrong !== undefined) return { kind: "transaction", problem: wrong };
    // Recovering a sender takes milliseconds; calls come first.
    await nextTurn();
  }
  return finding;
}

function verifyHeader(block: BlockJson, { node, headers }: BlockParts): Finding | undefined {
  if (BigInt(block.difficulty) === 0n) return { kind: "block", problem: "its difficulty is zero" };
  const worked = workedBlockOf(block);
  const problem = findHeaderProblem(block, headers);
  if (problem === undefined) {
    headers.confirm(node, worked);
    return undefined;
  }
  return headers.covers(worked) ? { kind: "block", problem } : { kind: "not checked", problem, block: worked };
}

function findHeaderProblem(block: BlockJson, { forks }: HeaderKnowledge): string | undefined {
  if (!forks) return "the header rules of the chain are not known";
  const rules = rulesAt(forks, Number(block.number));
  const verdict = verifyBlock(block, rules);
  // What can't be read isn't held against the node; everything before it was in order.
  if (verdict.ok || (verdict.check === "merkleProof" && !rules.shortProof)) return undefined;
  // A hash that fits another version's encoding cannot be forged: the network may have activated that version at another height.
  const versions = ([0, 1, 2] as const).filter((version) => version !== rules.version);
  if (versions.some((version) => verifyBlock(block, { ...rules, version }).ok)) return undefined;
  return `${verdict.check}: ${verdict.problem}`;
}

function workedBlockOf({ number, difficulty, bitcoinMergedMiningHeader }: BlockJson): WorkedBlock {
  const [claimed, shown] = [BigInt(difficulty), workShownBy(bitcoinMergedMiningHeader)];
  return { height: Number(number), work: claimed < shown ? claimed : shown };
}
