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
    .describe("Time from a transaction to its block, and between the blocks that confirm it; 0: at once"),
  DEVCHAIN_CONFIRMATIONS: whole(0)
    .max(1_000)
    .default(12)
    .describe("Empty blocks that the devchain makes after each block with transactions; then it rests"),
  DEVCHAIN_BLOCK_INTERVAL_MS: whole(10)
    .optional()
    .describe("Make devchain blocks at this interval instead, empty ones too; default: on demand"),
};
