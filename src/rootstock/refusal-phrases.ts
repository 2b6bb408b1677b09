/** RSKj's refusals of transactions for which Ethereum libraries look for other words. */
const phrases: readonly (readonly [text: RegExp, phrase: string])[] = [
  [/^gas price not enough to bump transaction/, "replacement transaction underpriced"],
  [/^the sender account doesn't exist/, "insufficient funds"],
  [/^transaction's basic cost is above the gas limit/, "intrinsic gas too low"],
];

/**
 * A node's refusal of a transaction, after the phrase by which libraries recognise it in go-ethereum's errors. Unchanged if it contains
 * such a phrase: "nonce too low", "insufficient funds".
 */
export function withPhrase(text: string): string {
  const phrase = phrases.find(([pattern]) => pattern.test(text))?.[1];
  return phrase === undefined ? text : `${phrase}: ${text}`;
}
