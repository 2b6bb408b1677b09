/**
 * Reads that cost a node little and whose answers are short: they share batches and a WebSocket without holding others up, since
 * RSKj works through a batch, and through a connection, in order.
 */
const cheapReads: ReadonlySet<string> = new Set([
  "eth_blockNumber",
  "eth_chainId",
  "eth_gasPrice",
  "eth_getBalance",
  "eth_getBlockTransactionCountByHash",
  "eth_getBlockTransactionCountByNumber",
  "eth_getCode",
  "eth_getStorageAt",
  "eth_getTransactionByBlockHashAndIndex",
  "eth_getTransactionByBlockNumberAndIndex",
  "eth_getTransactionByHash",
  "eth_getTransactionCount",
  "eth_getTransactionReceipt",
  "eth_getUncleCountByBlockHash",
  "eth_getUncleCountByBlockNumber",
  "eth_protocolVersion",
  "eth_syncing",
  "web3_clientVersion",
]);

/** Whether a method is one of them; blocks, calls, estimates and logs are not. */
export function isCheapRead(method: string): boolean {
  return cheapReads.has(method);
}
