// Generated from openrpc.json by `npm run generate`. Do not edit.

import { RpcError } from "./errors.js";
/** Yields logs of as many ranges as the service asks for: one that is too large is read again as the error suggests. */
export async function* readLogs(source, filter) {
    if (filter.blockHash !== undefined) {
        yield* (await source.request("eth_getLogs", [filter]));
        return;
    }
    const head = (await source.request("eth_blockNumber", []));
    const last = smaller(numberOf(filter.toBlock, head), head);
    let from = numberOf(filter.fromBlock, head);
    let size = last - from + 1n;
    while (from <= last) {
        const to = smaller(from + size - 1n, last);
        const range = { ...filter, fromBlock: from, toBlock: to };
        try {
            yield* (await source.request("eth_getLogs", [range]));
            from = to + 1n;
            // Other blocks may have fewer logs.
            size *= 2n;
        }
        catch (error) {
            size = suggestedSize(error, to - from + 1n);
        }
    }
}
/** How many blocks the service suggests. Throws the error where that is no fewer, so that reading always ends. */
function suggestedSize(error, asked) {
    const { from, to } = (error instanceof RpcError ? (error.data ?? {}) : {});
    if (typeof from !== "bigint" || typeof to !== "bigint")
        throw error;
    const size = to - from + 1n;
    if (size < 1n || size >= asked)
        throw error;
    return size;
}
function numberOf(block, head) {
    if (typeof block === "bigint")
        return block;
    if (block === "earliest")
        return 0n;
    return block?.startsWith("0x") ? BigInt(block) : head;
}
function smaller(one, other) {
    return one < other ? one : other;
}
