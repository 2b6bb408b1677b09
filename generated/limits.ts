// Generated from openrpc.json by `npm run generate`. Do not edit.

/** The document's `x-limits`. */
export const limits = {
  logsMaxResults: 10000,
  logsMaxBlocks: 2000,
  tracesMaxResults: 100,
  tracesMaxBlocks: 2000,
  feeHistoryMaxBlocks: 100,
  keysPerUser: 4,
  requestsPerDay: 25000,
  maxBodyBytes: 1048576,
  maxBatchLength: 1000,
  maxDepth: 128,
  maxValues: 32768,
  maxMembers: 4096,
  maxResponseBytes: 67108864,
  poolMaxBytes: 1048576,
  callTimeoutMs: 30000,
  sendSyncTimeoutMs: 20000,
  sendSyncMaxTimeoutMs: 25000,
  filtersPerUser: 100,
  filterIdleMinutes: 15,
  filterMaxBytes: 32768,
  devchainSnapshots: 1000,
  devchainMinedBlocks: 1000,
  devchainImpersonations: 1000,
} as const;
