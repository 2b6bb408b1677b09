import { RpcError } from "./errors.js";

/** What reads logs. */
export interface LogSource {
  request(method: string, params: readonly unknown[]): Promise<unknown>;
}

/** The members of a filter that ranges are made of; others are sent as they are. */
export interface RangeFilter {
  readonly fromBlock?: string | bigint | undefined;
  readonly toBlock?: string | bigint | undefined;
  readonly blockHash?: string | undefined;
}

/** Yields logs of as many ranges as the service asks for: one that is too large is read again as the error suggests. */
export async function* readLogs(source: LogSource, filter: RangeFilter): AsyncGenerator {
  if (filter.blockHash !== undefined) {
    yield* (await source.request("eth_getLogs", [filter])) as unknown[];
    return;
  }
  const head = (await source.request("eth_blockNumber", [])) as bigint;
  const last = smaller(numberOf(filter.toBlock, head), head);
  let from = numberOf(filter.fromBlock, head);
  let size = last - from + 1n;
  while (from <= last) {
    const to = smaller(from + size - 1n, last);
    const range = { ...filter, fromBlock: from, toBlock: to };
    try {
      yield* (await source.request("eth_getLogs", [range])) as unknown[];
      from = to + 1n;
      // Other blocks may have fewer logs.
      size *= 2n;
    } catch (error) {
      size = suggestedSize(error, to - from + 1n);
    }
  }
}

/** How many blocks the service suggests. Throws the error where that is no fewer, so that reading always ends. */
function suggestedSize(error: unknown, asked: bigint): bigint {
  const { from, to } = (error instanceof RpcError ? (error.data ?? {}) : {}) as { from?: unknown; to?: unknown };
  if (typeof from !== "bigint" || typeof to !== "bigint") throw error;
  const size = to - from + 1n;
  if (size < 1n || size >= asked) throw error;
  return size;
}

function numberOf(block: string | bigint | undefined, head: bigint): bigint {
  if (typeof block === "bigint") return block;
  if (block === "earliest") return 0n;
  return block?.startsWith("0x") ? BigInt(block) : head;
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
