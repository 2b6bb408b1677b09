import { flag, whole } from "./setting-types.js";

/** The settings of the built-in devchain. */
export const devchainSettings = {
  DEVCHAIN: flag
    .optional()
    .describe(
      "Serve networks without a node URL from the built-in devchain; default: on in development, off in production",
    ),
  DEVCHAIN_BLOCK_DELAY_MS: whole(0)
    .default(1_500)
    .describe("Time from a transaction to its block, and between the blocks that confirm it; 0: immediately"),
  DEVCHAIN_CONFIRMATIONS: whole(0)
    .max(1_000)
    .default(12)
    .describe("Number of empty blocks that the devchain mines after each block with transactions"),
  DEVCHAIN_BLOCK_INTERVAL_MS: whole(10)
    .optional()
    .describe("Mine devchain blocks at this interval instead, including empty blocks; default: on demand"),
};
