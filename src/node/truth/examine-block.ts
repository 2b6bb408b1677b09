import { setImmediate as nextTurn } from "node:timers/promises";
import type { Block } from "../../../generated/types.js";
import type { BlockJson } from "../../rootstock/merged-mining/block-json.js";
import { type ChainName, rulesAt } from "../../rootstock/merged-mining/rules.js";
import { verifyBlock } from "../../rootstock/merged-mining/verify.js";
import { findTransactionProblem } from "./examine-transaction.js";
import type { Lie } from "./lie.js";

/**
 * Recomputes what a mined block proves by itself, and the transactions in it where they are whole. Not the roots, nor whether its
 * difficulty is what the chain asks for.
 */
export async function examineBlock(block: Block, chain: ChainName): Promise<Lie | undefined> {
  const problem = findBlockProblem(block as unknown as BlockJson, chain);
  if (problem !== undefined) return { kind: "block", problem };
  for (const [index, transaction] of block.transactions.entries()) {
    if (typeof transaction === "string") continue;
    const isHere = transaction.blockHash === block.hash && Number(transaction.transactionIndex) === index;
    if (!isHere || transaction.blockNumber !== block.number)
      return { kind: "transaction", problem: `transaction ${index} says that it is elsewhere` };
    const wrong = findTransactionProblem(transaction);
    if (wrong !== undefined) return { kind: "transaction", problem: wrong };
    // Finding a sender takes milliseconds; what callers wait for comes first.
    await nextTurn();
  }
  return undefined;
}

function findBlockProblem(block: BlockJson, chain: ChainName): string | undefined {
  if (BigInt(block.difficulty) === 0n) return "its difficulty is zero";
  const rules = rulesAt(chain, Number(block.number));
  const verdict = verifyBlock(block, rules);
  // What can't be read isn't held against the node; everything before it was in order.
  if (verdict.ok || (verdict.check === "merkleProof" && !rules.shortProof)) return undefined;
  // Nobody can make a hash fit another version's encoding, but a network may take one up at a height not known here.
  const versions = ([0, 1, 2] as const).filter((version) => version !== rules.version);
  if (versions.some((version) => verifyBlock(block, { ...rules, version }).ok)) return undefined;
  return `${verdict.check}: ${verdict.problem}`;
}
