/** Where a subscription resumes: after a block, or among the logs of one. */
export type Point = string | bigint | { readonly blockHash: string; readonly logIndex: string } | object;

/** How far the events of a subscription have come. */
export interface Position {
  /** Undefined: at no block yet. */
  point: Point | undefined;
  onEvent(event: unknown): void;
  /** A new block, after all events of the blocks below it. */
  onHead(header: Header): void;
}

export interface Header {
  readonly hash: string;
  readonly parentHash: string;
}

interface Log {
  readonly blockHash: string;
  readonly logIndex: string;
  readonly removed: boolean;
}

/** Of new blocks: the last one. */
export function createHeadPosition(point: Point | undefined): Position {
  const position: Position = {
    point,
    onEvent: (header) => void (position.point = (header as Header).hash),
    onHead: () => undefined,
  };
  return position;
}

/** Of logs: the first log that is still to come, of the last block that had one; or the block below the newest. */
export function createLogPosition(point: Point | undefined): Position {
  const position: Position = {
    point,
    onEvent(event) {
      const { blockHash, logIndex, removed } = event as Log;
      const next = Number(logIndex) + (removed ? 0 : 1);
      position.point = { blockHash, logIndex: `0x${next.toString(16)}` };
    },
    onHead({ hash, parentHash }) {
      if (!isAmongLogsOf(hash, position.point)) position.point = parentHash;
    },
  };
  return position;
}

/** The header of a block may come after the first of its logs when both subscriptions have just been resumed. */
function isAmongLogsOf(hash: string, point: Point | undefined): boolean {
  return typeof point === "object" && "blockHash" in point && point.blockHash === hash;
}
