/** How large a batch may be. */
export interface BatchLimits {
  maxBatchLength: number;
  maxBodyBytes: number;
}

/** Parts of a batch, in order, that each keep within the limits. What is too large alone is a part of its own. */
export function splitBatch<Item extends { readonly bytes: number }>(
  items: readonly Item[],
  { maxBatchLength, maxBodyBytes }: BatchLimits,
): Item[][] {
  const parts: Item[][] = [];
  let part: Item[] = [];
  let bytes = 2;
  for (const item of items) {
    // Each item is followed by a comma or by the closing bracket.
    if (part.length > 0 && (part.length === maxBatchLength || bytes + item.bytes > maxBodyBytes)) {
      parts.push(part);
      part = [];
      bytes = 2;
    }
    part.push(item);
    bytes += item.bytes + 1;
  }
  return part.length > 0 ? [...parts, part] : parts;
}
