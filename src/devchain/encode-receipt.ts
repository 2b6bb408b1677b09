import { RLP } from "@ethereumjs/rlp";
import { hexToBytes } from "@ethereumjs/util";
import { bloomOf } from "../rootstock/logs-bloom.js";
import type { Receipt } from "./block.js";

/** A receipt as the block's receiptsRoot commits to it, in Ethereum's form. */
export function encodeReceipt({ status, cumulativeGasUsed, logs }: Receipt): Uint8Array {
  const encodedLogs = logs.map(({ address, topics, data }) => [
    hexToBytes(address),
    topics.map((topic) => hexToBytes(topic)),
    hexToBytes(data),
  ]);
  return RLP.encode([status, cumulativeGasUsed, hexToBytes(bloomOf(logs)), encodedLogs]);
}
