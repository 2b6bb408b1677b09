import type { ScriptedBlock } from "./block-tree.js";
import { quantity } from "./signed-transaction.js";

/** The logs of a block as JSON-RPC has them, in order. */
export function logsOf(block: ScriptedBlock) {
  const logs = block.transactions.flatMap((transaction, transactionIndex) =>
    transaction.logs.map((log) => ({ log, transactionHash: transaction.hash, transactionIndex })),
  );
  return logs.map(({ log, transactionHash, transactionIndex }, logIndex) => ({
    logIndex: quantity(logIndex),
    blockNumber: quantity(block.number),
    blockHash: block.hash,
    transactionHash,
    transactionIndex: quantity(transactionIndex),
    address: log.address,
    data: log.data,
    topics: log.topics,
  }));
}

interface Filter {
  readonly address?: string | readonly string[];
  readonly topics?: readonly (string | null | readonly string[])[];
}

/** Whether a filter's address and topics, if any, let the log through. */
export function matchesFilter(log: ReturnType<typeof logsOf>[number], filter: unknown): boolean {
  const { address, topics = [] } = filter as Filter;
  if (address !== undefined && ![address].flat().includes(log.address)) return false;
  return topics.every((wanted, index) => {
    if (wanted === null || (Array.isArray(wanted) && wanted.length === 0)) return true;
    return [wanted].flat().includes(log.topics[index] ?? "");
  });
}
