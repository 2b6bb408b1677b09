import type { Block } from "../block.js";
import type { ChainFile } from "../chain-file.js";
import type { Chain } from "../chain.js";
import type { NodeFile } from "../state-nodes.js";
import { readBase, readHeight } from "./fork-base.js";
import { createForkedState, type ForkedState } from "./forked-state.js";
import type { Remote } from "./remote.js";

/** What a fork is to continue. */
export interface ForkPlan {
  readonly remote: Remote;
  /** The height of the base; by default the one that the chain's file has, or `depth` blocks below the remote node's latest. */
  readonly block?: number | undefined;
  readonly depth: number;
}

/** A chain that continues a remote one. */
export interface Fork {
  readonly remote: Remote;
  readonly state: ForkedState;
  /** The first block of a new chain; its state is yet to be written. */
  readonly base: Block;
}

interface ForkParts {
  readonly file: ChainFile;
  readonly chain: Chain;
  readonly nodes: NodeFile;
}

/** @throws Error when the remote node lacks the base, or the file has a chain of another base */
export async function openFork(parts: ForkParts, plan: ForkPlan): Promise<Fork> {
  const { chain, nodes, file } = parts;
  const { remote } = plan;
  const known = chain.isEmpty ? undefined : chain.at(chain.firstHeight);
  if (known) refuseOther(known.header.number, plan.block);
  const height = known?.header.number ?? plan.block ?? Math.max(1, (await readHeight(remote)) - plan.depth);
  const base = await readBase(remote, height);
  if (known && known.hash !== base.hash)
    throw new Error(`--fork: the node's block ${height} is another one than this fork's: ${base.hash}`);
  return { remote, base, state: createForkedState({ file, nodes, remote, height }) };
}

function refuseOther(height: number, wanted: number | undefined): void {
  if (height === 0) throw new Error("--fork: the file has a chain that is no fork");
  if (wanted !== undefined && wanted !== height)
    throw new Error(`--fork: the file has a fork of block ${height}, not ${wanted}`);
}

/** @throws Error when the chain is a fork: without its remote node it lacks most of its state */
export function requireNoFork(chain: Chain): void {
  if (!chain.isEmpty && chain.firstHeight > 0)
    throw new Error(`it is a fork of block ${chain.firstHeight}: start it with --fork`);
}
