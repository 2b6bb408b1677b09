/** An answer of eth_getLogs as the node sent it: a JSON array of log objects. */
export type LogBytes = Uint8Array;

const marker = Buffer.from('"logIndex"');

/** How many logs the array holds. Every log has one `logIndex`, and all strings in a log are hex, so the name is counted, not parsed. */
export function countLogs(bytes: LogBytes): number {
  const buffer = asBuffer(bytes);
  let count = 0;
  for (let at = buffer.indexOf(marker); at !== -1; at = buffer.indexOf(marker, at + marker.length)) count++;
  return count;
}

/** The height of the block that log number `index` (from 0) is in. */
export function heightOfLog(bytes: LogBytes, index: number): number {
  const logs = JSON.parse(asBuffer(bytes).toString("utf8")) as { blockNumber: string }[];
  return Number(logs[index]?.blockNumber);
}

/** One array of all logs in the given arrays, in order. */
export function joinLogs(arrays: readonly LogBytes[]): LogBytes {
  const filled = arrays.filter((bytes) => countLogs(bytes) > 0);
  const parts: Uint8Array[] = [];
  for (const bytes of filled) {
    const buffer = asBuffer(bytes);
    parts.push(Buffer.from(parts.length === 0 ? "[" : ","));
    parts.push(buffer.subarray(buffer.indexOf("[") + 1, buffer.lastIndexOf("]")));
  }
  return parts.length === 0 ? Buffer.from("[]") : Buffer.concat([...parts, Buffer.from("]")]);
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
