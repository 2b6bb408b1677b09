/**
 * Which block tags an API key may use: those of the specification, or also Ethereum's `safe` and `finalized`, for tools that can't do
 * without them. An option of each API key.
 */
export const blockTagsChoices = ["specified", "ethereum"] as const;

export type BlockTags = (typeof blockTagsChoices)[number];
