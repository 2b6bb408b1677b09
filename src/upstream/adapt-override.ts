import type { AccountOverride, Quantity, StateOverride, StorageOverride } from "../../generated/types.js";

/** RSKj reads balances as signed numbers and fails above this value, which is enough for any call. */
const maxBalance = 2n ** 255n - 1n;

/** A state override as nodes take it: balances that RSKj can read, slots and their values as words. */
export function adaptOverride(override: unknown): StateOverride {
  const accounts = Object.entries(override as StateOverride);
  return Object.fromEntries(accounts.map(([address, account]) => [address, adaptAccount(account)]));
}

function adaptAccount({ balance, state, stateDiff, ...rest }: AccountOverride): AccountOverride {
  return {
    ...(balance !== undefined && { balance: capBalance(balance) }),
    ...rest,
    ...(state && { state: wordsOf(state) }),
    ...(stateDiff && { stateDiff: wordsOf(stateDiff) }),
  };
}

function capBalance(balance: Quantity): Quantity {
  return BigInt(balance) > maxBalance ? `0x${maxBalance.toString(16)}` : balance;
}

function wordsOf(storage: StorageOverride): StorageOverride {
  return Object.fromEntries(Object.entries(storage).map((entry) => entry.map(wordOf) as [string, Quantity]));
}

function wordOf(quantity: string): Quantity {
  return `0x${quantity.slice(2).padStart(64, "0")}`;
}
