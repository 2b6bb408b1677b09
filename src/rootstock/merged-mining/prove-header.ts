import type { ForkHeights } from "../../config/chains.js";
import { type BlockJson, headerOf } from "./block-json.js";
import { type HeaderRules, rulesAt } from "./header-rules.js";
import { blockHash } from "./header.js";
import { verifyBlock } from "./verify.js";

/** The members of a block that its hash proves, except those that only its miner needs. */
export type ProvenHeader = Readonly<Pick<BlockJson, (typeof provenMembers)[number]>>;

export const provenMembers = [
  "number",
  "parentHash",
  "sha3Uncles",
  "logsBloom",
  "transactionsRoot",
  "stateRoot",
  "receiptsRoot",
  "miner",
  "difficulty",
  "extraData",
  "gasLimit",
  "gasUsed",
  "timestamp",
  "minimumGasPrice",
  "paidFees",
] as const satisfies readonly (keyof BlockJson)[];

export interface HeaderName {
  readonly number: number;
  readonly hash: string;
}

/** Returns the header of a node's block; undefined if it is not the block with this height and hash. Does not verify the work. */
export function proveHeader(
  block: unknown,
  { number, hash }: HeaderName,
  forks: ForkHeights,
): ProvenHeader | undefined {
  if (typeof block !== "object" || block === null) return undefined;
  const given = block as BlockJson;
  try {
    if (headerOf(given).number !== number || !rulesOf(given, hash, forks)) return undefined;
    return Object.fromEntries(provenMembers.map((name) => [name, given[name]])) as unknown as ProvenHeader;
  } catch {
    // A member is missing, or none of its kind.
    return undefined;
  }
}

/** Finds what a proven block's work lacks: its Bitcoin header does not reach the difficulty, or does not commit to the block. */
function findWorkProblem(block: BlockJson, forks: ForkHeights): string | undefined {
  const rules = rulesOf(block, block.hash, forks);
  const verdict = rules && verifyBlock(block, rules);
  // The Merkle proof of early blocks has a form that is not read here.
  if (!verdict || verdict.ok || (verdict.check === "merkleProof" && !rules.shortProof)) return undefined;
  return `${verdict.check}: ${verdict.problem}`;
}

/** The header rules by which the block has this hash. A network may take a version up at a height that is not known here. */
function rulesOf(block: BlockJson, hash: string, forks: ForkHeights): HeaderRules | undefined {
  const header = headerOf(block);
  const known = rulesAt(forks, header.number);
  const candidates = ([known.version, 0, 1, 2] as const).map((version): HeaderRules => ({ ...known, version }));
  return candidates.find((rules) => blockHash(header, block, rules) === hash);
}

/** How headers of a chain are proven; undefined where its rules are not known. */
export function headerProofOf(forks: ForkHeights | undefined) {
  if (!forks) return undefined;
  return {
    prove: (block: unknown, name: HeaderName) => proveHeader(block, name, forks),
    findWorkProblem: (block: unknown) => findWorkProblem(block as BlockJson, forks),
  };
}
