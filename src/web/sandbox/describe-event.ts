/** An event of a subscription in a line: a block, a log, or a transaction's hash. */
export function describeEvent(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const { number, hash, blockNumber, logIndex, address, removed } = value as Readonly<Record<string, unknown>>;
  if (logIndex === undefined) return `Block ${numberOf(number)} ${String(hash)}`;
  return `${removed === true ? "Removed log" : "Log"} ${numberOf(logIndex)} of block ${numberOf(blockNumber)} ${String(address)}`;
}

function numberOf(quantity: unknown): string {
  return Number(quantity).toLocaleString("en-US");
}
