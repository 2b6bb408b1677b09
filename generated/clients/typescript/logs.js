// Generated from openrpc.json by `npm run generate`. Do not edit.

import { readLogs } from "./runtime/iterate-logs.js";
/**
 * The logs of a range of blocks of any size, in their order, up to the head at the beginning. Reads as many ranges as the service's limits
 * ask for: where one is too large, the one that the service suggests; each counts as a request. A reorganisation meanwhile may show in
 * logs of recent blocks: end the range some blocks below the head where that matters.
 * @throws RpcError where the service suggests no smaller range.
 */
export function iterateLogs(client, filter) {
    return readLogs(client, filter);
}
