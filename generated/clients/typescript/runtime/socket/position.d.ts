// Generated from openrpc.json by `npm run generate`. Do not edit.

/** Where a subscription resumes: after a block, or among the logs of one. */
export type Point = string | bigint | {
    readonly blockHash: string;
    readonly logIndex: string;
} | object;
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
/** Of new blocks: the last one. */
export declare function createHeadPosition(point: Point | undefined): Position;
/** Of logs: the first log that is still to come, of the last block that had one; or the block below the newest. */
export declare function createLogPosition(point: Point | undefined): Position;
