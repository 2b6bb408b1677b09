import { createHash } from "node:crypto";
import { createSectionRows } from "../../../src/log-index/section-rows.js";
import { openSectionStore } from "../../../src/log-index/section-store.js";
import { rangeOfSection, sectionBlocks } from "../../../src/log-index/section.js";
import { bloomBitsOf } from "../../../src/rootstock/logs-bloom.js";
import { contractOf, heightsOf, LOG_COUNTS, lastHashOf, SECTIONS } from "./long-chain.js";

/** Blocks of the main network have 12 to 51 of a bloom filter's bits set: some the same in all, since each pays its miner. */
const COMMON_BITS = 12;
const OTHER_BITS = 24;

/** Writes the index of a long chain, as if its blocks had been read. */
export async function fillIndex(folder: string): Promise<void> {
  const store = await openSectionStore(folder);
  await store.reload();
  const rows = createSectionRows();
  for (let section = 0; section < SECTIONS; section++) {
    rows.clear();
    const { from, to } = rangeOfSection(section);
    const extra = new Map<number, readonly number[]>();
    for (const count of LOG_COUNTS)
      for (const height of heightsOf(count, { from, to }))
        extra.set(height, [...(extra.get(height) ?? []), ...bloomBitsOf(contractOf(count))]);
    for (let height = from; height <= to; height++)
      rows.add(height % sectionBlocks, bloomWith([...bitsOf(height), ...(extra.get(height) ?? [])]));
    await store.write(section, rows, { lastHash: lastHashOf(section), parentHash: lastHashOf(section - 1) });
  }
  await store.close();
}

function bitsOf(height: number): number[] {
  const digest = createHash("sha512").update(String(height)).digest();
  const bits = Array.from({ length: OTHER_BITS }, (_, index) => digest.readUInt16LE(2 * index) % 2_048);
  for (let bit = 0; bit < COMMON_BITS; bit++) bits.push(bit * 170);
  return bits;
}

function bloomWith(bits: readonly number[]): string {
  const bloom = Buffer.alloc(256);
  for (const bit of bits) bloom[255 - (bit >> 3)]! |= 1 << (bit & 7);
  return `0x${bloom.toString("hex")}`;
}
