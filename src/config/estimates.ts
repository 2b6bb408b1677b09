/**
 * What eth_estimateGas answers to a transaction that would fail: an estimate all the same, as the specification has it, or an error,
 * as Ethereum's nodes do. An option of each API key.
 */
export const estimatesChoices = ["specified", "strict"] as const;

export type Estimates = (typeof estimatesChoices)[number];
