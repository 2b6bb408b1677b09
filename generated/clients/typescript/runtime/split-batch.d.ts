// Generated from openrpc.json by `npm run generate`. Do not edit.

/** How large a batch may be. */
export interface BatchLimits {
    maxBatchLength: number;
    maxBodyBytes: number;
}
/** Parts of a batch, in order, that each keep within the limits. What is too large alone is a part of its own. */
export declare function splitBatch<Item extends {
    readonly bytes: number;
}>(items: readonly Item[], { maxBatchLength, maxBodyBytes }: BatchLimits): Item[][];
