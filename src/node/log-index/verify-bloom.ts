import type { ForkHeights } from "../../config/chains.js";
import { type BlockJson, headerOf } from "../../rootstock/merged-mining/block-json.js";
import { blockHash } from "../../rootstock/merged-mining/header.js";
import { rulesAt } from "../../rootstock/merged-mining/header-rules.js";
import type { ProveBlock, ProvenBlock } from "../heads/proven-blooms.js";

/**
 * The part of a node's block that its hash proves; undefined if it is not the block with this height and hash. Does not verify the work:
 * a trusted block names the hash.
 */
export function verifyBloom(
  block: unknown,
  { height, hash, forks }: { readonly height: number; readonly hash: string; readonly forks: ForkHeights },
): ProvenBlock | undefined {
  if (typeof block !== "object" || block === null) return undefined;
  const given = block as BlockJson;
  try {
    const header = headerOf(given);
    const rules = rulesAt(forks, height);
    const fits = (version: 0 | 1 | 2): boolean => blockHash(header, given, { ...rules, version }) === hash;
    // A network may take a version up at a height that is not known here.
    const isRight = header.number === height && (fits(rules.version) || ([0, 1, 2] as const).some(fits));
    return isRight ? { parentHash: given.parentHash, logsBloom: given.logsBloom } : undefined;
  } catch {
    // A member is missing, or none of its kind.
    return undefined;
  }
}

/** Proves blocks of a chain; undefined where its header rules are not known. */
export function createProveBlock(forks: ForkHeights | undefined): ProveBlock | undefined {
  return forks && ((block, { hash, number }) => verifyBloom(block, { height: number, hash, forks }));
}
