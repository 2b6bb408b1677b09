import { nodeUnavailable } from "../node/node-unavailable.js";
import { RpcError } from "../rpc/rpc-error.js";
import { BlockNotFoundError, type BlockReader } from "./block-reader.js";
import type { BlockHeader } from "./followed-chain.js";

/** The point up to which a subscriber has received all events. */
export type ResumePoint =
  /** `logIndex`: the first log of the block that it has not received; undefined: there is none. */
  { readonly blockHash: string; readonly logIndex?: number | undefined } | { readonly blockNumber: number };

export interface PointSource {
  readonly reader: BlockReader;
  /** The last announced block. */
  readonly tip: () => BlockHeader;
  readonly wait: (delayMs: number) => Promise<void>;
}

/** Retries for a block that another process has already announced to the subscriber, and their delay. */
const maxTries = 12;
const retryMs = 250;

/**
 * The block of a point, once the tip is as high. Throws InvalidParams when there is no such block, and InternalError while the tip is
 * below one that is known by its hash.
 */
export async function findPoint(point: ResumePoint, { reader, tip, wait }: PointSource): Promise<BlockHeader> {
  for (let tries = 1; ; tries++) {
    const found = await readPoint(point, reader);
    if (found && found.number <= tip().number) return found;
    if (tries === maxTries) {
      // The block may still be canonical: this process has not followed the chain that far.
      if (found && "blockHash" in point) throw nodeUnavailable(new Error("the head is behind the point to resume at"));
      throw refusedPoint(found ? "is past the newest block" : "is not a known block");
    }
    await wait(retryMs);
  }
}

async function readPoint(point: ResumePoint, reader: BlockReader): Promise<BlockHeader | undefined> {
  try {
    return await ("blockHash" in point ? reader.readHeader(point.blockHash) : reader.readHeaderAt(point.blockNumber));
  } catch (error) {
    if (error instanceof BlockNotFoundError) return undefined;
    throw error;
  }
}

/** The error for a point where a subscription can't be resumed. */
export function refusedPoint(problem: string): RpcError {
  const instead = "read what happened since by eth_getLogs, and subscribe without fromBlock";
  return new RpcError("InvalidParams", `filter.fromBlock ${problem}; ${instead}`, {
    data: { param: "filter.fromBlock" },
  });
}
