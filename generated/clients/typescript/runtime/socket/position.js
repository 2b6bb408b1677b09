// Generated from openrpc.json by `npm run generate`. Do not edit.

/** Of new blocks: the last one. */
export function createHeadPosition(point) {
    const position = {
        point,
        onEvent: (header) => void (position.point = header.hash),
        onHead: () => undefined,
    };
    return position;
}
/** Of logs: the first log that is still to come, of the last block that had one; or the block below the newest. */
export function createLogPosition(point) {
    const position = {
        point,
        onEvent(event) {
            const { blockHash, logIndex, removed } = event;
            const next = Number(logIndex) + (removed ? 0 : 1);
            position.point = { blockHash, logIndex: `0x${next.toString(16)}` };
        },
        onHead({ hash, parentHash }) {
            if (!isAmongLogsOf(hash, position.point))
                position.point = parentHash;
        },
    };
    return position;
}
/** The header of a block may come after the first of its logs when both subscriptions have just been resumed. */
function isAmongLogsOf(hash, point) {
    return typeof point === "object" && "blockHash" in point && point.blockHash === hash;
}
