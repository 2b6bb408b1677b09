/**
 * What eth_estimateGas returns for a transaction that would fail: an estimate, as the specification requires, or an error, as
 * Ethereum nodes do. An option of each API key.
 */
export const estimatesChoices = ["specified", "strict"] as const;

export type Estimates = (typeof estimatesChoices)[number];
