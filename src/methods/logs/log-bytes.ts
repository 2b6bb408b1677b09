import { asBuffer } from "../../json/json-bytes.js";
import { quoteByte } from "../../json/json-tokens.js";
/** A result of eth_getLogs as the node sent it: a JSON array of log objects, or the beginning of one. */
export type LogBytes = Uint8Array;

const indexMember = Buffer.from('"logIndex"');
const heightMember = Buffer.from('"blockNumber"');

/** How many logs the array holds. Every log has one `logIndex`, and all strings in a log are hex, so the name is counted, not parsed. */
function countLogs(bytes: LogBytes): number {
  const buffer = asBuffer(bytes);
  let count = 0;
  for (let at = buffer.indexOf(indexMember); at !== -1; at = buffer.indexOf(indexMember, at + indexMember.length))
    count++;
  return count;
}

/** Counts the logs in an array that comes in chunks. */
export function createLogCounter(): (chunk: Uint8Array) => number {
  let count = 0;
  let carried: Uint8Array = new Uint8Array();
  return (chunk) => {
    // A name may be cut in two: the last bytes, fewer than a whole name, are scanned again.
    const text = carried.length === 0 ? chunk : Buffer.concat([carried, chunk]);
    count += countLogs(text);
    carried = text.subarray(Math.max(0, text.length - indexMember.length + 1));
    return count;
  };
}

/** The height of the block that log number `index` (from 0) is in; -1 when there is no such log. */
export function heightOfLog(bytes: LogBytes, index: number): number {
  const buffer = asBuffer(bytes);
  let at = buffer.indexOf(heightMember);
  for (let passed = 0; passed < index && at !== -1; passed++)
    at = buffer.indexOf(heightMember, at + heightMember.length);
  if (at === -1) return -1;
  const start = buffer.indexOf(quoteByte, at + heightMember.length) + 1;
  return Number(buffer.toString("latin1", start, buffer.indexOf(quoteByte, start)));
}
