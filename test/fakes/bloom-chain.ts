import { chains } from "../../src/config/chains.js";
import type { Head } from "../../src/node/head-feed.js";
import type { Hex } from "../../src/rootstock/hex.js";
import { bloomOf, type LogTerms } from "../../src/rootstock/logs-bloom.js";
import { type BlockJson, headerOf } from "../../src/rootstock/merged-mining/block-json.js";
import { rulesAt } from "../../src/rootstock/merged-mining/header-rules.js";
import { blockHash } from "../../src/rootstock/merged-mining/header.js";
import { recordedBlock } from "../unit/rootstock/merged-mining/recorded-block.js";

/** The logs of a block. */
export type LogsAt = (height: number) => readonly LogTerms[];

/** A chain of whole Rootstock headers whose hashes hold, without work and without anything but logs in their blocks. */
export interface BloomChain {
  readonly height: number;
  head(): Head;
  blockAt(height: number): BlockJson;
  /** By hash; `null` where the chain has none. */
  blockOf(hash: string): BlockJson | null;
  /** The chain with other blocks from `height` on, up to `to`. */
  forkAt(height: number, to: number, logsAt: LogsAt): BloomChain;
}

/** The rules that its headers follow. */
export const bloomChainForks = chains.regtest.forks;

const sample = recordedBlock("regtest-9");

export function createBloomChain(height: number, logsAt: LogsAt): BloomChain {
  return extend([], height, logsAt);
}

interface Mined {
  readonly hash: Hex;
  readonly logsBloom: Hex;
}

function extend(start: readonly Mined[], to: number, logsAt: LogsAt): BloomChain {
  const mined = [...start];
  const heights = new Map(mined.map(({ hash }, height) => [hash as string, height]));
  const draft = (height: number, logsBloom: Hex): BlockJson => ({
    ...sample,
    number: `0x${height.toString(16)}`,
    parentHash: mined[height - 1]?.hash ?? `0x${"00".repeat(32)}`,
    logsBloom,
  });
  for (let height = mined.length; height <= to; height++) {
    const logsBloom = bloomOf(logsAt(height));
    const block = draft(height, logsBloom);
    const hash = blockHash(headerOf(block), block, rulesAt(bloomChainForks, height));
    mined.push({ hash, logsBloom });
    heights.set(hash, height);
  }
  const blockAt = (height: number): BlockJson => {
    const { hash, logsBloom } = mined[height] as Mined;
    return { ...draft(height, logsBloom), hash };
  };
  return {
    height: to,
    head: () => ({ number: to, hash: (mined[to] as Mined).hash, parentHash: blockAt(to).parentHash }),
    blockAt,
    blockOf: (hash) => (heights.has(hash) ? blockAt(heights.get(hash) as number) : null),
    forkAt: (at, end, logs) => extend(mined.slice(0, at), end, logs),
  };
}
