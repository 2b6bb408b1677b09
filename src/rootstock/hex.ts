export type Hex = `0x${string}`;

/** A number as JSON-RPC writes it: hex without leading zeros. */
export function toQuantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`;
}

/** Bytes as hex. Faster than what libraries do, which matters for megabytes. */
export function hexOfBytes({ buffer, byteOffset, byteLength }: Uint8Array): Hex {
  return `0x${Buffer.from(buffer, byteOffset, byteLength).toString("hex")}`;
}
