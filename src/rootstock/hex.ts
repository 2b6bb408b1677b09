export type Hex = `0x${string}`;

/** A number as JSON-RPC writes it: hex without leading zeros. */
export function toQuantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`;
}
